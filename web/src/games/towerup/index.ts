export { default as Board } from "./Board.svelte";
export { default as RuleDrawing } from "./RuleDrawing.svelte";
export { default as Emblem } from "./Emblem.svelte";
export { args } from "./args";
export { flights } from "./flights";
