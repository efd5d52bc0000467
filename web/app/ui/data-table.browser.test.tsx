import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Column, DataTable } from "./data-table.tsx";
import { EmptyState } from "./empty-state.tsx";
import { accessibilityIssues, overflowingElements, longText, longWord } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";

interface Order {
  id: string;
  total: string;
}

const orders: Order[] = [
  { id: "VN-7Q2M", total: "$84.50" },
  { id: "US-K19D", total: "$1,249.99" },
];
const columns: Column<Order>[] = [
  { id: "order", header: "Order", cell: ({ id }) => id },
  { id: "total", header: "Total", align: "end", cell: ({ total }) => total },
];
const withButton: Column<Order>[] = [
  ...columns,
  {
    id: "action",
    header: "Action",
    hideHeader: true,
    cell: ({ id }) => <button aria-label={`Cancel ${id}`}>Cancel</button>,
  },
];
const shared = { caption: "My orders", rowKey: ({ id }: Order) => id };

const row = (text: string) => page.getByRole("row").filter({ hasText: text });

describe("DataTable", () => {
  it("has a name, column headers and rows", async () => {
    await renderUi(<DataTable {...shared} columns={withButton} rows={orders} />);
    await expect.element(page.getByRole("table", { name: "My orders" })).toBeVisible();
    for (const name of ["Order", "Total", "Action"])
      await expect.element(page.getByRole("columnheader", { name })).toBeInTheDocument();
    await expect.element(page.getByRole("row")).toHaveLength(3);
    await expect.element(row("US-K19D").getByRole("cell", { name: "$1,249.99" })).toBeVisible();
  });

  it("runs the row's action from anywhere in the row, but not from another control in it", async () => {
    const onSelect = vi.fn<(order: Order) => void>();
    const rowAction = { onSelect, label: ({ id }: Order) => `Details of ${id}` };
    await renderUi(<DataTable {...shared} columns={withButton} rows={orders} rowAction={rowAction} />);
    await page.getByText("$84.50").click();
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(orders[0]);
    await page.getByRole("button", { name: "Cancel US-K19D" }).click();
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it("is operated with the keyboard through the control in the row", async () => {
    const onSelect = vi.fn<(order: Order) => void>();
    await renderUi(<DataTable {...shared} columns={columns} rows={orders} rowAction={{ onSelect }} />);
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "VN-7Q2M" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(orders[0]);
  });

  it("navigates when the row leads to a page", async () => {
    const rowAction = { to: ({ id }: Order) => `/order/${id}`, column: "total" };
    await renderUi(<DataTable {...shared} columns={columns} rows={orders} rowAction={rowAction} />);
    await expect.element(page.getByRole("link", { name: "$84.50" })).toBeVisible();
    await page.getByText("VN-7Q2M").click();
    await expect.element(page.getByTestId("location")).toHaveTextContent("/order/VN-7Q2M");
  });

  it("announces that it is loading, without empty rows for screen readers to read", async () => {
    await renderUi(<DataTable {...shared} columns={columns} rows={[]} loading skeletonRows={2} />);
    await expect.element(page.getByRole("table")).toHaveAttribute("aria-busy", "true");
    expect(document.querySelectorAll("tbody tr")).toHaveLength(2);
    for (const cell of document.querySelectorAll("tbody td > *")) expect(cell).toHaveAttribute("aria-hidden", "true");
  });

  it("shows what the caller provides when there are no rows", async () => {
    await renderUi(
      <DataTable {...shared} columns={columns} rows={[]} empty={<EmptyState title="No orders found" />} />,
    );
    await expect.element(page.getByRole("cell").getByText("No orders found")).toBeVisible();
  });

  it("turns rows into cards with a header beside each cell in a narrow container", async () => {
    await page.viewport(390, 800);
    await renderUi(<DataTable {...shared} columns={withButton} rows={[{ id: longWord, total: longText }]} />);
    await expect.element(page.getByText("Total").last()).toBeVisible();
    expect(overflowingElements()).toEqual([]);
    expect(overflowingElements(page.getByRole("table").element().parentElement ?? document.body)).toEqual([]);
  });

  it("is accessible as a table and as cards", async () => {
    const rowAction = { to: ({ id }: Order) => `/order/${id}` };
    const { container } = await renderUi(
      <DataTable {...shared} columns={withButton} rows={orders} rowAction={rowAction} showCaption />,
    );
    expect(await accessibilityIssues(container)).toEqual([]);
    await page.viewport(390, 800);
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
