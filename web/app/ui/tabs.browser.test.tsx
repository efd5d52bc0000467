import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Tabs } from "./tabs.tsx";
import { accessibilityIssues, overflowingElements, longText } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

const tabs = [
  { id: "upcoming", label: "Upcoming", content: <input aria-label="Filter" /> },
  { id: "history", label: "History", content: "Seven past visits" },
  { id: "notes", label: "Notes", content: "No notes" },
];
const tab = (name: string) => page.getByRole("tab", { name });

describe("Tabs", () => {
  it("selects with the arrow keys, wraps around, and jumps with Home and End", async () => {
    await renderUi(<Tabs label="Bookings" tabs={tabs} />);
    await tab("Upcoming").click();
    for (const [key, name] of [
      ["ArrowRight", "History"],
      ["ArrowLeft", "Upcoming"],
      ["ArrowLeft", "Notes"],
      ["ArrowRight", "Upcoming"],
      ["End", "Notes"],
      ["Home", "Upcoming"],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.element(tab(name)).toHaveFocus();
      await expect.element(page.getByRole("tab", { selected: true })).toHaveTextContent(name);
      await expect.element(page.getByRole("tabpanel", { name })).toBeVisible();
    }
  });

  it("takes one tab stop, followed by the panel", async () => {
    await renderUi(<Tabs label="Bookings" tabs={tabs} />);
    await tab("History").click();
    await userEvent.tab();
    await expect.element(page.getByRole("tabpanel", { name: "History" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(tab("History")).toHaveFocus();
  });

  it("keeps what was typed in a panel", async () => {
    await renderUi(<Tabs label="Bookings" tabs={tabs} />);
    await page.getByLabelText("Filter").fill("Mochi");
    await tab("History").click();
    await expect.element(page.getByLabelText("Filter")).not.toBeVisible();
    await tab("Upcoming").click();
    await expect.element(page.getByLabelText("Filter")).toHaveValue("Mochi");
  });

  it("leaves the selection to the caller when controlled", async () => {
    const onSelect = vi.fn<(id: string) => void>();
    await renderUi(<Tabs label="Bookings" tabs={tabs} selected="history" onSelect={onSelect} />);
    await tab("Notes").click();
    expect(onSelect).toHaveBeenCalledExactlyOnceWith("notes");
    await expect.element(tab("History")).toHaveAttribute("aria-selected", "true");
  });

  it("scrolls within the tab list when the labels are long", async () => {
    await page.viewport(390, 800);
    await renderUi(<Tabs label="Bookings" tabs={tabs.map((one) => ({ ...one, label: longText }))} />);
    expect(overflowingElements()).toEqual([]);
  });

  it("renders an empty tab list without tabs", async () => {
    await renderUi(<Tabs label="Bookings" tabs={[]} />);
    await expect.element(page.getByRole("tablist", { name: "Bookings" })).toBeInTheDocument();
    expect(page.getByRole("tabpanel").elements()).toHaveLength(0);
  });

  it("is accessible", async () => {
    const { container } = await renderUi(<Tabs label="Bookings" tabs={tabs} />);
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
