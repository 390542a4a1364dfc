import type { Plugin } from "vite";

/** Starts loading a chunk together with the page's script, instead of after it. */
export function preload(chunk: string): Plugin {
  return {
    name: "preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const found = Object.values(bundle ?? {}).find((one) => one.type === "chunk" && one.name === chunk);
        if (!found) throw new Error(`There is no chunk ${chunk} to preload.`);
        return [{ tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href: `/${found.fileName}` }, injectTo: "head" }];
      },
    },
  };
}
