import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ComboboxField } from "./combobox-field.tsx";
import { Modal } from "./modal.tsx";
import { accessibilityIssues, overflowingElements, longText } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

const breeds = ["Akita", "Beagle", "Border Collie", "Golden Retriever", "Poodle", "Pug"];
const manyBreeds = Array.from({ length: 60 }, (_, index) => `Breed ${index + 1}`);

interface ExampleProps {
  options?: readonly string[];
  initial?: string;
  disabled?: boolean;
  onChange?: (value: string) => void;
}

function Example({ options = breeds, initial = "", disabled = false, onChange }: ExampleProps) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  const shared = { label: "Breed", noMatchesText: "No matching breed.", hint: "Type part of the name." };
  return <ComboboxField {...shared} options={options} value={value} onChange={change} disabled={disabled} />;
}

const field = () => page.getByRole("combobox", { name: "Breed" });
const options = () => page.getByRole("option");
const option = (name: string) => page.getByRole("option", { name });
const activeOption = () => document.getElementById(field().element().getAttribute("aria-activedescendant") ?? "");

describe("ComboboxField", () => {
  it("filters while typing, prefix matches first, and selects with Enter", async () => {
    const onChange = vi.fn<(value: string) => void>();
    await renderUi(<Example onChange={onChange} />);
    await userEvent.type(field(), "go");
    await expect.element(options()).toHaveTextContent("Golden Retriever");
    await field().fill("p");
    expect(
      options()
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(["Poodle", "Pug"]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("Pug");
    await expect.element(field()).toHaveValue("Pug");
    await expect.element(field()).toHaveAttribute("aria-expanded", "false");
    await expect.element(field()).toHaveFocus();
  });

  it("opens with the arrow keys at the selected option and wraps around", async () => {
    await renderUi(<Example initial="Pug" />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(option("Pug")).toHaveAttribute("aria-selected", "true");
    expect(activeOption()).toHaveTextContent("Pug");
    await userEvent.keyboard("{ArrowDown}");
    await vi.waitFor(() => expect(activeOption()).toHaveTextContent("Akita"));
    await userEvent.keyboard("{ArrowUp}");
    await vi.waitFor(() => expect(activeOption()).toHaveTextContent("Pug"));
  });

  it("restores the last value on Escape and when the text matches nothing", async () => {
    await renderUi(<Example initial="Beagle" />);
    await field().fill("poo");
    await userEvent.keyboard("{Escape}");
    await expect.element(field()).toHaveValue("Beagle");
    await field().fill("unicorn");
    await expect.element(page.getByRole("status")).toHaveTextContent("No matching breed.");
    expect(field().element().hasAttribute("aria-activedescendant")).toBe(false);
    await userEvent.keyboard("{ArrowUp}{ArrowDown}");
    await userEvent.tab();
    await expect.element(field()).toHaveValue("Beagle");
  });

  it("selects an exact match in any letter case when the field is left", async () => {
    await renderUi(<Example />);
    await field().fill(" border collie ");
    await userEvent.tab();
    await expect.element(field()).toHaveValue("Border Collie");
  });

  it("selects an option by click and keeps focus on the field", async () => {
    await renderUi(<Example />);
    await field().click();
    await option("Akita").click();
    await expect.element(field()).toHaveValue("Akita");
    await expect.element(field()).toHaveFocus();
  });

  it("scrolls the active option of a long list into view", async () => {
    await renderUi(<Example options={manyBreeds} />);
    await field().click();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(option("Breed 60")).toBeInViewport();
    await expect.element(option("Breed 1")).not.toBeInViewport();
  });

  it("closes only its list on Escape inside a modal", async () => {
    await renderUi(
      <Modal open title="Add Pet" onClose={() => expect.unreachable("The modal was closed.")}>
        <Example />
      </Modal>,
    );
    await field().click();
    await userEvent.keyboard("{Escape}");
    await expect.element(field()).toHaveAttribute("aria-expanded", "false");
  });

  it("does not open while disabled", async () => {
    await renderUi(<Example disabled initial="Pug" />);
    await expect.element(field()).toBeDisabled();
    await field().click({ force: true });
    await expect.element(field()).toHaveAttribute("aria-expanded", "false");
  });

  it("says so when there are no options, and wraps long ones", async () => {
    await page.viewport(320, 640);
    const { rerender } = await renderUi(<Example options={[]} />);
    await field().click();
    await expect.element(page.getByRole("status")).toHaveTextContent("No matching breed.");
    await rerender(<Example options={[longText]} />);
    await expect.element(option(longText)).toBeVisible();
    expect(overflowingElements()).toEqual([]);
  });

  it("is accessible, open and closed", async () => {
    const { container } = await renderUi(<Example initial="Pug" />);
    await expect.element(field()).toHaveAccessibleDescription("Type part of the name.");
    expect(await accessibilityIssues(container)).toEqual([]);
    await field().click();
    await expect.element(option("Pug")).toBeVisible();
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
