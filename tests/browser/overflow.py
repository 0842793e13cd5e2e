"""Text that does not fit: cut off by its box, wider than its button, or beyond the edge of the page."""

from typing import Final

from playwright.sync_api import Page

FIND: Final = """
() => {
    const SLACK = 1.5;
    const WIDTH = document.documentElement.clientWidth;
    const found = [];
    /* What is drawn on the endless table goes wherever the table is drawn to; pictures of it lead back to it. */
    const APART = ".sr, svg, [inert], [role=application], script, style, option";
    /* People may be called whatever they like: where seats stand close, a long name ends in dots. */
    const NAMES = "[data-seat] .name";
    const BOXES = "button, .btn, .sheet, label, dialog, td, th, .notice";
    const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const describe = (element) => {
        const classes = [...element.classList].filter((name) => !/^s[0-9a-z]{5,7}$/.test(name));
        return element.tagName.toLowerCase() + classes.map((name) => "." + name).join("");
    };
    const tell = (why, node, box) => {
        const path = [node.parentElement, node.parentElement.parentElement].map(describe).reverse().join(" > ");
        found.push(`${why} ${box ? describe(box) + ": " : ""}${path} “${node.textContent.trim()}”`);
    };
    const scrolls = (style, axis) => ["auto", "scroll"].includes(style[`overflow${axis}`]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const own = node.parentElement;
        if (!node.textContent.trim() || own.closest(APART) || !isShown(own)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
        if (rects.length === 0) continue;
        const left = Math.min(...rects.map((rect) => rect.left));
        let right = Math.max(...rects.map((rect) => rect.right));
        const bottom = Math.max(...rects.map((rect) => rect.bottom));
        let [movesX, movesY, boxed, outer, hidden] = [false, false, false, false, false];
        for (let box = own; box; box = box.parentElement) hidden ||= getComputedStyle(box).clipPath === "inset(50%)";
        if (hidden) continue; /* for screen readers alone */
        for (let box = own; box && box !== document.documentElement; box = box.parentElement) {
            const style = getComputedStyle(box);
            const rect = box.getBoundingClientRect();
            const inline = style.display === "inline";
            const cuts = style.overflowX === "hidden" || style.overflowX === "clip";
            movesX ||= scrolls(style, "X");
            movesY ||= scrolls(style, "Y");
            const isBox = (!boxed && box.matches(BOXES)) || (!outer && box.matches(".sheet"));
            if (inline || (!cuts && !isBox)) continue;
            boxed ||= isBox;
            outer ||= box.matches(".sheet");
            if (cuts && style.textOverflow === "ellipsis" && own.closest(NAMES)) right = Math.min(right, rect.right);
            const why = cuts ? "cut off by" : "wider than";
            if (!movesX && (right > rect.right + SLACK || left < rect.left - SLACK)) {
                tell(why, node, box);
                break;
            }
            /* Letters may stand a little over a line that is cut close; words that are half gone do not. */
            if (!movesY && bottom > rect.bottom + 5) {
                tell(cuts ? "cut off below by" : "taller than", node, box);
                break;
            }
        }
        if (!movesX && (right > WIDTH + SLACK || left < -SLACK)) tell("beyond the edge of the page:", node);
    }
    if (document.documentElement.scrollWidth > WIDTH + SLACK) found.push("the page itself scrolls sideways");
    return [...new Set(found)];
}
"""


def overflows(page: Page) -> list[str]:
    """Every text that is clipped or leaves its button, chip, tile or the page: where, and the text."""
    page.evaluate("document.fonts.ready.then(() => null)")
    found: list[str] = page.evaluate(FIND)
    return found
