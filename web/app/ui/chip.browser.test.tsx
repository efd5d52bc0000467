import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Chip, ChipGroup } from "./chip.tsx";
import { accessibilityIssues, overflowingElements } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

function PetTypes({ names }: { names: readonly string[] }) {
  const [selected, setSelected] = useState(names[0]);
  return (
    <ChipGroup label="Pet type">
      {names.map((name) => (
        <Chip key={name} count={8} selected={name === selected} onToggle={() => setSelected(name)}>
          {name}
        </Chip>
      ))}
    </ChipGroup>
  );
}

const chip = (name: string) => page.getByRole("button", { name });
const manyNames = Array.from({ length: 20 }, (_, index) => `Pet type ${index}`);

describe("Chip", () => {
  it("is a toggle button that says its state and count", async () => {
    await renderUi(<PetTypes names={["Dogs", "Cats"]} />);
    await expect.element(page.getByRole("group", { name: "Pet type" })).toBeVisible();
    await expect.element(chip("Dogs 8")).toHaveAttribute("aria-pressed", "true");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect.element(chip("Cats 8")).toHaveAttribute("aria-pressed", "true");
    await expect.element(chip("Dogs 8")).toHaveAttribute("aria-pressed", "false");
  });

  it("is a link when the filter is part of the URL", async () => {
    await renderUi(
      <Chip to="/petshop?type=Dogs" selected>
        Dogs
      </Chip>,
    );
    await expect.element(page.getByRole("link", { name: "Dogs" })).toHaveAttribute("aria-current", "true");
    await page.getByRole("link", { name: "Dogs" }).click();
    await expect.element(page.getByTestId("location")).toHaveTextContent("/petshop?type=Dogs");
  });

  it("ignores clicks while disabled", async () => {
    const onToggle = vi.fn<() => void>();
    await renderUi(
      <Chip disabled onToggle={onToggle}>
        Birds
      </Chip>,
    );
    await chip("Birds").click({ force: true });
    expect(onToggle).not.toHaveBeenCalled();
  });

  it("scrolls within its group on a phone and wraps on a wide screen", async () => {
    await page.viewport(390, 800);
    await renderUi(<PetTypes names={manyNames} />);
    const group = page.getByRole("group").element();
    expect(group.scrollWidth).toBeGreaterThan(group.clientWidth);
    (chip("Pet type 19 8").element() as HTMLElement).focus();
    await expect.element(chip("Pet type 19 8")).toBeInViewport();
    await page.viewport(1280, 800);
    await expect.poll(() => overflowingElements(group)).toEqual([]);
  });

  it("is accessible", async () => {
    const { container } = await renderUi(<PetTypes names={["Dogs", "Cats"]} />);
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
