import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { TextAreaField } from "./text-area-field.tsx";
import { accessibilityIssues } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

const note = () => page.getByRole("textbox", { name: "Note" });
const announcement = () => document.querySelector("p > [aria-live=polite]");

describe("TextAreaField", () => {
  it("counts characters and accepts no more than its limit", async () => {
    await renderUi(<TextAreaField label="Note" maxLength={10} showCounter />);
    await expect.element(page.getByText("0 of 10 characters")).toBeVisible();
    await userEvent.type(note(), "Hello Mochi and Bao");
    await expect.element(note()).toHaveValue("Hello Moch");
    await expect.element(page.getByText("10 of 10 characters")).toBeVisible();
    expect(announcement()).toHaveTextContent("No characters left.");
  });

  it("announces the remaining characters only near the limit", async () => {
    await renderUi(<TextAreaField label="Note" maxLength={100} showCounter />);
    await note().fill("x".repeat(60));
    await expect.element(page.getByText("60 of 100 characters")).toBeVisible();
    expect(announcement()).toBeEmptyDOMElement();
    await note().fill("x".repeat(91));
    await expect.element(page.getByText("91 of 100 characters")).toBeVisible();
    expect(announcement()).toHaveTextContent("10 or fewer characters left.");
  });

  it("starts over when the form is reset", async () => {
    await renderUi(
      <form>
        <TextAreaField label="Note" maxLength={100} showCounter />
        <button type="reset">Clear</button>
      </form>,
    );
    await note().fill("We have a garden.");
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.element(page.getByText("0 of 100 characters")).toBeVisible();
  });

  it("is accessible", async () => {
    const { container } = await renderUi(
      <TextAreaField
        label="Note"
        required
        maxLength={60}
        showCounter
        hint="A few words."
        error="Please write a note."
      />,
    );
    await expect.element(note()).toHaveAccessibleDescription("A few words. Please write a note.");
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
