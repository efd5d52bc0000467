import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import { staff } from "../../demo/data/index.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { aCustomer, signInOnPage, signInViaApi } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { placeOrder, twoGears } from "../support/shopping.ts";
import { signInAtWorkplace } from "../support/staff.ts";

/** The login page asks who is signed in, and nobody is. */
test.use({ expected: /status of 401/ });

const clerk = staff[2];

/** One red pixel. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);

test("A customer reviews with a picture, a clerk answers, hides it and takes that back", async ({ page, browser }) => {
  test.slow(); // two people, in turns
  const [gear] = await twoGears();
  const author = await signInOnPage(page, await aCustomer());
  await placeOrder(author, gear);
  const comment = `Chewed within ${author.user.id} minutes`;

  await page.goto("/profile");
  await page.getByRole("button", { name: `Write Review of ${gear.name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^2 stars/ }).press("Space");
  await dialog.getByLabel("Comment").fill(comment);
  await dialog.getByLabel("Add a picture").setInputFiles({ name: "ball.png", mimeType: "image/png", buffer: picture });
  await dialog.getByLabel("What picture 1 shows").fill("A chewed ball");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await page.getByRole("button", { name: "OK" }).click();

  const workplace = await (await browser.newContext()).newPage();
  await signInAtWorkplace(workplace, clerk);
  await workplace.goto(`/admin/reviews?state=new&text=${encodeURIComponent(comment)}`);
  await expect(workplace.getByRole("link", { name: gear.name })).toBeVisible();
  await expectAccessible(workplace);
  await workplace.getByRole("link", { name: gear.name }).click();
  await workplace.getByRole("textbox", { name: "Reply" }).fill("We send you a stronger one.");
  await workplace.getByRole("button", { name: "Reply", exact: true }).click();
  await expect(workplace.getByText("The reply is public now.")).toBeVisible();

  const openReview = async () => {
    await page.goto(`/gear/${gear.id}`);
    await page.getByRole("combobox", { name: "Sort reviews" }).selectOption("Newest");
  };
  await openReview();
  const shown = page.getByRole("listitem").filter({ hasText: comment });
  await expect(shown.getByText("Verified purchase")).toBeVisible();
  await expect(shown.getByRole("img", { name: "A chewed ball" })).toBeVisible();
  await expect(shown.getByText("We send you a stronger one.")).toBeVisible();
  await expectAccessible(page);

  await workplace.getByRole("button", { name: "Hide", exact: true }).click();
  await workplace.getByRole("dialog").getByLabel("Reason").fill("It is about the delivery, not the gear.");
  await workplace.getByRole("dialog").getByRole("button", { name: "Hide", exact: true }).click();
  await expect(workplace.getByText("The author reads this reason")).toBeVisible();
  await expectAccessible(workplace);
  await expect(shown).toHaveCount(0);
  await page.goto("/profile/reviews");
  await expect(page.getByText("We do not show this review: It is about the delivery")).toBeVisible();

  await workplace.getByRole("button", { name: /^Undo: moderated/ }).click();
  await expect(workplace.getByText("The change is undone.")).toBeVisible();
  await openReview();
  await expect(shown).toBeVisible();
});

test("An owner finds a customer, writes a note, signs them out and erases them", async ({ page }) => {
  const customer = await signInViaApi(await aCustomer());
  const [gear] = await twoGears();
  const number = await placeOrder(customer, gear);
  test.slow(); // one person's whole record
  await signInAtWorkplace(page);
  await page.goto(`/admin/orders/${number}`);
  await page.getByRole("link", { name: /^No\. \d+$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: customer.name })).toBeVisible();
  await expect(page.getByRole("region", { name: /^Orders/ }).getByRole("link", { name: number })).toBeVisible();
  await expect(page.getByText("Two accounts cannot be merged")).toBeVisible();

  await page.getByLabel("New note").fill("Rings twice.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("region", { name: "Internal notes" }).getByText("Rings twice.").first()).toBeVisible();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("Signed in nowhere.")).toBeVisible();
  await expect(customer.api.getProfile()).rejects.toMatchObject({ status: 401 });
  await expectAccessible(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export data" }).click();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8")) as { profile: { email: string } };
  expect(file.profile.email).toBe(customer.email);

  await page.getByRole("button", { name: "Erase…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/Orders: 1, with the delivery details/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Type the email address of the account").fill(customer.email);
  await dialog.getByRole("button", { name: "Erase for ever" }).click();
  await expect(page.getByText("The customer is erased.")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/customers$/);
  await page.getByRole("searchbox", { name: "Search" }).fill(customer.email);
  await expect(page.getByText("No customer matches these filters")).toBeVisible();
});
