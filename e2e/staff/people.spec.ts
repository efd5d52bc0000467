import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startShopProcess } from "../../server/test/support/shop-process.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { origin } from "../support/origin.ts";
import { startOtherOrigin } from "../support/other-origin.ts";
import { expectWorkplace, inviteOnPage, signInAtWorkplace } from "../support/staff.ts";
import { toast } from "../support/toast.ts";

// The sign-in page asks whether somebody is signed in, and one of two simultaneous changes is refused.
test.use({ expected: /status of (401|409)/ });

const password = "a quiet river 7";
const newAddress = () => `clerk-${randomUUID()}@example.com`;
const workplaceMenu = (page: Page) => page.getByRole("navigation", { name: "Workplace" });

async function join(page: Page, link: string, name: string) {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expectWorkplace(page);
}

test("I invite a clerk, who joins by the link, sees only what a clerk may, and is out when I end it", async ({
  page,
  browser,
}) => {
  await signInAtWorkplace(page);
  const email = newAddress();
  const link = await inviteOnPage(page, email, "Clerk");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText("Clerk");
  await expectAccessible(page);

  const clerk = await (await browser.newContext()).newPage();
  await join(clerk, link, "An Clerk");
  await expect(workplaceMenu(clerk).getByRole("link", { name: "Staff" })).toHaveCount(0);
  await clerk.goto("/admin/staff");
  await expect(clerk.getByRole("heading", { level: 1 })).toHaveText("Your role does not include this");
  await clerk.goto(link);
  await expect(clerk.getByRole("heading", { level: 1 })).toHaveText("This link is no longer valid");

  await page.reload();
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Not confirmed");
  await row.getByRole("button", { name: "End employment" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End employment" }).click();
  await expect(toast(page, "The employment is ended")).toBeVisible();
  await expect(row).toHaveCount(0);
  await clerk.goto("/admin/profile");
  await expect(clerk).toHaveURL(/\/admin\/login$/);
});

test("I change a colleague's role, and what I chose is not lost when somebody else was faster", async ({
  page,
  browser,
}) => {
  await signInAtWorkplace(page);
  const email = newAddress();
  const link = await inviteOnPage(page, email, "Clerk");
  await join(await (await browser.newContext()).newPage(), link, "Binh Clerk");
  await page.goto("/admin/staff");
  const other = await page.context().newPage();
  await other.goto("/admin/staff");
  const chooseRole = async (tab: Page, role: string) => {
    await tab.getByRole("row").filter({ hasText: email }).getByRole("button", { name: "Change role" }).click();
    await tab.getByLabel("New role").selectOption(role);
  };
  await chooseRole(page, "Keeper");
  await chooseRole(other, "Manager");
  const save = (tab: Page) => tab.getByRole("dialog").getByRole("button", { name: "Change role" }).click();
  await save(other);
  await expect(toast(other, "The role is changed.")).toBeVisible();
  await save(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("Somebody else has changed this person meanwhile.");
  await expect(dialog).toContainText("The role is now: Manager");
  await expect(dialog.getByLabel("New role")).toHaveValue("keeper");
  await save(page);
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText("Keeper");
});

test("A page of another origin can do nothing with my session", async ({ page, context }) => {
  await signInAtWorkplace(page);
  const email = newAddress();
  await inviteOnPage(page, email, "Clerk");
  const other = await startOtherOrigin();
  const attempts: object[] = [];
  for (const elsewhere of other.origins) {
    const attacker = await context.newPage();
    await attacker.goto(elsewhere);
    expect(new Set(await attacker.evaluate(callAsStaff, origin))).toEqual(new Set(["refused"]));
    const answered = attacker.waitForResponse(`${origin}/api/staff/invitations`);
    await attacker.evaluate(submitForm, origin);
    const { cookie = "" } = await (await answered).request().allHeaders();
    attempts.push({ hasCookie: /\bstaff=/.test(cookie), isRefused: !(await answered).ok() });
    await attacker.close();
  }
  await other.stop();
  // Browsers count another port of the same host as the same site, for which SameSite=Strict does nothing.
  expect(attempts).toEqual([
    { hasCookie: true, isRefused: true },
    { hasCookie: false, isRefused: true },
  ]);
  await page.goto("/admin/staff");
  await expect(page.getByRole("row").filter({ hasText: email })).toBeVisible();
  await expect(page.getByText("evil@example.com")).toHaveCount(0);
});

/** Reads and changes with all that a script on another page can send. */
function callAsStaff(shop: string): Promise<string[]> {
  const body = JSON.stringify({ email: "evil@example.com", role: "owner" });
  const headers = { "content-type": "application/json" };
  const calls: [string, RequestInit][] = [
    ["members", {}],
    ["invitations", { method: "POST", body, headers }],
    ["invitations", { method: "POST", body, mode: "no-cors" }],
    ["session", { method: "DELETE" }],
  ];
  return Promise.all(
    calls.map(([target, options]) =>
      fetch(`${shop}/api/staff/${target}`, { credentials: "include", ...options }).then(
        () => "answered",
        () => "refused",
      ),
    ),
  );
}

/** A form needs nobody's permission, and its fields can be made to look like JSON. */
function submitForm(shop: string): void {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", enctype: "text/plain", action: `${shop}/api/staff/invitations` });
  const field = document.createElement("input");
  Object.assign(field, { name: '{"email":"evil@example.com","role":"owner","x":"', value: '"}' });
  form.append(field);
  document.body.append(form);
  form.submit();
}

test("I start an empty shop and become its owner with the link it prints", async ({ page }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-e2e-empty-"));
  const shop = await startShopProcess({ DATA_DIR: folder, SEED_DEMO: "off", LOG_LEVEL: "warn" });
  try {
    const link = /http:\S+\/admin\/claim\/[\w-]+/.exec(await shop.waitForOutput("/admin/claim/"))?.[0] ?? "";
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: "Become owner" })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Your name").fill("Robin");
    await page.getByLabel("Email").fill("robin@example.com");
    await page.getByLabel("New password").fill(password);
    await page.getByRole("button", { name: "Become owner" }).click();
    await expectWorkplace(page);
    await page.goto(`${shop.origin}/admin/staff`);
    await expect(page.getByRole("row").filter({ hasText: "robin@example.com" })).toContainText("Owner");
  } finally {
    // An open page would connect again to the shop that is shutting down.
    await page.goto("about:blank");
    shop.signal("SIGTERM");
    await shop.exited;
    rmSync(folder, { recursive: true });
  }
});
