import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/glass.css";
import "./styles/targets.css";
import { usualLanguage, words } from "./words.svelte";

await words.use(usualLanguage());
mount(App, { target: document.getElementById("page")! });
