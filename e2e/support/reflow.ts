import type { Page } from "@playwright/test";
import { waitForAnimations } from "./accessibility.ts";

/** Ways to enlarge a page; with each, nothing may be cut off or scroll horizontally (WCAG 1.4.4, 1.4.10, 1.4.12). */
export const enlargements = {
  "400 % zoom, or the smallest phone": { width: 320, height: 640, styles: "" },
  "200 % zoom": { width: 720, height: 450, styles: "" },
  "200 % text size": { width: 720, height: 900, styles: ":root { font-size: 200% }" },
  "wide text spacing": {
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
  // The Content Security Policy blocks style elements, but not constructed style sheets.
  await page.evaluate(async (rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, styles);
  await waitForAnimations(page);
}

/** Horizontal scrolling, and text that is cut off or outside the viewport. */
export const reflowIssues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const scrolling =
      scrollWidth > window.innerWidth ? [`scrolls horizontally by ${scrollWidth - window.innerWidth} px`] : [];
    return [
      ...scrolling,
      ...visibleTexts()
        .filter(isCutOff)
        .map(({ text, element }) => `“${text}” is cut off in ${element.outerHTML.slice(0, 90)}`),
    ];

    function visibleTexts() {
      const part = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: { text: string; element: Element; box: DOMRect }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim().slice(0, 60);
        const element = node.parentElement;
        if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.closest("[inert], [aria-hidden=true], [role=img], script, style, option, .skip-link")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        found.push({ text, element, box: range.getBoundingClientRect() });
      }
      return found;
    }

    /** Text in a scrolling box can be reached, clipped text is for screen readers only, and a line clamp is intended. */
    function isCutOff({ element, box }: { element: Element; box: DOMRect }): boolean {
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
