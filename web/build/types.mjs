// Writes src/api/schema.d.ts from the server's description of itself; with `--check` it only says whether the file is current.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const here = (path) => new URL(path, import.meta.url);
const local = here("../../.venv/bin/python").pathname;
const python = process.env.PYTHON ?? (existsSync(local) ? local : "python3");
const env = { ...process.env, CLERESTORY_PLAIN: "1" };
const description = execFileSync(python, ["-m", "clerestory.server.description"], { env, maxBuffer: 1 << 26 });
const types = "// Made by `npm run types` from the server's OpenAPI description.\n\n"
  + astToString(await openapiTS(JSON.parse(description), { defaultNonNullable: false }));

const file = here("../src/api/schema.d.ts");
if (process.argv.includes("--check")) {
  if (!existsSync(file) || readFileSync(file, "utf8") !== types) {
    console.error("web/src/api/schema.d.ts is not what the server says: run `npm run types`.");
    process.exit(1);
  }
} else {
  writeFileSync(file, types);
}
