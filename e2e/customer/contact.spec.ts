import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { toast } from "../support/toast.ts";
import { phone } from "../support/viewport.ts";

const fields = { "Full Name": "Linh Pham", Email: "linh@example.com", Message: "Do you also cut rabbits' claws?" };

async function fillIn(page: Page) {
  for (const [label, text] of Object.entries(fields)) await page.getByRole("textbox", { name: label }).fill(text);
}

test("I can write to the shop on my phone, and the form tells me in order what is missing", async ({ page }) => {
  await page.setViewportSize(phone);
  let sent = 0;
  page.on("request", (call) => new URL(call.url()).pathname === "/api/contacts" && (sent += 1));
  const release = await holdRequests(page, "/api/contacts");
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await expect(page.getByText("We're here to help with all your pet care needs")).toBeVisible();
  const send = page.getByRole("button", { name: "Send Message" });
  for (const [label, text, error] of [
    ["Full Name", " ", "Full Name is required."],
    ["Full Name", "Linh Pham", "Email is required."],
    ["Email", "linh@example", "Invalid email format."],
    ["Email", "linh@example.com", "Message is required."],
    ["Message", " Hello    ", "Message must be at least 10 characters long."],
  ] as const) {
    await page.getByRole("textbox", { name: label }).fill(text);
    await send.click();
    await expect(toast(page, error)).toBeVisible();
  }
  await expect(page.getByRole("textbox", { name: "Message" })).toBeFocused();
  await fillIn(page);
  await page.getByLabel("Phone").fill("0123");
  await send.click();
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/Please enter a phone number/);
  await page.getByLabel("Phone").fill("+84 28 5550 0142");
  await page.getByLabel("Subject").selectOption("Emergency");
  expect(sent).toBe(0);
  await send.click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  release();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  for (const label of Object.keys(fields)) await expect(page.getByRole("textbox", { name: label })).toHaveValue("");
  await expect(page.getByLabel("Subject")).toHaveValue("General Inquiry");
  expect(sent).toBe(1);
});

test("what I write after pressing Send, while the form's validation script is loading, is not sent", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/assets/contact-resolver-*");
  await page.goto("/contact");
  await fillIn(page);
  const sent = page.waitForRequest("/api/contacts");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByRole("textbox", { name: "Message" }).fill("Half a sentence that");
  release();
  expect((await sent).postDataJSON()).toMatchObject({ message: fields.Message });
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
});

test.describe("when my message cannot be sent", () => {
  test.use({ expected: /500|ERR_FAILED/ });

  test("I see an error and my input stays", async ({ page }) => {
    await page.goto("/contact");
    await fillIn(page);
    const send = page.getByRole("button", { name: "Send Message" });
    await page.route("/api/contacts", (route) => route.fulfill({ status: 500, body: "" }));
    await send.click();
    await expect(toast(page, "Failed to send message. Please try again.")).toBeVisible();
    await page.route("/api/contacts", (route) => route.abort());
    await send.click();
    const text = "An error occurred while sending your message. Please try again later.";
    await expect(toast(page, text)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(fields.Message);
  });
});

test("I can find the opening hours, the emergency line, the map and the FAQs", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  const hours = main.getByRole("region", { name: "Business Information" });
  for (const text of ["9:00 AM - 8:00 PM", "9:00 AM - 5:00 PM", "9:00 AM - 3:00 PM", "Closed"])
    await expect(hours.getByText(text).first()).toBeVisible();
  const emergency = main.getByRole("region", { name: "Emergency Services" });
  await expect(emergency).toContainText("24/7");
  await expect(emergency.getByRole("link")).toHaveAttribute("href", "tel:+842855500115");
  await expect(hours.locator('a[href^="tel:"]')).toHaveAttribute("href", "tel:+842855500199");
  const map = main.getByRole("region", { name: "Our Location" });
  await expect(map.getByRole("img")).toBeVisible();
  await expect(map.getByRole("link", { name: /Open in maps/ })).toHaveAttribute("href", /query=18%20Nguyen%20Hue/);
  await expectAccessible(page, "main");
  await main.getByRole("button", { name: "View All FAQs" }).click();
  const faqs = page.getByRole("dialog", { name: "Frequently asked questions" });
  await faqs.getByText("What does delivery cost?").click();
  await expect(faqs.getByText("Delivery is free for every order")).toBeVisible();
  await expectAccessible(page, "dialog");
});

test.describe("when the form's validation script does not load", () => {
  test.use({ expected: /4\d\d|Failed to load/ });

  test("the server's field errors are shown and my input stays", async ({ page }) => {
    await page.route("**/assets/contact-resolver-*", (route) => route.abort());
    await page.goto("/contact");
    await page.getByRole("textbox", { name: "Message" }).fill("Do you also cut rabbits' claws?");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(toast(page, "Failed to send message. Please try again.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Full Name" })).toHaveAccessibleDescription(/Full Name is required/);
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Do you also cut rabbits' claws?");
  });
});
