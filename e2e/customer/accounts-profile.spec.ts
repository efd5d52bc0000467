import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { signInViaApi, submitSignInForm } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { expectNoHorizontalScroll, phone } from "../support/viewport.ts";

/** Requesting the fixture signs the customer in. */
test.beforeEach(({ customer }) => void customer);

async function fillProfile(page: Page) {
  await page.getByLabel("Full Name").fill("Linh Pham-Tran");
  await page.getByLabel("Gender").selectOption("Female");
  await page.getByLabel("Date of Birth").fill("1990-05-17");
  await page.getByLabel("Phone").fill("+84 28 5550 0111");
}

test("I can complete my profile, at 390 px", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/profile");
  await page.getByLabel("Full Name").fill(" ");
  await page.getByRole("button", { name: "Update Profile" }).click();
  for (const label of ["Full Name", "Gender", "Date of Birth", "Phone"]) {
    await expect(page.getByLabel(label)).toHaveAttribute(label === "Gender" ? "aria-required" : "required");
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/^Please (enter|choose)/);
  }
  await expect(page.getByLabel("Full Name")).toBeFocused();
  for (const label of ["Address", "City", "Country"])
    await expect(page.getByLabel(label, { exact: true })).not.toHaveAttribute("required");
  await expectNoHorizontalScroll(page);

  await fillProfile(page);
  await page.getByRole("button", { name: "Update Profile" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Profile updated successfully!");
  await dialog.getByRole("button", { name: "OK" }).click();
  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue("Linh Pham-Tran");
  await expect(page.getByLabel("Date of Birth")).toHaveValue("1990-05-17");
});

test.describe("when my profile cannot be saved", () => {
  test.use({ expected: /500/ });

  test("I see an error and my input stays", async ({ page }) => {
    await page.goto("/profile");
    await fillProfile(page);
    await page.route("/api/user/profile", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: "Update Profile" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("Failed to update profile.");
    await page.getByRole("button", { name: "OK" }).click();
    await expect(page.getByLabel("Full Name")).toHaveValue("Linh Pham-Tran");
  });
});

test.describe("my picture", () => {
  const renderPng = (page: Page, colour: string) =>
    page.evaluate((fill) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 80, height: 80 });
      const paint = canvas.getContext("2d");
      if (paint) {
        paint.fillStyle = fill;
        paint.fillRect(0, 0, 80, 80);
      }
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    }, colour);

  async function choosePicture(page: Page, colour: string) {
    const buffer = Buffer.from(await renderPng(page, colour), "base64");
    await page.getByLabel("Change picture").setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  }

  test("appears at once and shows its upload progress, and I can replace and remove it", async ({ page }) => {
    const release = await holdRequests(page, "/api/pictures/upload");
    await page.goto("/profile");
    await expect(page.getByLabel("Full Name")).toBeVisible();
    const picture = page.getByRole("main").locator("img");
    await choosePicture(page, "teal");
    await expect(picture).toHaveAttribute("src", /^blob:/);
    await expect(page.getByRole("progressbar", { name: "Uploading your picture" })).toBeVisible();
    release();
    await expect(page.getByRole("button", { name: "Remove" })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);

    await page.reload();
    await expect(picture).not.toHaveAttribute("src", /^blob:/);
    const first = await picture.getAttribute("src");
    const deleted = page.waitForRequest("/api/user/avatar/delete");
    await choosePicture(page, "orange");
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

  for (const [title, file, message] of [
    ["too large", { name: "me.png", mimeType: "image/png", size: 5 * 1024 * 1024 + 1 }, /larger than 5 MB/],
    ["not an image", { name: "me.pdf", mimeType: "application/pdf", size: 10 }, /PNG, JPEG or WebP/],
  ] as const) {
    test(`is rejected before the upload if it is ${title}`, async ({ page }) => {
      let sent = 0;
      page.on("request", (call) => call.url().includes("/api/pictures") && (sent += 1));
      await page.goto("/profile");
      const input = page.getByLabel("Change picture");
      await input.setInputFiles({ name: file.name, mimeType: file.mimeType, buffer: Buffer.alloc(file.size) });
      await expect(input).toHaveAccessibleDescription(message);
      expect(sent).toBe(0);
    });
  }

  test.describe("with a fake image type", () => {
    test.use({ expected: /4\d\d/ });

    test("is rejected with the server's message", async ({ page }) => {
      await page.goto("/profile");
      const input = page.getByLabel("Change picture");
      const response = page.waitForResponse("/api/pictures/upload");
      await input.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("<script>") });
      const { message } = (await (await response).json()) as { message: string };
      await expect(input).toHaveAccessibleDescription(message);
      await expect(page.getByRole("main").locator("img")).toHaveCount(0);
    });
  });
});

