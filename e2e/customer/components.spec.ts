import type { Page } from "@playwright/test";
import { visibleGrid } from "../support/carousel.ts";
import { expect, test } from "../support/fixtures.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/components", { waitUntil: "networkidle" });
});

test.describe("a modal", () => {
  test("keeps the keyboard inside, closes with Escape and gives the focus back", async ({ page }) => {
    const opener = page.getByRole("button", { name: "Small modal" });
    await opener.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Feedback" });
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
        ),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test("longer than the screen takes at most 90 % of it and scrolls", async ({ page }) => {
    await page.getByRole("button", { name: "Long, wide modal" }).click();
    const panel = page.getByRole("dialog").locator("> div");
    const { height } = (await panel.boundingBox()) ?? { height: 0 };
    expect(height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.9 + 1);
    await expect(panel.getByRole("button", { name: "Understood" })).toBeInViewport();
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("asks before something is lost, and Escape means no", async ({ page }) => {
    await page.getByRole("button", { name: "Confirmation" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  });
});

test.describe("toasts", () => {
  const notifications = (page: Page) => page.getByRole("region", { name: "Notifications" });
  const send = (page: Page, times: number) =>
    page
      .locator("section", { has: page.getByRole("heading", { name: "Toasts" }) })
      .getByRole("button")
      .nth(3)
      .evaluate((button: HTMLElement, count) => Array.from({ length: count }, () => button.click()), times);

  test("stay while something is under way, at most twenty of them, and can be dismissed", async ({ page }) => {
    await send(page, 23);
    await expect(notifications(page).getByText("Sending...")).toHaveCount(20);
    await notifications(page).getByRole("button").first().press("Enter");
    await expect(notifications(page).getByText("Sending...")).toHaveCount(19);
  });

  for (const [width, side] of [
    [1440, "right"],
    [390, "centre"],
  ] as const) {
    test(`stand at the bottom ${side} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await send(page, 1);
      const {
        x,
        y,
        width: wide,
      } = (await notifications(page).getByText("Sending...").boundingBox()) ?? { x: 0, y: 0, width: 0 };
      expect(y).toBeGreaterThan(680);
      if (side === "right") expect(x).toBeGreaterThan(width * 0.6);
      else expect(Math.abs(x + wide / 2 - width / 2)).toBeLessThan(width * 0.2);
    });
  }
});

test.describe("the carousel", () => {
  for (const [width, columns, rows] of [
    [390, 1, 1],
    [820, 2, 2],
    [1440, 3, 2],
    [1920, 4, 2],
  ] as const) {
    test(`shows ${columns} × ${rows} at ${width} px, and turns by buttons, bullets and keys`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 });
      const carousel = page.getByRole("region", { name: "Sample gears" });
      await carousel.scrollIntoViewIfNeeded();
      await expect.poll(() => visibleGrid(carousel)).toEqual({ columns, rows });
      const heading = page.getByRole("heading", { name: /anchor item/ });
      await expect(heading).toHaveText(/item: 1$/);
      await carousel.getByRole("button", { name: "Next" }).click();
      await expect(heading).not.toHaveText(/item: 1$/);
      await carousel.getByRole("button", { name: /^Page 1 of/ }).click();
      await expect(heading).toHaveText(/item: 1$/);
      await carousel.getByRole("button", { name: "Next" }).focus();
      await page.keyboard.press("ArrowRight");
      await expect(heading).not.toHaveText(/item: 1$/);
    });
  }
});

test("tabs are walked with the arrow keys", async ({ page }) => {
  const upcoming = page.getByRole("tab", { name: "Upcoming" });
  await upcoming.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "History" })).toBeFocused();
  await expect(page.getByRole("tabpanel")).toHaveText("Seven past visits.");
});

test("the theme is switched, kept, and followed by other tabs", async ({ page, context }) => {
  const root = page.locator("html");
  const other = await context.newPage();
  await other.goto("/");
  const theme = page.getByRole("contentinfo").getByRole("button", { name: /theme|colours/i });
  await theme.click();
  const chosen = await root.getAttribute("data-theme");
  expect(["light", "dark"]).toContain(chosen);
  await expect(other.locator("html")).toHaveAttribute("data-theme", chosen ?? "");
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", chosen ?? "");
});
