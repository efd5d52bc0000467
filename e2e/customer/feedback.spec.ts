import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";

const input = { Name: "Linh", Email: "linh@example.com", Message: "The bed is lovely." };

async function openForm(page: Page) {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("button", { name: "Feedback" }).click();
  const dialog = page.getByRole("dialog", { name: "Feedback" });
  await expect(dialog.getByLabel("Name")).toBeVisible();
  return dialog;
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function fillAndSubmit(form: Form) {
  for (const [label, text] of Object.entries(input)) await form.getByLabel(label).fill(text);
  await form.getByRole("button", { name: "Submit Feedback" }).click();
}

async function expectFields(form: Form, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) await expect(form.getByLabel(label)).toHaveValue(text);
}

const cleared = { Name: "", Email: "", Message: "" };

test.describe("giving feedback", () => {
  test("I see a confirmation, and the form is empty again", async ({ page }) => {
    const form = await openForm(page);
    await expect(form.getByLabel("Message")).toHaveAttribute("rows", "4");
    await fillAndSubmit(form);
    await expect(page.getByText("Feedback submitted successfully!")).toBeVisible();
    await expectFields(form, cleared);
    await page.keyboard.press("Escape");
    await expect(form).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Feedback" })).toBeFocused();
  });

  test("I cannot submit it twice while it is being sent", async ({ page }) => {
    const release = await holdRequests(page, "/api/feedback");
    const form = await openForm(page);
    await fillAndSubmit(form);
    await expect(form.getByRole("button", { name: "Submitting…" })).toBeDisabled();
    release();
    await expect(form.getByRole("button", { name: "Submit Feedback" })).toBeEnabled();
  });

  test("I see errors at the fields I missed, and nothing is sent", async ({ page }) => {
    let sent = 0;
    await page.route("/api/feedback", (route) => {
      sent += 1;
      return route.continue();
    });
    const form = await openForm(page);
    await form.getByLabel("Email").fill("linh");
    await form.getByRole("button", { name: "Submit Feedback" }).click();
    await expect(form.getByLabel("Name")).toHaveAccessibleDescription(/Please enter your name\./);
    await expect(form.getByLabel("Email")).toHaveAccessibleDescription(/Please enter a valid email address\./);
    await expect(form.getByLabel("Message")).toHaveAccessibleDescription(/Please enter a message\./);
    await expect(form.getByLabel("Name")).toBeFocused();
    expect(sent).toBe(0);
  });
});

test.describe("when my feedback cannot be sent", () => {
  test.use({ expected: /Failed to load resource|500/ });

  for (const [title, respond, text] of [
    [
      "I see the server's message",
      { status: 429, json: { message: "Too many attempts.", error: "", code: "rate_limited" } },
      "Too many attempts.",
    ],
    [
      "I see a generic error for a response without a message",
      { status: 500, body: "<h1>Bad gateway</h1>" },
      "Failed to submit feedback.",
    ],
    [
      "I see an error for an unexpected status",
      { status: 200, json: {} },
      "Failed to submit feedback. Please try again.",
    ],
  ] as const) {
    test(`${title}, and my input stays`, async ({ page }) => {
      await page.route("/api/feedback", (route) => route.fulfill(respond));
      const form = await openForm(page);
      await fillAndSubmit(form);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expectFields(form, input);
    });
  }

  test("I see an error for a lost connection, and my input stays", async ({ page }) => {
    await page.route("/api/feedback", (route) => route.abort());
    const form = await openForm(page);
    await fillAndSubmit(form);
    await expect(page.getByText("An unexpected error occurred. Please try again later.")).toBeVisible();
    await expectFields(form, input);
  });
});
