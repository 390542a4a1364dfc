/** Sagrada as the shell sees it. */

export { default as Board } from "./Board.svelte";
export { default as Emblem } from "./Emblem.svelte";
export { default as RuleDrawing } from "./RuleDrawing.svelte";
export { flights } from "./flights";
export { args } from "./speaking";
