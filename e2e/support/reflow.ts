import type { Page } from "@playwright/test";
import { waitForAnimations } from "./accessibility.ts";

/** Ways in which people make a page larger; each has to hold everything without sideways scrolling (WCAG 1.4.4, 1.4.10, 1.4.12). */
export const enlargements = {
  "400 % zoom, or the smallest phone": { width: 320, height: 640, styles: "" },
  "200 % zoom": { width: 720, height: 450, styles: "" },
  "letters twice as large": { width: 720, height: 900, styles: ":root { font-size: 200% }" },
  "wide spacing": {
    width: 390,
    height: 844,
    styles: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  },
} as const;

export type Enlargement = keyof typeof enlargements;

export async function enlarge(page: Page, how: Enlargement) {
  const { styles, ...size } = enlargements[how];
  await page.setViewportSize(size);
  // A sheet of the page's own making, which its policy allows, unlike a style element.
  await page.evaluate(async (rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, styles);
  await waitForAnimations(page);
}

/** What is lost: a page wider than the screen, and words that are cut off or stand outside of it. */
export const reflowIssues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const sideways =
      scrollWidth > window.innerWidth ? [`scrolls sideways by ${scrollWidth - window.innerWidth} px`] : [];
    return [
      ...sideways,
      ...wordsShown()
        .filter(isLost)
        .map(({ words, element }) => `“${words}” is cut off in ${element.outerHTML.slice(0, 90)}`),
    ];

    function wordsShown() {
      const part = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: { words: string; element: Element; box: DOMRect }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.textContent?.trim().slice(0, 60);
        const element = node.parentElement;
        if (!words || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.closest("[inert], [aria-hidden=true], [role=img], script, style, option, .skip-link")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        found.push({ words, element, box: range.getBoundingClientRect() });
      }
      return found;
    }

    /** What a box scrolls can be reached, what is for the ear alone has no place, and a summary may be shortened. */
    function isLost({ element, box }: { element: Element; box: DOMRect }): boolean {
      for (let frame: Element | null = element; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(frame);
        if (overflowX === "visible" || clipPath !== "none" || webkitLineClamp !== "none") {
          if (clipPath !== "none" || webkitLineClamp !== "none") return false;
          continue;
        }
        const edge = frame.getBoundingClientRect();
        const isWide = box.left < edge.left - 1 || box.right > edge.right + 1;
        const isHigh = box.top < edge.top - 2 || box.bottom > edge.bottom + 2;
        if (
          (isWide && overflowX !== "hidden" && overflowX !== "clip") ||
          (isHigh && overflowY !== "hidden" && overflowY !== "clip")
        )
          return false;
        if (isWide || isHigh) return true;
      }
      return box.left < -1 || box.right > window.innerWidth + 1;
    }
  });
