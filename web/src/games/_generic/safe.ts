/**
 * Pictures and rules of strangers, made anew from what is known to be harmless: no script, nothing that acts, nothing
 * from elsewhere, no names that the page goes by.
 */
const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";

const SHAPES = new Set(
  (
    "svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc image " +
    "linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer " +
    "feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology " +
    "feOffset feTurbulence feDiffuseLighting feSpecularLighting feDistantLight fePointLight feSpotLight feTile"
  ).split(" "),
);

const TAMED_STYLE = "data-style";

/** What may stand in `style`, and is an attribute of the same name too. */
const STYLES = new Set(
  (
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray " +
    "stroke-dashoffset stroke-miterlimit opacity color font-family font-size font-style font-weight letter-spacing " +
    "word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift clip-path clip-rule " +
    "mask filter marker-start marker-mid marker-end stop-color stop-opacity flood-color flood-opacity paint-order " +
    "shape-rendering text-rendering image-rendering vector-effect visibility display transform"
  ).split(" "),
);

const WORDS = new Set(
  "h1 h2 h3 h4 h5 h6 p ul ol li table thead tbody tr th td blockquote pre code em strong a hr br".split(" "),
);

/** An attribute as it may stand in a picture; null for one that may not. `prefix` goes before the picture's own names. */
export function safeAttribute(shape: string, name: string, value: string, prefix: string): string | null {
  if (name === "id") return prefix + value;
  if (name === "href" || name === "xlink:href") {
    if (value.startsWith("#")) return `#${prefix}${value.slice(1)}`;
    return shape === "image" && /^data:image\/(png|jpeg|gif|webp);base64,/i.test(value) ? value : null;
  }
  if (name === "data-move" || name === "xml:space") return value;
  if (/^(on|data-|aria-|xml|style$|class$|role$|tabindex$|target$|autofocus$|attributename$)/i.test(name)) return null;
  if (/javascript:|expression\(|@import/i.test(value)) return null;
  const here = value.replaceAll(/url\(\s*(["']?)#([^"')]+)\1\s*\)/g, (_, __, id: string) => `url(#${prefix}${id})`);
  return /url\((?!#)/i.test(here) ? null : here;
}

/** The declarations of a `style` attribute that can be attributes instead: the page allows no inline styles. */
export function stylesOf(style: string): [string, string][] {
  return style
    .split(";")
    .map((each): [string, string] => {
      const at = each.indexOf(":");
      return [each.slice(0, at).trim().toLowerCase(), each.slice(at + 1).trim()];
    })
    .filter(([name, value]) => STYLES.has(name) && value !== "");
}

/** A picture that can be shown; null for what is none. Its size is that of its box. */
export function copyPicture(text: string, prefix: string): SVGSVGElement | null {
  const parsed = new DOMParser().parseFromString(tamed(namespaced(text)), "image/svg+xml").documentElement;
  if (parsed.localName !== "svg" || parsed.namespaceURI !== SVG) return null;
  const copy = copyShape(parsed, prefix) as SVGSVGElement;
  if (!copy.hasAttribute("viewBox")) {
    const [width, height] = [
      parseFloat(copy.getAttribute("width") ?? ""),
      parseFloat(copy.getAttribute("height") ?? ""),
    ];
    if (width > 0 && height > 0) copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
  }
  copy.removeAttribute("width");
  copy.removeAttribute("height");
  return copy;
}

/** Rules as the server makes them of a game's Markdown; links open beside the page. */
export function copyRules(html: string): DocumentFragment {
  const copy = document.createDocumentFragment();
  const { body } = new DOMParser().parseFromString(tamed(html), "text/html");
  if (body.firstElementChild?.localName === "h1") body.firstElementChild.remove(); // the page's title says it
  for (const node of body.childNodes) copy.append(...copyWords(node));
  return copy;
}

/** Put what was copied into its place; whoever had the focus there keeps it near. */
export function fill(place: HTMLElement, copy: Node | null): void {
  const hadFocus = place.contains(document.activeElement);
  place.replaceChildren(...(copy ? [copy] : []));
  if (hadFocus) place.focus({ preventScroll: true });
}

function copyShape(source: Element, prefix: string): SVGElement {
  const copy = document.createElementNS(SVG, source.localName) as SVGElement;
  for (const { name, value } of source.attributes) {
    if (name === TAMED_STYLE) for (const [each, declared] of stylesOf(value)) keep(each, declared);
    else if (!name.startsWith("xmlns")) keep(name, value);
  }
  for (const node of source.childNodes) {
    if (node instanceof Text) copy.append(node.data);
    else if (node instanceof Element && node.namespaceURI === SVG && SHAPES.has(node.localName))
      copy.append(copyShape(node, prefix));
  }
  return copy;

  function keep(name: string, value: string): void {
    const safe = safeAttribute(source.localName, name, value, prefix);
    if (safe === null) return;
    if (name === "xlink:href") copy.setAttributeNS(XLINK, name, safe);
    else copy.setAttribute(name, safe);
  }
}

function copyWords(node: Node): Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)];
  if (!(node instanceof Element)) return [];
  const inside = [...node.childNodes].flatMap(copyWords);
  if (!WORDS.has(node.localName)) return inside;
  const copy = document.createElement(node.localName === "h1" ? "h2" : node.localName); // the page has its title
  copy.append(...inside);
  const href = node.getAttribute("href") ?? "";
  if (copy instanceof HTMLAnchorElement && /^https?:\/\//i.test(href)) {
    copy.href = href;
    copy.target = "_blank";
    copy.rel = "noopener noreferrer";
  }
  return [copy];
}

/** What the content policy would complain of when it is only read: under other names it means nothing. */
function tamed(text: string): string {
  return text
    .replaceAll(/<(\/?)(style|script)\b/gi, "<$1metadata")
    .replaceAll(/(\s)(style|on\w+)(\s*=)/gi, "$1data-$2$3");
}

/** Somebody who draws for a page alone may leave the namespace out. */
function namespaced(text: string): string {
  return /<svg\b[^>]*\bxmlns\s*=/i.test(text) ? text : text.replace(/<svg\b/i, `<svg xmlns="${SVG}"`);
}