test("I can see my other sessions and end one", async ({ page, customer }) => {
  const otherSession = await signInViaApi(customer);
  await page.goto("/profile/security");
  const rows = page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "This device" })).toHaveCount(1);
  await rows.getByRole("button", { name: /^Sign out/ }).click();
  await expect(page.getByText("The session has ended.")).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(otherSession.api.getProfile()).rejects.toMatchObject({ status: 401 });
});

test("I can sign out everywhere, this device included, and sign in again", async ({ page, customer }) => {
  const otherSession = await signInViaApi(customer);
  await page.goto("/profile/security");
  const region = page.getByRole("region", { name: "Where you are signed in" });
  await region.getByRole("button", { name: "Sign out everywhere" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Your calendar links and open password links stop working.");
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText("You are signed out everywhere.")).toBeVisible();
  await expect(page).toHaveURL("/login");
  for (const { api: session } of [customer, otherSession])
    await expect(session.getProfile()).rejects.toMatchObject({ status: 401 });
  await submitSignInForm(page, customer);
  await expect(page).toHaveURL("/");
});

test("I can see my recent activity, with the device and where it was", async ({ page, customer }) => {
  const { email } = customer;
  await expect(api.login({ body: { email, password: "not this one" } })).rejects.toMatchObject({ status: 401 });
  for (let session = 0; session < 4; session++) await signInViaApi(customer);
  await page.goto("/profile/security");
  const rows = page.getByRole("region", { name: "Recent activity" }).getByRole("listitem");
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText("Signed in");
  await expect(rows.first()).toContainText(/127\.0\.0\.0\/24|::\/64/);
  await expect(async () => {
    await page.reload();
    await page.getByRole("button", { name: /^Show all/ }).click();
    await expect(rows.filter({ hasText: "Sign-in failed: wrong password" })).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(rows.last()).toContainText("Account created");
  await page.route("/api/user/activity", (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText("Sign-ins and changes to your account will appear here.")).toBeVisible();
});

test("I can download my data", async ({ page, customer }) => {
  await page.goto("/profile/data");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("pawhaven-my-data.json");
  expect(await readFile(await download.path(), "utf8")).toContain(customer.email);
});

test.describe("deleting my account", () => {
  test.use({ expected: /401|403/ });

  test("takes my email address and password, and then I cannot sign in anymore", async ({ page, customer }) => {
    await page.goto("/profile/data");
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete my account" });
    const submit = dialog.getByRole("button", { name: "Delete for good" });
    await submit.click();
    await expect(dialog.getByLabel("Your email address")).toHaveAccessibleDescription(/Please enter/);
    await dialog.getByLabel("Your email address").fill(customer.email);
    await dialog.getByLabel("Your password").fill("not this one");
    await submit.click();
    await expect(dialog.getByLabel("Your password")).toHaveAccessibleDescription(/Incorrect password\./);
    await dialog.getByLabel("Your password").fill(customer.password);
    await submit.click();
    await expect(page.getByText("Your account has been deleted.")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    const { email, password } = customer;
    await expect(api.login({ body: { email, password } })).rejects.toMatchObject({ status: 401 });
  });
});
