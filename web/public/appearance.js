// Runs before the first paint, so that nothing flashes in the other appearance. Later src/appearance.svelte.ts takes over.
let chosen = null;
try {
  chosen = localStorage.getItem("appearance");
} catch {
  // Storage is closed to us: the system's appearance holds.
}
const ofSystem = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
document.documentElement.dataset.theme = chosen === "light" || chosen === "dark" ? chosen : ofSystem;
