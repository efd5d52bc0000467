import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { expectNoHorizontalScroll } from "./viewport.ts";

/** Records every injected script that runs and every request to the attacker's host, in all windows. */
export async function installXssProbes(context: BrowserContext): Promise<string[]> {
  const detections: string[] = [];
  await context.exposeBinding("pwned", ({ page }) => void detections.push(`a script ran in ${page.url()}`));
  context.on("request", (request) => {
    if (new URL(request.url()).hostname === "evil.example") detections.push(`${request.url()} was requested`);
  });
  context.on("dialog", (dialog) => void detections.push(dialog.message()));
  return detections;
}

/** Elements that can only exist if text was parsed as markup. Runs in the browser. */
function injectedElements(): string[] {
  const kinds = "iframe, object, embed, base, marquee, math, video, meta[http-equiv], [srcdoc], [href*='script:' i]";
  const foreign = [
    ...document.querySelectorAll(`${kinds}, [href*='evil.example'], [src*='evil.example'], #markHydrated`),
  ];
  const withHandlers = [...document.querySelectorAll("*")].filter(({ attributes }) =>
    [...attributes].some(({ name }) => name.startsWith("on")),
  );
  return [...foreign, ...withHandlers].map(({ outerHTML }) => outerHTML.slice(0, 200));
}

const collapseWhitespace = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Expects the texts as they were typed, as text or in a field, and a layout that they do not break. */
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
