import { expect, test } from "../support/fixtures.ts";
import { apiAs } from "../support/api.ts";
import {
  aCustomer,
  followLinkInMail,
  newCustomerDetails,
  pauseClock,
  signInAsNewCustomer,
  submitSignInForm,
} from "../support/customers.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { desktop, phone } from "../support/viewport.ts";

const tinyPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("I can sign up and sign in, at 390 px", async ({ page }) => {
  const visitor = newCustomerDetails();
  await page.setViewportSize(phone);
  await page.goto("/signup");
  await page.getByLabel("Name").fill(visitor.name);
  await page.getByLabel("Email").fill(visitor.email);
  await page.getByLabel("Password", { exact: true }).fill(visitor.password);
  await page.getByLabel("Confirm Password").fill(visitor.password);
  await page.getByRole("button", { name: "Sign Up" }).click();

  await expect(page.getByText("Registration successful!")).toBeVisible();
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel("Email")).toHaveValue(visitor.email);
  await expect(page.getByRole("main").getByRole("link", { name: "outbox" })).toHaveAttribute("href", "/outbox");

  await page.getByLabel("Password", { exact: true }).fill(visitor.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Login successful!")).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.locator("#mobile-menu");
  await expect(menu.getByRole("link", { name: "Profile" })).toBeVisible();
  await expect(menu.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("after I sign in, the success message stays for half a second and the button is disabled", async ({ page }) => {
  const customer = await aCustomer();
  await page.goto("/login");
  await pauseClock(page);
  await submitSignInForm(page, customer);
  await expect(page.getByText("Login successful!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Signing in…" })).toBeDisabled();
  await expect(page).toHaveURL("/login");
  await page.clock.runFor(600);
  await expect(page).toHaveURL("/");
});

test("after I sign in, I return to the page I wanted, even if I visited the sign-up page in between", async ({
  page,
}) => {
  const customer = await aCustomer();
  await page.goto("/profile");
  await expect(page).toHaveURL("/login");
  await page.getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/signup");
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL("/login");
  await submitSignInForm(page, customer);
  await expect(page).toHaveURL("/profile");
  await expect(page.getByLabel("Full Name")).toHaveValue(customer.name);
});

test("the next customer on the same computer never sees my profile", async ({ page, customer: first }) => {
  const second = await aCustomer();
  await page.setViewportSize(desktop);
  await page.goto("/profile");
  await expect(page.getByText(first.email)).toBeVisible();
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await submitSignInForm(page, second);
  await expect(page).toHaveURL("/");
  const release = await holdRequests(page, "/api/user/profile");
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await expect(page.getByText(first.email)).toHaveCount(0);
  release();
  await expect(page.getByText(second.email)).toBeVisible();
});

test.describe("when I cannot sign in or sign up", () => {
  test.use({ expected: /401|422|500/ });

  test("a wrong password shows the server's message and keeps my email address", async ({ page }) => {
    const customer = await aCustomer();
    await page.goto("/login");
    await submitSignInForm(page, { ...customer, password: "not this one" });
    await expect(page.getByRole("alert")).toHaveText("Incorrect email or password.");
    await expect(page.getByLabel("Email")).toHaveValue(customer.email);
    await expect(page).toHaveURL("/login");
    await submitSignInForm(page, customer);
    await expect(page).toHaveURL("/");
  });

  test("an error without a message shows a generic one", async ({ page }) => {
    await page.route("/api/login", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/login");
    await submitSignInForm(page, newCustomerDetails());
    await expect(page.getByRole("alert")).toHaveText("Login failed!");
  });

  test("an email address that is already registered shows one error at its field", async ({ page }) => {
    const { name, email, password } = await aCustomer();
    await page.goto("/signup");
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm Password").fill(password);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByText("The email has already been taken.")).toHaveCount(1);
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("The email has already been taken.");
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Name")).toHaveValue(name);
  });
});

for (const path of ["/signup", "/reset/some-token"]) {
  test(`passwords that do not match on ${path} show an error and send nothing`, async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (call) => call.method() === "POST" && sent.push(call.url()));
    await page.goto(path);
    if (path === "/signup") await page.getByLabel("Name").fill("Linh");
    await page.getByLabel("Email").fill("linh@example.com");
    await page.getByLabel(path === "/signup" ? "Password" : "New Password", { exact: true }).fill("a quiet river 7");
    await page.getByLabel("Confirm Password").fill("a quiet river 8");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^(Sign Up|Reset Password)$/ })
      .click();
    await expect(page.getByText("Passwords do not match!")).toBeVisible();
    await expect(page.getByLabel("Confirm Password")).toHaveAccessibleDescription("Passwords do not match!");
    expect(sent).toEqual([]);
  });
}

