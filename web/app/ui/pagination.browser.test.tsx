import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Pagination } from "./pagination.tsx";
import { accessibilityIssues, overflowingElements } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

function Example({ pageCount = 3 }: { pageCount?: number }) {
  const [current, setCurrent] = useState(1);
  const [size, setSize] = useState(10);
  const sizes = { pageSize: size, pageSizes: [10, 100], onPageSizeChange: setSize };
  return <Pagination label="Orders" page={current} pageCount={pageCount} onPageChange={setCurrent} {...sizes} />;
}

const button = (name: string) => page.getByRole("button", { name });
const status = (text: string) => page.getByText(text);

describe("Pagination", () => {
  it("steps through the pages and jumps to both ends", async () => {
    await renderUi(<Example />);
    await expect.element(page.getByRole("navigation", { name: "Orders pages" })).toBeVisible();
    for (const [name, text] of [
      ["Next page", "Page 2 of 3"],
      ["Last page", "Page 3 of 3"],
      ["Previous page", "Page 2 of 3"],
      ["First page", "Page 1 of 3"],
    ] as const) {
      await button(name).click();
      await expect.element(status(text)).toBeVisible();
    }
  });

  it("keeps focus on a button that has reached the end", async () => {
    await renderUi(<Example />);
    await button("Next page").click();
    await userEvent.keyboard("{Enter}{Enter}{Enter}");
    await expect.element(status("Page 3 of 3")).toBeVisible();
    await expect.element(button("Next page")).toHaveAttribute("aria-disabled", "true");
    await expect.element(button("Next page")).toHaveFocus();
  });

  it("shows a single page for an empty list", async () => {
    await renderUi(<Example pageCount={0} />);
    await expect.element(status("Page 1 of 1")).toBeVisible();
    for (const name of ["First page", "Previous page", "Next page", "Last page"])
      await expect.element(button(name)).toHaveAttribute("aria-disabled", "true");
  });

  it("changes the page size", async () => {
    await renderUi(<Example />);
    await page.getByLabelText("Per page").selectOptions("100");
    await expect.element(page.getByLabelText("Per page")).toHaveValue("100");
  });

  it("fits the smallest phone and is accessible", async () => {
    await page.viewport(320, 640);
    const { container } = await renderUi(<Example pageCount={12_345} />);
    expect(overflowingElements()).toEqual([]);
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
