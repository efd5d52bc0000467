import type { Locator, Page } from "@playwright/test";

/** How many columns and rows of a carousel are in view. */
export const visibleGrid = (carousel: Locator) =>
  carousel.locator(".swiper-slide").evaluateAll((slides) => {
    const frame = slides[0]?.closest(".swiper")?.getBoundingClientRect();
    const inside = slides
      .map((slide) => slide.getBoundingClientRect())
      .filter(({ left, right }) => frame && left >= frame.left - 2 && right <= frame.right + 2);
    return {
      columns: new Set(inside.map(({ left }) => Math.round(left))).size,
      rows: new Set(inside.map(({ top }) => Math.round(top))).size,
    };
  });

/** A finger that wipes to the left across the upper part of an element. */
export async function swipeLeft(page: Page, element: Locator): Promise<void> {
  const { x, y, width } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + width * part, y: y + 150 }],
    });
  await touch("touchStart", 0.8);
  for (const part of [0.7, 0.5, 0.3, 0.2]) await touch("touchMove", part);
  await touch("touchEnd", 0.2);
}
