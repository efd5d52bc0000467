import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { isChromium, needsChromium } from "./chromium.ts";
import { expect } from "./fixtures.ts";

/**
 * Runs axe with all rules in the light theme, and in Chromium once more with the contrast rule in the dark theme. `part`
 * narrows it to a dialog or to the main content where another test covers the rest.
 */
export async function expectAccessible(page: Page, part = "html") {
  expect(await accessibilityViolations(page, part)).toEqual([]);
}

export async function accessibilityViolations(page: Page, part = "html"): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await axeViolations(page, (axe) => axe.include(part));
  if (!isChromium(page)) return light;
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await axeViolations(page, (axe) => axe.include(part).withRules(["color-contrast"]));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  return [...light, ...dark.map((violation) => `dark theme: ${violation}`)];
}

async function axeViolations(page: Page, configure: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await waitForAnimations(page);
  const { violations } = await configure(createAxe(page)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/**
 * Colours and sizes cannot be judged halfway through a transition, and one that ends may start another in a nested
 * element. Infinite animations are not waited for.
 */
export const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const isEnding = ({ effect, playState }: Animation) =>
      playState !== "finished" && effect?.getComputedTiming().endTime !== Infinity;
    for (let ending = document.getAnimations().filter(isEnding); ending.length > 0;) {
      await Promise.allSettled(ending.map(({ finished }) => finished));
      ending = document.getAnimations().filter(isEnding);
    }
  });

/** Legacy mode needs no second window, and reporting violations only is quicker: together a third of the time. */
const createAxe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

interface RecordedShift {
  value: number;
  /** The elements that moved, as far as they still exist. */
  of: (string | undefined)[];
}

interface LayoutShiftWindow {
  layoutShifts?: RecordedShift[];
}

type LayoutShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
};

/** Must be called before the page is opened. */
export async function recordLayoutShifts(page: Page) {
  needsChromium(page, "measure layout shifts");
  await page.addInitScript(() => {
    const recorded: RecordedShift[] = ((window as LayoutShiftWindow).layoutShifts = []);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[])
        if (!hadRecentInput)
          recorded.push({ value, of: sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 300)) });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** A word that another journey changes, such as the units left, may move its neighbour by a few pixels. */
export async function expectNoLayoutShift(page: Page) {
  const shifts = await page.evaluate(() => (window as LayoutShiftWindow).layoutShifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.002);
}
