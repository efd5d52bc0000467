import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/**
 * Holds what is on the screen against all rules in light colours, and its colours once more in dark ones. A part
 * can be named where the rest is looked at elsewhere: a dialog, or what lies between header and footer.
 */
export async function expectAccessible(page: Page, part = "html") {
  expect(await barriersOn(page, part)).toEqual([]);
}

export async function barriersOn(page: Page, part = "html"): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await faultsIn(page, (axe) => axe.include(part));
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await faultsIn(page, (axe) => axe.include(part).withRules(["color-contrast"]));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  return [...light, ...dark.map((fault) => `in the dark: ${fault}`)];
}

async function faultsIn(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await atRest(page);
  const { violations } = await choose(quickAxe(page)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Colours and sizes on their way from one to another are nobody's. What moves for ever is not waited for. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Without describing all that is right, and without another window to put the results together: a third of the time. */
const quickAxe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

interface Jumping {
  jumps?: number[];
}

/** To be called before the page is opened; from then on everything that moves by itself is noted. */
export const noteJumps = (page: Page) =>
  page.addInitScript(() => {
    const jumps: number[] = ((window as Jumping).jumps = []);
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
      jumps.push(...shifts.filter(({ hadRecentInput }) => !hadRecentInput).map(({ value }) => value));
    }).observe({ type: "layout-shift", buffered: true });
  });

export async function expectNoJump(page: Page) {
  const jumps = await page.evaluate(() => (window as Jumping).jumps ?? []);
  expect(jumps.reduce((sum, jump) => sum + jump, 0)).toBeCloseTo(0, 3);
}
