import { mount } from "svelte";

import "$shared/fonts.css";
import "$shared/materials.css";
import "$shared/colors.css";
import "$shared/page.css";
import { Install, keepShell } from "$shared/install";
import { watchStyles } from "$shared/late";
import { Texts } from "$shared/texts/texts.svelte";
import { showUnopened } from "$shared/unopened";

import App from "./App.svelte";
import { findPage } from "./views/pages";

watchStyles();
keepShell();
const install = new Install(); // before anything is awaited: a browser makes its offer once
const texts = new Texts();
try {
  await texts.start(["page", "levels", "seats", "games"]);
} catch (error) {
  showUnopened();
  throw error;
}
document.getElementById("unopened")?.remove();
mount(App, { target: document.body, props: { texts, install, find: findPage } });
