import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/**
 * Holds what is on the screen against all rules in light colours, and its colours once more in dark ones. A part
 * can be named where the rest is looked at elsewhere: a dialog, or what lies between header and footer.
 */
export async function expectAccessible(page: Page, part = "html") {
  expect(await accessibilityViolations(page, part)).toEqual([]);
}

export async function accessibilityViolations(page: Page, part = "html"): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await axeViolations(page, (axe) => axe.include(part));
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await axeViolations(page, (axe) => axe.include(part).withRules(["color-contrast"]));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  return [...light, ...dark.map((fault) => `in the dark: ${fault}`)];
}

async function axeViolations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await waitForAnimations(page);
  const { violations } = await choose(createAxe(page)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Colours and sizes on their way from one to another are nobody's. What moves for ever is not waited for. */
export const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Without describing all that is right, and without another window to put the results together: a third of the time. */
const createAxe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

interface LayoutShiftWindow {
  layoutShifts?: number[];
}

/** To be called before the page is opened; from then on everything that moves by itself is noted. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const jumps: number[] = ((window as LayoutShiftWindow).layoutShifts = []);
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
      jumps.push(...shifts.filter(({ hadRecentInput }) => !hadRecentInput).map(({ value }) => value));
    }).observe({ type: "layout-shift", buffered: true });
  });

export async function expectNoLayoutShift(page: Page) {
  const jumps = await page.evaluate(() => (window as LayoutShiftWindow).layoutShifts ?? []);
  expect(jumps.reduce((sum, jump) => sum + jump, 0)).toBeCloseTo(0, 3);
}
