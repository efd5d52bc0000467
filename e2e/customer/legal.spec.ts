import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/own-shop.ts";
import { signInAtWorkplace } from "../support/staff.ts";
import { toast } from "../support/toast.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";

// The sign-in page asks whether somebody is signed in, and a version that does not exist is not found.
test.use({ expected: /status of (401|404)/ });

test("I find what the shop stores about me, and that nothing asks for my consent, on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("There is no tracking here");
  await expect(page.getByText(/^Applies since /)).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  for (const name of ["Terms", "Shipping", "Imprint"]) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  await expect(page.getByRole("main")).toContainText("hello@pawhaven.example");
  expect((await page.goto("/terms?version=99"))?.status()).toBe(404);
});

test("the owner changes the terms, and I can still read those that applied before", async ({ page }) => {
  await signInAtWorkplace(page);
  await page.goto("/admin/content?section=legal");
  await page.getByLabel("Page", { exact: true }).selectOption("Terms");
  await expect(page.getByText("This is the example that came with the software.")).toBeVisible();
  await page.getByRole("textbox", { name: "Text", exact: true }).first().fill("Checked by a lawyer:\n\n- all of it");
  await expect(page.getByRole("region", { name: "Preview" }).getByRole("listitem").first()).toHaveText("all of it");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Saved. The public pages show it now.")).toBeVisible();

  await page.goto("/terms");
  await expect(page.getByRole("main")).toContainText("Checked by a lawyer:");
  await page.getByText("Earlier versions").click();
  await page.getByRole("link", { name: /^Version of / }).click();
  await expect(page.getByText(/^This is an earlier version\./)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("is no legal advice");
  await page.getByRole("link", { name: "Read the one that applies now" }).click();
  await expect(page.getByRole("main")).toContainText("Checked by a lawyer:");
});
