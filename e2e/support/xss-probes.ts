import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { expectNoHorizontalScroll } from "./shopping.ts";

/** Notes every script that runs and everything that is loaded from elsewhere, in all windows. */
export async function installXssProbes(context: BrowserContext): Promise<string[]> {
  const detections: string[] = [];
  await context.exposeBinding("pwned", ({ page }) => void detections.push(`a script ran in ${page.url()}`));
  context.on("request", (request) => {
    if (new URL(request.url()).hostname === "evil.example") detections.push(`${request.url()} was asked for`);
  });
  context.on("dialog", (dialog) => void detections.push(dialog.message()));
  return detections;
}

/** What could only come out of a text that was taken for markup. */
function injectedElements(): string[] {
  const kinds = "iframe, object, embed, base, marquee, math, video, meta[http-equiv], [srcdoc], [href*='script:' i]";
  const foreign = [
    ...document.querySelectorAll(`${kinds}, [href*='evil.example'], [src*='evil.example'], #markHydrated`),
  ];
  const armed = [...document.querySelectorAll("*")].filter(({ attributes }) =>
    [...attributes].some(({ name }) => name.startsWith("on")),
  );
  return [...foreign, ...armed].map(({ outerHTML }) => outerHTML.slice(0, 200));
}

const collapseWhitespace = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** The texts stand on the page as they were typed, in one of its fields or as text, and it is still a page. */
export async function expectShownAsText(page: Page, texts: readonly string[]) {
  const missing = async () => {
    const shown = await page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) => value);
      return [document.body.textContent, ...fields].join(" ");
    });
    return texts.filter((text) => !collapseWhitespace(shown).includes(collapseWhitespace(text)));
  };
  await expect.poll(missing).toEqual([]);
  expect(await page.evaluate(injectedElements)).toEqual([]);
  await expectNoHorizontalScroll(page);
}
