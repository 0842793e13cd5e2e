import { mount } from "svelte";

import "$shared/fonts.css";
import "$shared/materials.css";
import "$shared/colors.css";
import "$shared/page.css";
import { Install } from "$shared/install";
import { Texts } from "$shared/texts/texts.svelte";

import App from "../src/App.svelte";
import type { Page } from "../src/views/pages";

/** The gallery, at whatever path. */
const gallery: Page = {
  key: "gallery",
  props: {},
  texts: ["home", "new", "me", "table", "result", "learn"],
  load: () => import("./Gallery.svelte"),
};

const texts = new Texts();
await texts.start(["page", "refusals", "levels", "seats", "games"]);
mount(App, { target: document.body, props: { texts, install: new Install(), find: () => gallery } });
