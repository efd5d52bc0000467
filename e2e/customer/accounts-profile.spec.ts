import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { aCustomer, type CustomerDetails, signInViaApi, preloadSession } from "../support/customers.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

let customer: CustomerDetails;
test.beforeEach(async ({ page, request }) => {
  customer = await aCustomer(request);
  await preloadSession(page, request, customer);
});

async function fillProfile(page: Page) {
  await page.getByLabel("Full Name").fill("Linh Pham-Tran");
  await page.getByLabel("Gender").selectOption("Female");
  await page.getByLabel("Date of Birth").fill("1990-05-17");
  await page.getByLabel("Phone").fill("+84 28 5550 0111");
}

for (const size of [phone, desktop]) {
  test(`a customer completes the profile, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/profile");
    await page.getByLabel("Full Name").fill(" ");
    await page.getByRole("button", { name: "Update Profile" }).click();
    for (const label of ["Full Name", "Gender", "Date of Birth", "Phone"]) {
      await expect(page.getByLabel(label)).toHaveAttribute("required");
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(/^Please (enter|choose)/);
    }
    await expect(page.getByLabel("Full Name")).toBeFocused();
    for (const label of ["Address", "City", "Country"])
      await expect(page.getByLabel(label, { exact: true })).not.toHaveAttribute("required");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    await fillProfile(page);
    await page.getByRole("button", { name: "Update Profile" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Profile updated successfully!");
    await dialog.getByRole("button", { name: "OK" }).click();
    await page.reload();
    await expect(page.getByLabel("Full Name")).toHaveValue("Linh Pham-Tran");
    await expect(page.getByLabel("Date of Birth")).toHaveValue("1990-05-17");
  });
}

test.describe("a profile that cannot be saved", () => {
  test.use({ expected: /500/ });

  test("says so, and what was typed is kept", async ({ page }) => {
    await page.goto("/profile");
    await fillProfile(page);
    await page.route("/api/user/profile", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: "Update Profile" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("Failed to update profile.");
    await page.getByRole("button", { name: "OK" }).click();
    await expect(page.getByLabel("Full Name")).toHaveValue("Linh Pham-Tran");
  });
});

test.describe("the picture", () => {
  const png = (page: Page, colour: string) =>
    page.evaluate((fill) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 80, height: 80 });
      const paint = canvas.getContext("2d");
      if (paint) {
        paint.fillStyle = fill;
        paint.fillRect(0, 0, 80, 80);
      }
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    }, colour);

  async function choose(page: Page, colour: string) {
    const buffer = Buffer.from(await png(page, colour), "base64");
    await page.getByLabel("Change picture").setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  }

  test("is shown at once, sent with progress, replaced and removed", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("/api/pictures/upload", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/profile");
    await expect(page.getByLabel("Full Name")).toBeVisible();
    const picture = page.getByRole("main").locator("img");
    await choose(page, "teal");
    await expect(picture).toHaveAttribute("src", /^blob:/);
    await expect(page.getByRole("progressbar", { name: "Uploading your picture" })).toBeVisible();
    release();
    await expect(page.getByRole("button", { name: "Remove" })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);

    await page.reload();
    await expect(picture).not.toHaveAttribute("src", /^blob:/);
    const first = await picture.getAttribute("src");
    const deleted = page.waitForRequest("/api/user/avatar/delete");
    await choose(page, "orange");
    await deleted;
    await expect(page.getByRole("button", { name: "Remove" })).toBeVisible();
    await page.reload();
    await expect(picture).toHaveAttribute("src", /./);
    expect(await picture.getAttribute("src")).not.toBe(first);

    await page.getByRole("button", { name: "Remove" }).click();
    await expect(picture).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel("Full Name")).toBeVisible();
    await expect(picture).toHaveCount(0);
  });

  for (const [title, file, words] of [
    ["too large", { name: "me.png", mimeType: "image/png", size: 5 * 1024 * 1024 + 1 }, /larger than 5 MB/],
    ["not a picture", { name: "me.pdf", mimeType: "application/pdf", size: 10 }, /PNG, JPEG or WebP/],
  ] as const) {
    test(`that is ${title} is refused in words, before it is sent`, async ({ page }) => {
      let sent = 0;
      page.on("request", (call) => call.url().includes("/api/pictures") && (sent += 1));
      await page.goto("/profile");
      const input = page.getByLabel("Change picture");
      await input.setInputFiles({ name: file.name, mimeType: file.mimeType, buffer: Buffer.alloc(file.size) });
      await expect(input).toHaveAccessibleDescription(words);
      expect(sent).toBe(0);
    });
  }

  test.describe("that only pretends to be one", () => {
    test.use({ expected: /4\d\d/ });

    test("is refused in the server's words", async ({ page }) => {
      await page.goto("/profile");
      const input = page.getByLabel("Change picture");
      const answer = page.waitForResponse("/api/pictures/upload");
      await input.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("<script>") });
      const { message } = (await (await answer).json()) as { message: string };
      await expect(input).toHaveAccessibleDescription(message);
      await expect(page.getByRole("main").locator("img")).toHaveCount(0);
    });
  });
});

test("another session is listed, and ended from here", async ({ page, request }) => {
  const { access_token: token } = await signInViaApi(request, customer);
  await page.goto("/profile");
  const rows = page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "This device" })).toHaveCount(1);
  await rows.getByRole("button", { name: /^Sign out/ }).click();
  await expect(page.getByText("The session has ended.")).toBeVisible();
  await expect(rows).toHaveCount(1);
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get("/api/user/profile", { headers })).status()).toBe(401);
});

test("a customer takes their data along", async ({ page }) => {
  await page.goto("/profile");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("pawhaven-my-data.json");
  expect(await readFile(await download.path(), "utf8")).toContain(customer.email);
});

test.describe("deleting the account", () => {
  test.use({ expected: /401|403/ });

  test("asks for address and password, and then it is gone", async ({ page, request }) => {
    await page.goto("/profile");
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete my account" });
    const submit = dialog.getByRole("button", { name: "Delete for good" });
    await submit.click();
    await expect(dialog.getByLabel("Your e-mail address")).toHaveAccessibleDescription(/Please type/);
    await dialog.getByLabel("Your e-mail address").fill(customer.email);
    await dialog.getByLabel("Your password").fill("not this one");
    await submit.click();
    await expect(dialog.getByLabel("Your password")).toHaveAccessibleDescription(/The password is not right\./);
    await dialog.getByLabel("Your password").fill(customer.password);
    await submit.click();
    await expect(page.getByText("Your account is deleted.")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    const { email, password } = customer;
    expect((await request.post("/api/login", { data: { email, password } })).status()).toBe(401);
  });
});
