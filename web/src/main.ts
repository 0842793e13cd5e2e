import { mount } from "svelte";

import "$shared/fonts.css";
import "$shared/materials.css";
import "$shared/colors.css";
import "$shared/page.css";
import { Install, keepShell } from "$shared/install";
import { Texts } from "$shared/texts/texts.svelte";

import App from "./App.svelte";
import { findPage } from "./views/pages";

keepShell();
const install = new Install(); // before anything is awaited: a browser makes its offer once
const texts = new Texts();
await texts.start(["page", "refusals", "levels", "seats", "games"]);
mount(App, { target: document.body, props: { texts, install, find: findPage } });
