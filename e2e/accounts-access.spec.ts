import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { aCustomer, signInBeforehand } from "./people.ts";

test.use({ expected: /4\d\d/ });

const press = (name: string) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

for (const [path, complain] of [
  ["/login", press("Sign In")],
  ["/signup", press("Sign Up")],
  ["/forgot-password", press("Send Reset Link")],
  ["/reset/x", press("Reset Password")],
  ["/confirm/x", undefined],
  ["/outbox", undefined],
  ["/profile", press("Update Profile")],
] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} is accessible in ${colorScheme} colours, with its errors shown`, async ({ page, request }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      if (path === "/profile") await signInBeforehand(page, request, await aCustomer(request));
      await page.goto(path);
      await complain?.(page);
      await expect(
        page
          .getByRole("main")
          .getByText(/^Please|not valid any more|stand-in/)
          .first(),
      ).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    });
  }
}
