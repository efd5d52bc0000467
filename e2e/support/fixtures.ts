import { type BrowserContext, type Page, test as base, expect } from "@playwright/test";
import { isChromium } from "./chromium.ts";
import { type SignedInCustomer, signInAsNewCustomer } from "./customers.ts";

interface Fixtures {
  /** Errors that a test provokes. */
  expected: RegExp;
  /** A new customer, signed in on the page. */
  customer: SignedInCustomer;
}

/** What Firefox reports of code and fonts that load while a page is left, and what the page logs then. Chromium forgets them. */
const leftPage =
  /^exception: (error loading dynamically imported module|download failed .* status=2152398850)|^console: (React Router caught .* )?Error$/;

/**
 * A console error, an exception, a 5xx response or a violation of the Content Security Policy fails the test it happens in,
 * also in windows that the page opens. A test that provokes one allows it with `expected`.
 */
export const test = base.extend<Fixtures>({
  expected: [/^$/, { option: true }],
  page: async ({ page, context, expected }, use) => {
    const unexpected: string[] = [];
    const report = (text: string) => {
      const isOfLeftPage = !isChromium(page) && leftPage.test(text);
      if (!expected.test(text) && !isOfLeftPage) unexpected.push(text);
    };
    await reportCspViolations(context, report);
    waitForHydration(page);
    page.on("console", (message) => message.type() === "error" && report(`console: ${message.text()}`));
    page.on("pageerror", (error) => report(`exception: ${error.message}`));
    page.on("response", (response) => response.status() >= 500 && report(`${response.status()} ${response.url()}`));
    await use(page);
    // A handler of a request that is still under way must not fail once the test has passed.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(unexpected).toEqual([]);
  },
  customer: async ({ page }, use) => use(await signInAsNewCustomer(page)),
});

/** Clicks and typed text are repeated once a page is hydrated, other keys are not: a test must not press one before. */
function waitForHydration(page: Page) {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    const isHydrated = () => !("markHydrated" in window) || "hydrated" in document.documentElement.dataset;
    if (!options?.waitUntil) await page.waitForFunction(isHydrated);
    return response;
  };
}

/** Browsers do not log every violation to the console: one that a script catches only fires an event. */
async function reportCspViolations(context: BrowserContext, report: (text: string) => void) {
  await context.exposeBinding("reportViolation", (_, what: string) => report(`CSP violation: ${what}`));
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
      reportViolation(`${effectiveDirective} ${blockedURI} ${sourceFile}`),
    );
  });
}

export { expect };
