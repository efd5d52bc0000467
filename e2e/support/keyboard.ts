import type { Locator, Page } from "@playwright/test";
import { needsChromium } from "./chromium.ts";
import { expect } from "./fixtures.ts";

const maxTabStops = 70;

/** Tabs to a control. At every stop the focused element must be on the screen and have a visible focus indicator. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < maxTabStops; stops += 1) {
    await page.keyboard.press(key);
    let isFocused = false;
    // Polled, because an element may still be scrolling into view.
    await expect
      .poll(async () => {
        const focus = await target.evaluate(inspectFocus);
        if (focus.hasLeft) needsChromium(page, "tab on from the browser's own controls");
        isFocused = focus.isTarget;
        return focus.issue;
      })
      .toBe("");
    if (isFocused) return;
  }
  throw new Error(`${target} was not reached within ${maxTabStops} tab stops.`);
}

export async function tabAndPress(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}

/** Runs in the browser, so it can only use what is defined inside it. */
function inspectFocus(target: Element): { isTarget: boolean; issue: string; hasLeft: boolean } {
  const focused = document.activeElement;
  const hasLeft = !document.hasFocus();
  if (!focused || focused === document.body || hasLeft) return { isTarget: false, issue: "", hasLeft };
  return { isTarget: focused === target, issue: focusIssueOf(focused), hasLeft };

  function focusIssueOf(element: Element): string {
    const html = element.outerHTML.slice(0, 120);
    if (!hasFocusIndicator(element)) return `no focus indicator: ${html}`;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + Math.min(height, window.innerHeight) / 2];
    if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return `off the screen: ${html}`;
    return "";
  }

  /** An outline or a ring, on the element or on the element that is styled in its place. */
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
