/** Every file of the language, in one chunk; a language may have none of them yet. */
const files = import.meta.glob<string>("../../locales/cs/*.ftl", { query: "?raw", import: "default", eager: true });

export const texts = Object.values(files);