test("password managers can fill the forms, and I can show and hide my password by keyboard", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username webauthn");
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await password.fill("a quiet river 7");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(password).toHaveAttribute("type", "text");
  await page.keyboard.press("Space");
  await expect(password).toHaveAttribute("type", "password");
  await page.goto("/signup");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("autocomplete", "new-password");
  await expect(page.getByLabel("Confirm Password")).toHaveAttribute("autocomplete", "new-password");
});

test("I can sign in as the demo customer named on the sign-in page", async ({ page }) => {
  await page.goto("/login");
  const [email = "", password = ""] = await page.getByRole("main").locator("strong").allTextContents();
  await submitSignInForm(page, { email, password });
  await expect(page).toHaveURL("/");
});

test("I can confirm my email address with the link in the welcome mail", async ({ page, customer }) => {
  await page.goto("/profile");
  await expect(page.getByText("Not confirmed yet")).toBeVisible();
  await followLinkInMail(page, customer, /Welcome/);
  await expect(
    page.getByRole("status").filter({ hasText: "Thank you! Your email address is confirmed." }),
  ).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByText(customer.email)).toBeVisible();
  await expect(page.getByText("Not confirmed yet")).toHaveCount(0);
});

test.describe("when I open the link in the welcome mail while I am not signed in to its account", () => {
  test.use({ expected: /403/ });

  test("I have to enter the account's password, or can set a new one", async ({ page }) => {
    const customer = await aCustomer();
    await signInAsNewCustomer(page);
    await followLinkInMail(page, customer, /Welcome/);
    await expect(
      page.getByText("This link belongs to another account than the one you are signed in to."),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Set a new one" })).toHaveAttribute("href", "/forgot-password");
    const confirm = page.getByRole("button", { name: "Confirm my email" });
    await confirm.click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      "Please enter your password.",
    );
    await page.getByLabel("Password", { exact: true }).fill("not this one");
    await confirm.click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Incorrect password.");
    await page.getByLabel("Password", { exact: true }).fill(customer.password);
    await confirm.click();
    await expect(page.getByRole("status").filter({ hasText: "Your email address is confirmed." })).toBeVisible();
  });
});

test.describe("the token in my browser's storage", () => {
  test.use({ expected: /401/ });

  test("works in this browser, also for uploads and after a reload, but nowhere else", async ({ page, context }) => {
    const customer = await aCustomer();
    await page.goto("/login");
    await submitSignInForm(page, customer);
    await expect(page).toHaveURL("/");
    await page.goto("/profile");
    await expect(page.getByLabel("Full Name")).toHaveValue(customer.name);
    await page.getByLabel("Change picture").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: tinyPng });
    await expect(page.getByRole("button", { name: "Remove" })).toBeVisible();
    const token = (await page.evaluate(() => localStorage.getItem("access_token"))) ?? "";
    await expect(apiAs(token).getProfile()).rejects.toMatchObject({ status: 401 });
    expect(await page.evaluate(() => document.cookie)).toBe("");
    await context.clearCookies();
    await page.reload();
    await expect(page.getByRole("dialog", { name: /Login|Sign/ })).toBeVisible();
  });
});
