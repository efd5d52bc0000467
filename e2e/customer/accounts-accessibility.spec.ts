import { expectAccessible } from "../support/accessibility.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { signInAsNewCustomer } from "../support/customers.ts";

test.use({ expected: /4\d\d/ });

const press = (name: string) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

for (const [path, submitEmptyForm] of [
  ["/login", press("Sign In")],
  ["/signup", press("Sign Up")],
  ["/forgot-password", press("Send Reset Link")],
  ["/reset/x", press("Reset Password")],
  ["/confirm/x", undefined],
  ["/confirm/contact/x", undefined],
  ["/outbox", undefined],
  ["/profile", press("Update Profile")],
] as const) {
  test(`${path} is accessible, with its field errors shown`, async ({ page }) => {
    if (path === "/profile") await signInAsNewCustomer(page);
    await page.goto(path);
    await submitEmptyForm?.(page);
    await expect(
      page
        .getByRole("main")
        .getByText(/^Please|no longer valid|This is a demo/)
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  });
}
