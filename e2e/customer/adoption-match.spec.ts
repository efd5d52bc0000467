import { adoptionCheckKinds } from "@pawhaven/contract";
import { expectAccessible } from "../support/accessibility.ts";
import { cardWithAuthentication } from "../support/card-payment.ts";
import { expect, test } from "../support/fixtures.ts";
import { origin } from "../support/origin.ts";
import { apiOfStaff, demoKeeper } from "../support/staff.ts";
import { desktop, expectNoHorizontalScroll, phone } from "../support/viewport.ts";

test("I tell about my home, every pet says what it means, and nothing leaves my browser", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await page.setViewportSize(desktop);
  await page.goto("/petshop");
  const found = page.getByRole("status").filter({ hasText: /pets? found/ });
  const before = await found.textContent();
  await expect(page.getByRole("region", { name: "Bella and you" })).toHaveCount(0);

  await page.getByRole("button", { name: "Answer questions" }).click();
  await page.getByLabel("Do dogs live with you?").selectOption("Yes");
  await page.getByLabel("Do children live with you?").selectOption("Yes, young ones");
  const bella = page.getByRole("region", { name: "Bella and you" });
  await expect(bella.getByRole("list", { name: "Why you would suit" })).toContainText("Bella gets on well with dogs.");
  await expect(page.getByRole("list", { name: "What to think about" }).first()).toBeVisible();
  await expect(found).toHaveText(before ?? "");
  await expectAccessible(page, "main");
  await page.setViewportSize(phone);
  await expectNoHorizontalScroll(page);

  await page.goto("/pet/1");
  await expect(bella).toContainText("Bella gets on well with dogs.");
  await page.goto("/petshop");
  await page.getByRole("button", { name: "Answer questions" }).click();
  await expect(page.getByLabel("Do dogs live with you?")).toHaveValue("true");
  await page.getByRole("button", { name: "Forget my answers" }).click();
  await expect(bella).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("home_answers"))).toBeNull();
  expect(sent).toEqual([]);
});

test("I pay the adoption fee by card, after a declined one and a question of my bank", async ({ page, customer }) => {
  await page.setViewportSize(phone);
  const keeper = await apiOfStaff(origin, demoKeeper);
  // Other journeys look at the first ones.
  const pet = (await customer.api.listPets()).findLast(({ tags }) => tags.includes("Available"));
  const { id } = await customer.api.requestAdoption({ body: { pet_id: pet?.id ?? 0, note: "We have time." } });
  for (const kind of adoptionCheckKinds)
    await keeper.recordRequestCheck({ params: { id, kind }, body: { result: "passed", note: "" } });
  const { version } = await keeper.getRequestAsStaff({ params: { id } });
  await keeper.moveRequest({ params: { id }, body: { version, stage: "approved" } });

  await page.goto("/profile/adoptions");
  await page.getByRole("link", { name: `Pay $${pet?.adoptionFee ?? 0}.00 for ${pet?.name ?? ""}` }).click();
  await expect(page.getByText(`For ${pet?.name ?? ""}.`)).toBeVisible();
  const pay = page.getByRole("button", { name: /^Pay \$/ });
  await page.getByRole("button", { name: "4000 0000 0000 0002" }).click();
  await pay.click();
  await expect(page.getByRole("alert")).toContainText("Your card was declined.");
  await expectAccessible(page, "main");
  await expectNoHorizontalScroll(page);
  await page.getByRole("button", { name: cardWithAuthentication }).click();
  await pay.click();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("The adoption fee is paid")).toBeVisible();
  await page.getByRole("link", { name: "My requests" }).click();
  await expect(page.getByRole("region", { name: "My Adoption Requests" })).toContainText("is paid.");
});
