import { mount } from "svelte";
import App from "./App.svelte";
import { placeAt, plainPath } from "./places";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/glass.css";
import "./styles/targets.css";
import { usualLanguage, words } from "./words.svelte";

// The page is on its way while the words are read; should it fail, App says so.
placeAt(plainPath(location.pathname))?.load().catch(() => undefined);
await words.use(usualLanguage());
mount(App, { target: document.getElementById("page")! });
