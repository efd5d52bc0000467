import { Mail } from "lucide-react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CheckboxField, SelectField, TextField } from "./field.tsx";
import { accessibilityIssues, overflowingElements, longText, longWord } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

const countries = (
  <>
    <option value="vn">Vietnam</option>
    <option value="sg">Singapore</option>
  </>
);

describe("TextField", () => {
  it("is named by its label alone and described by its hint and error", async () => {
    await renderUi(<TextField label="Email" required icon={Mail} hint="Only for your order." error="Not valid." />);
    const field = page.getByRole("textbox", { name: "Email" });
    await expect.element(field).toHaveAccessibleDescription("Only for your order. Not valid.");
    await expect.element(field).toBeInvalid();
    await expect.element(field).toBeRequired();
  });

  it("announces an error in a live region that is mounted before it", async () => {
    const { rerender } = await renderUi(<TextField label="Phone" />);
    const region = document.querySelector("[aria-live=polite]");
    expect(region).toBeEmptyDOMElement();
    await rerender(<TextField label="Phone" error="Start with the country code." />);
    expect(region).toHaveTextContent("Start with the country code.");
  });

  it("shows whether it is required, unless told not to", async () => {
    const mark = page.getByText(/^\((required|optional)\)$/);
    const { rerender } = await renderUi(<TextField label="Name" required />);
    await expect.element(mark).toHaveTextContent("(required)");
    await rerender(<TextField label="Name" />);
    await expect.element(mark).toHaveTextContent("(optional)");
    for (const required of [true, false]) {
      await rerender(<TextField label="Name" required={required} requiredMark="none" />);
      await expect.element(mark).not.toBeInTheDocument();
    }
  });

  it("marks an empty date, and only that", async () => {
    await renderUi(<TextField label="Date of Birth" type="date" requiredMark="none" />);
    const field = page.getByLabelText("Date of Birth");
    await expect.element(field).toHaveAttribute("data-empty");
    await field.fill("2001-05-20");
    await expect.element(field).not.toHaveAttribute("data-empty");
    await field.fill("");
    await expect.element(field).toHaveAttribute("data-empty");
  });

  it("keeps the name of a hidden label", async () => {
    await renderUi(<TextField label="Search products" type="search" hideLabel requiredMark="none" />);
    await expect.element(page.getByRole("searchbox", { name: "Search products" })).toBeVisible();
    const label = page.getByText("Search products").element().parentElement;
    expect(label?.getBoundingClientRect().width).toBe(1);
  });

  it("wraps long labels, hints and errors on the smallest phone", async () => {
    await page.viewport(320, 640);
    await renderUi(<TextField label={longText} hint={longWord} error={longWord} defaultValue={longWord} />);
    expect(overflowingElements()).toEqual([]);
  });
});

describe("SelectField", () => {
  it("selects with the keyboard and can be disabled", async () => {
    const { rerender } = await renderUi(
      <SelectField label="Country" required>
        {countries}
      </SelectField>,
    );
    const field = page.getByRole("combobox", { name: "Country" });
    await userEvent.tab();
    await userEvent.keyboard("Sing");
    await expect.element(field).toHaveValue("sg");
    await rerender(
      <SelectField label="Country" disabled>
        {countries}
      </SelectField>,
    );
    await expect.element(field).toBeDisabled();
  });
});

describe("CheckboxField", () => {
  it("toggles by its label and with Space", async () => {
    await renderUi(<CheckboxField label="Remember me" hint="For 30 days." />);
    const box = page.getByRole("checkbox", { name: "Remember me" });
    await page.getByText("Remember me").click();
    await expect.element(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect.element(box).not.toBeChecked();
    await expect.element(box).toHaveAccessibleDescription("For 30 days.");
  });

  it("ignores clicks while disabled", async () => {
    await renderUi(<CheckboxField label="Not available" disabled />);
    await page.getByText("Not available").click({ force: true });
    await expect.element(page.getByRole("checkbox")).not.toBeChecked();
  });
});

describe("fields", () => {
  it("are accessible in every state", async () => {
    const { container } = await renderUi(
      <>
        <TextField label="Name" required placeholder="Linh" hint="As on your card." />
        <TextField label="Phone" error="Start with the country code." />
        <TextField label="Order" disabled defaultValue="VN-1024" />
        <SelectField label="Country" error="Please choose.">
          {countries}
        </SelectField>
        <CheckboxField label="I agree" required requiredMark="required" error="Please agree first." />
        <CheckboxField label="News" defaultChecked />
      </>,
    );
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
