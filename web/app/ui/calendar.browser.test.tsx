import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Calendar } from "./calendar.tsx";
import { accessibilityIssues, overflowingElements } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

function Example({ onSelect }: { onSelect?: (day: string) => void }) {
  const [day, setDay] = useState<string>();
  const select = (next: string) => {
    setDay(next);
    onSelect?.(next);
  };
  return (
    <Calendar
      label="Day"
      value={day}
      onSelect={select}
      today="2030-06-12"
      minDay="2030-06-12"
      maxDay="2030-08-20"
      closedDays={new Set(["2030-06-16"])}
      fullDays={new Set(["2030-06-18"])}
    />
  );
}

const day = (name: string | RegExp) => page.getByRole("button", { name });
const nextMonth = () => page.getByRole("button", { name: "Next month" });
const previousMonth = () => page.getByRole("button", { name: "Previous month" });

describe("Calendar", () => {
  it("moves by day, week, month and to the ends of the week, within its range", async () => {
    await renderUi(<Example />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(day("Wednesday, June 12, 2030, today")).toHaveFocus();
    for (const [key, name] of [
      ["ArrowRight", "Thursday, June 13, 2030"],
      ["ArrowDown", "Thursday, June 20, 2030"],
      ["End", "Sunday, June 23, 2030"],
      ["Home", "Monday, June 17, 2030"],
      ["ArrowLeft", "Sunday, June 16, 2030, closed"],
      ["PageDown", "Tuesday, July 16, 2030"],
      ["ArrowUp", "Tuesday, July 9, 2030"],
      ["PageUp", "Wednesday, June 12, 2030, today"],
      ["ArrowLeft", "Wednesday, June 12, 2030, today"],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.element(day(name)).toHaveFocus();
    }
  });

  it("selects the focused day with Enter, but not a closed one", async () => {
    const onSelect = vi.fn<(day: string) => void>();
    await renderUi(<Example onSelect={onSelect} />);
    await day(/^Sunday, June 16/).click({ force: true });
    expect(onSelect).not.toHaveBeenCalled();
    await expect.element(day(/^Sunday, June 16/)).toHaveAttribute("aria-disabled", "true");
    await day("Friday, June 14, 2030").click();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect(onSelect.mock.calls).toEqual([["2030-06-14"], ["2030-06-15"]]);
    await expect.element(page.getByRole("gridcell", { selected: true })).toHaveTextContent("15");
    await day("Tuesday, June 18, 2030, no free time").click();
    expect(onSelect).toHaveBeenLastCalledWith("2030-06-18");
  });

  it("has one tab stop in the grid", async () => {
    await renderUi(<Example />);
    expect(document.querySelectorAll("[data-day][tabindex='0']")).toHaveLength(1);
    await nextMonth().click();
    await userEvent.tab();
    await expect.element(day("Friday, July 12, 2030")).toHaveFocus();
    await userEvent.tab();
    expect(document.activeElement?.closest("table")).toBeNull();
  });

  it("keeps focus on a month button that has reached the end", async () => {
    await renderUi(<Example />);
    await expect.element(previousMonth()).toHaveAttribute("aria-disabled", "true");
    await nextMonth().click();
    await userEvent.keyboard("{Enter}{Enter}{Enter}");
    await expect.element(page.getByText("August 2030")).toBeVisible();
    await expect.element(nextMonth()).toHaveAttribute("aria-disabled", "true");
    await expect.element(nextMonth()).toHaveFocus();
    await expect.element(day("Wednesday, August 21, 2030, not available")).toBeVisible();
  });

  it("fits the smallest phone and is accessible", async () => {
    await page.viewport(320, 640);
    const { container } = await renderUi(<Example />);
    expect(overflowingElements()).toEqual([]);
    await day("Friday, June 14, 2030").click();
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
