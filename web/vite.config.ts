import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { precompress } from "./build/precompress.ts";
import { preload } from "./build/preload.ts";

const server = process.env.CLERESTORY_SERVER ?? "http://127.0.0.1:8000";

const SHELL = /\/node_modules\/|\/src\/([^/]+\.(ts|svelte)|(api|pieces|glass|styles)\/|pages\/Home|games\/(index\.ts|\w+\/Emblem))/;

export default defineConfig({
  plugins: [svelte(), preload("en"), precompress()],
  build: {
    outDir: resolve(import.meta.dirname, "../src/clerestory/server/page"),
    emptyOutDir: true,
    target: "es2022",
    // A strict Content-Security-Policy allows no data: address, so nothing is folded into the style sheet or the script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files rather than many: the shell with home, each language, and each page and game for itself.
        codeSplitting: { groups: [{ name: "shell", test: SHELL }] },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
});
