import { test as base, expect } from "@playwright/test";

/**
 * A page in which nothing unexpected happens: an error on the console, an exception, a refused resource or a server
 * error fails the test it happens in. A test that provokes one says so with `expected`.
 */
export const test = base.extend<{ expected: RegExp }>({
  expected: [/^$/, { option: true }],
  page: async ({ page, expected }, use) => {
    const surprises: string[] = [];
    const note = (text: string) => {
      if (!expected.test(text)) surprises.push(text);
    };
    page.on("console", (message) => message.type() === "error" && note(`console: ${message.text()}`));
    page.on("pageerror", (error) => note(`exception: ${error.message}`));
    page.on("response", (response) => response.status() >= 500 && note(`${response.status()} ${response.url()}`));
    await use(page);
    expect(surprises).toEqual([]);
  },
});

export { expect };
