import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { signInAtWorkplace } from "../support/staff.ts";

/** The login page asks who is signed in, and nobody is. */
test.use({ expected: /status of 401/ });

test("I give a rule of care another interval from a day on, and see version, source and when it was compiled", async ({
  page,
}) => {
  await signInAtWorkplace(page);
  await page.goto("/admin/care-rules");
  // The version that holds last: another one may hold until then.
  const newest = page
    .getByRole("region", { name: "Cat: Check-up" })
    .filter({ has: page.getByRole("button", { name: "New version" }) });
  const [, version] = /Version (\d+)/.exec(await newest.innerText()) ?? [];
  await newest.getByRole("button", { name: "New version" }).click();

  const dialog = page.getByRole("dialog", { name: "New version of Check-up" });
  const days = dialog.getByRole("group", { name: "Step 1" }).getByLabel("After the last one");
  const interval = (await days.inputValue()) === "300" ? "310" : "300";
  await days.fill(interval);
  await dialog.getByLabel("Link to the source").fill("http://example.com");
  // Years ahead, so that nothing becomes due by it meanwhile.
  const from = new Date(await dialog.getByLabel("Holds from").inputValue());
  from.setUTCFullYear(Math.max(from.getUTCFullYear(), 2040));
  await dialog.getByLabel("Holds from").fill(from.toISOString().slice(0, 10));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please enter an address like https://…")).toBeVisible();
  await dialog.getByLabel("Source", { exact: true }).fill("Our own check of the guidelines");
  await dialog.getByLabel("Link to the source").fill("https://example.com/guidelines");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);

  await expect(newest).toContainText(`Version ${Number(version) + 1}`);
  await expect(newest).toContainText(`${interval} days`);
  await expect(newest).toContainText("Not reviewed by a vet");
  await expect(newest).toContainText(/Our own check of the guidelines\s*\. Compiled on /);
  await expect(newest.getByRole("link")).toHaveAttribute("href", "https://example.com/guidelines");
  const holdsNow = page.getByRole("region", { name: "Cat: Check-up" }).filter({ hasText: "Until" });
  await expect(holdsNow.first()).toContainText("Version");
});
