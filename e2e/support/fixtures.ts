import { type BrowserContext, test as base, expect } from "@playwright/test";

/**
 * A page in which nothing unexpected happens: an error on the console, an exception, a refused resource, a server error, or
 * anything at all that breaks the page's own content policy, in it or in a window it opens, fails the test it happens in.
 * A test that provokes one says so with `expected`.
 */
export const test = base.extend<{ expected: RegExp }>({
  expected: [/^$/, { option: true }],
  page: async ({ page, context, expected }, use) => {
    const surprises: string[] = [];
    const note = (text: string) => {
      if (!expected.test(text)) surprises.push(text);
    };
    await reportCspViolations(context, note);
    page.on("console", (message) => message.type() === "error" && note(`console: ${message.text()}`));
    page.on("pageerror", (error) => note(`exception: ${error.message}`));
    page.on("response", (response) => response.status() >= 500 && note(`${response.status()} ${response.url()}`));
    await use(page);
    expect(surprises).toEqual([]);
  },
});

/** Browsers do not write every breach to the console: one that a script catches is reported to the document alone. */
async function reportCspViolations(context: BrowserContext, note: (text: string) => void) {
  await context.exposeBinding("noteBreach", (_, what: string) => note(`breach of the content policy: ${what}`));
  await context.addInitScript(() => {
    const { noteBreach } = window as unknown as { noteBreach: (what: string) => void };
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
      noteBreach(`${effectiveDirective} ${blockedURI} ${sourceFile}`),
    );
  });
}

export { expect };
