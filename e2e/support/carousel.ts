import type { Locator, Page } from "@playwright/test";
import { chromiumSession } from "./chromium.ts";

/** How many columns and rows of a carousel's slides are in view. */
export const visibleGrid = (carousel: Locator) =>
  carousel.locator(".carousel > li").evaluateAll((slides) => {
    const frame = slides[0]?.closest(".carousel")?.getBoundingClientRect();
    const inView = slides
      .map((slide) => slide.getBoundingClientRect())
      .filter(({ left, right }) => frame && left >= frame.left - 2 && right <= frame.right + 2);
    return {
      columns: new Set(inView.map(({ left }) => Math.round(left))).size,
      rows: new Set(inView.map(({ top }) => Math.round(top))).size,
    };
  });

/** Columns and rows of the gear and pet carousels at each viewport width. */
export const carouselGrids = [
  { width: 390, columns: 1, rows: 1 },
  { width: 820, columns: 2, rows: 2 },
  { width: 1440, columns: 3, rows: 2 },
  { width: 1920, columns: 4, rows: 2 },
] as const;

/** Swipes left with one finger across the upper part of an element. */
export async function swipeLeft(page: Page, element: Locator): Promise<void> {
  const { x, y, width } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const session = await chromiumSession(page, "swipe with a finger");
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + width * share, y: y + 150 }],
    });
  await touch("touchStart", 0.8);
  for (const share of [0.7, 0.5, 0.3, 0.2]) await touch("touchMove", share);
  await touch("touchEnd", 0.2);
}
