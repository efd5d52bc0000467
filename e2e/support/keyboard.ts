import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

const maxTabStops = 70;

/**
 * Goes from stop to stop with Tab, or backwards with Shift+Tab, until it stands on the control. At every stop one has to see
 * where one is: marked, on the screen, and not behind something else.
 */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < maxTabStops; stops += 1) {
    await page.keyboard.press(key);
    let isThere = false;
    // What slides into view needs its moment.
    await expect
      .poll(async () => {
        const seen = await target.evaluate(inspectFocus);
        isThere = seen.isThere;
        return seen.fault;
      })
      .toBe("");
    if (isThere) return;
  }
  throw new Error(`${maxTabStops} stops, and none of them was ${target}.`);
}

/** The same, and then presses Enter on it. */
export async function tabAndPress(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}

function inspectFocus(wanted: Element): { isThere: boolean; fault: string } {
  const at = document.activeElement;
  if (!at || at === document.body) return { isThere: false, fault: "" };
  return { isThere: at === wanted, fault: focusIssueOf(at) };

  function focusIssueOf(element: Element): string {
    const name = element.outerHTML.slice(0, 120);
    if (!hasFocusIndicator(element)) return `no mark on ${name}`;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + Math.min(height, window.innerHeight) / 2];
    if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return `off the screen: ${name}`;
    return "";
  }

  /** An outline or a ring of its own, or one of something that stands for it. */
  function hasFocusIndicator(element: Element): boolean {
    return [element, element.parentElement, element.nextElementSibling].some((part) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (
        (outlineStyle !== "none" && outlineWidth !== "0px") || (part !== element.parentElement && boxShadow !== "none")
      );
    });
  }
}
