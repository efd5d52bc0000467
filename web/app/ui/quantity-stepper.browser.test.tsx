import { type ComponentProps, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QuantityStepper } from "./quantity-stepper.tsx";
import { accessibilityIssues, overflowingElements, longText } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

type ExampleProps = Partial<ComponentProps<typeof QuantityStepper>>;

function Example({ value: initial = 1, onChange, productName = "Rope Toy", ...stepper }: ExampleProps) {
  const [value, setValue] = useState(initial);
  const change = (next: number) => {
    setValue(next);
    onChange?.(next);
  };
  return <QuantityStepper productName={productName} value={value} onChange={change} {...stepper} />;
}

const quantity = () => page.getByRole("spinbutton", { name: "Quantity of Rope Toy" });
const more = () => page.getByRole("button", { name: "One more: Rope Toy" });
const fewer = () => page.getByRole("button", { name: "One fewer: Rope Toy" });

describe("QuantityStepper", () => {
  it("changes by buttons and arrow keys within its bounds", async () => {
    await renderUi(<Example max={3} />);
    await expect.element(fewer()).toBeDisabled();
    await more().click();
    await expect.element(quantity()).toHaveValue(2);
    await quantity().click();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(quantity()).toHaveValue(3);
    await expect.element(more()).toBeDisabled();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(quantity()).toHaveAccessibleDescription("Only 3 available.");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect.element(quantity()).toHaveValue(1);
  });

  it("commits what is typed on Enter and on blur, limited to what is available", async () => {
    const onChange = vi.fn<(value: number) => void>();
    await renderUi(<Example max={5} onChange={onChange} />);
    await quantity().fill("4");
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await quantity().fill("99");
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[4], [5]]);
    await expect.element(quantity()).toHaveValue(5);
  });

  it("reverts empty, zero and fractional input, and anything after Escape", async () => {
    const onChange = vi.fn<(value: number) => void>();
    await renderUi(<Example value={2} onChange={onChange} />);
    for (const text of ["", "0", "1.5", "-3"]) {
      await quantity().fill(text);
      await userEvent.keyboard("{Enter}");
      await expect.element(quantity()).toHaveValue(2);
    }
    await quantity().fill("7");
    await userEvent.keyboard("{Escape}");
    await expect.element(quantity()).toHaveValue(2);
    expect(onChange).not.toHaveBeenCalled();
  });

  it("moves keyboard focus to the input when a button reaches its bound", async () => {
    await renderUi(<Example value={2} max={3} />);
    (more().element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(more()).toBeDisabled();
    await expect.element(quantity()).toHaveFocus();
  });

  it("blocks changes while busy without losing focus", async () => {
    const onChange = vi.fn<(value: number) => void>();
    const { rerender } = await renderUi(<Example value={3} onChange={onChange} />);
    (more().element() as HTMLElement).focus();
    await rerender(<Example value={3} onChange={onChange} busy />);
    await userEvent.keyboard("{Enter}");
    await expect.element(more()).toHaveFocus();
    await expect.element(more()).toHaveAttribute("aria-disabled", "true");
    await expect.element(quantity()).toHaveAttribute("readonly");
    (quantity().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(onChange).not.toHaveBeenCalled();
  });

  it("cannot be used while disabled", async () => {
    await renderUi(<Example value={3} disabled />);
    for (const control of [fewer(), quantity(), more()]) await expect.element(control).toBeDisabled();
  });

  it("keeps its size with a long product name and is accessible", async () => {
    await page.viewport(320, 640);
    const { container } = await renderUi(<Example productName={longText} />);
    expect(overflowingElements()).toEqual([]);
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
