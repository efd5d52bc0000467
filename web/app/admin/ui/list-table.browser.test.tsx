import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { z } from "zod";
import { EmptyState } from "../../ui/empty-state.tsx";
import { accessibilityIssues, longText, longWord, overflowingElements } from "../../ui/test-support/checks.ts";
import { renderUi } from "../../ui/test-support/render-ui.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import { SelectFilter, TextFilter } from "./filter-field.tsx";
import { ListPager } from "./list-pager.tsx";
import { type ListColumn, ListTable } from "./list-table.tsx";
import { useListAddress } from "./use-list-address.ts";
import "../workplace.css";

interface Order {
  id: string;
  customer: string;
  total: string;
}

const orders: Order[] = [
  { id: "VN-1", customer: "Robin", total: "$84.50" },
  { id: "VN-2", customer: "Kim", total: "$1,249.99" },
  { id: "VN-3", customer: "Linh", total: "$9.00" },
];
const columns: readonly ListColumn<Order>[] = [
  { id: "order", header: "Order", isFixed: true, cell: ({ id }) => id },
  { id: "customer", header: "Customer", wraps: true, cell: ({ customer }) => customer },
  { id: "total", header: "Total", align: "end", sort: "total", cell: ({ total }) => total },
];
const options = {
  filters: z.object({ status: z.literal("open"), text: z.string() }),
  sorts: ["-date", "-total", "total"] as const,
  columns,
  defaultColumns: ["order", "customer", "total"],
};

/** A whole list, as a screen composes it. */
function OrderList({ rows = orders }: { rows?: readonly Order[] }) {
  const address = useListAddress(options);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isEverything, setIsEverything] = useState(false);
  return (
    <main>
      <h1>Orders</h1>
      <ColumnMenu columns={columns} visible={address.visibleColumns} onToggle={address.toggleColumn} />
      <TextFilter label="Search" value={address.filters.text} onChange={(value) => address.setFilter("text", value)} />
      <SelectFilter
        label="Status"
        value={address.filters.status}
        options={[["open", "Open"]]}
        onChange={(value) => address.setFilter("status", value)}
      />
      <ListTable
        caption="Orders"
        columns={columns.filter(({ id }) => address.visibleColumns.includes(id))}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ id }) => `order ${id}`}
        rowLink={({ id }) => `/admin/orders/${id}`}
        sort={address.sort}
        onSort={address.setSort}
        selection={{ selected, onChange: setSelected }}
        empty={<EmptyState title="No orders" />}
      />
      <ListPager isFirstPage={address.cursor === undefined} nextCursor="abc" pageLink={address.pageLink} />
      {selected.size > 0 && (
        <BulkBar
          count={selected.size}
          isEverything={isEverything}
          onSelectEverything={() => setIsEverything(true)}
          onClear={() => setSelected(new Set())}
        >
          <button type="button">Ship</button>
        </BulkBar>
      )}
      <output aria-label="Saved address">{address.query}</output>
    </main>
  );
}

function FilterTwice() {
  const address = useListAddress(options);
  const filter = () => {
    address.setFilter("status", "open");
    address.setFilter("text", "robin");
  };
  return (
    <button type="button" onClick={filter}>
      Open orders of Robin
    </button>
  );
}

async function expectAddress(pattern: RegExp) {
  await expect.poll(() => page.getByTestId("location").element().textContent).toMatch(pattern);
}
const link = (name: string) => page.getByRole("link", { name });
const checkbox = (name: string) => page.getByRole("checkbox", { name, exact: true });

describe("a list of the workplace", () => {
  it("has its filters, sort and columns in the address, and starts again from the first page", async () => {
    await renderUi(<OrderList />, "/admin/orders?cursor=old");
    await page.getByRole("combobox", { name: "Status" }).selectOptions("open");
    await expectAddress(/orders\?status=open$/);
    await page.getByRole("button", { name: "Total" }).click();
    await expectAddress(/status=open&sort=-total$/);
    await expect.element(page.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort", "descending");
    await page.getByRole("button", { name: "Total" }).click();
    await expectAddress(/sort=total$/);
    await page.getByRole("button", { name: "Columns" }).click();
    await checkbox("Customer").click();
    await expectAddress(/columns=order%2Ctotal/);
    await expect.element(page.getByText("Robin")).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("button", { name: "Columns" })).toHaveFocus();
    await page.getByRole("searchbox", { name: "Search" }).fill("robin");
    await userEvent.keyboard("{Enter}");
    await expectAddress(/text=robin/);
  });

  it("keeps both of two filters that are set before it is drawn again", async () => {
    await renderUi(<FilterTwice />, "/admin/orders");
    await page.getByRole("button").click();
    await expect.element(page.getByTestId("location")).toHaveTextContent("/admin/orders?status=open&text=robin");
  });

  it("ignores what nobody could have chosen, and a view is saved without its page", async () => {
    await renderUi(<OrderList />, "/admin/orders?status=nonsense&sort=evil&columns=total&cursor=abc&job=3");
    await expect.element(page.getByRole("combobox", { name: "Status" })).toHaveValue("");
    await expect.element(page.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort", "none");
    await expect.element(link("VN-1")).toBeVisible();
    await expect
      .element(page.getByLabelText("Saved address"))
      .toHaveTextContent("columns=total&sort=evil&status=nonsense");
    await expect.element(link("First page")).toBeVisible();
    await link("Next page").click();
    await expectAddress(/cursor=abc/);
  });

  it("selects rows one by one, all of a page, and everything that the filter matches", async () => {
    await renderUi(<OrderList />);
    await checkbox("Select order VN-2").click();
    await expect.element(page.getByText("1 selected")).toBeVisible();
    const all = page.getByRole("columnheader").getByRole("checkbox");
    expect((all.element() as HTMLInputElement).indeterminate).toBe(true);
    await all.click();
    await expect.element(page.getByText("3 selected")).toBeVisible();
    await page.getByRole("button", { name: "Select everything that the filter matches" }).click();
    await expect.element(page.getByRole("status").getByText("Everything that the filter matches")).toBeVisible();
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.element(page.getByRole("region", { name: "Selection" })).not.toBeInTheDocument();
  });

  it("is walked through with arrow keys, and Space selects", async () => {
    await renderUi(<OrderList />);
    (link("VN-1").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect.element(link("VN-3")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp} ");
    await expect.element(link("VN-2")).toHaveFocus();
    await expect.element(checkbox("Select order VN-2")).toBeChecked();
    await userEvent.keyboard("{Enter}");
    await expectAddress(/^\/admin\/orders\/VN-2$/);
  });

  it("has rows of 40 pixels, cards on a phone, and nothing that sticks out", async () => {
    await renderUi(<OrderList rows={[...orders, { id: "VN-4", customer: longText, total: longWord }]} />);
    expect(page.getByRole("row").nth(1).element().getBoundingClientRect().height).toBeLessThanOrEqual(41);
    await page.viewport(390, 800);
    expect(overflowingElements()).toEqual([]);
    await expect.element(page.getByText("Select all on this page").nth(1)).toBeVisible();
  });

  it("says that it is loading or empty", async () => {
    const shared = { caption: "Orders", columns, rowKey: ({ id }: Order) => id, rowLabel: ({ id }: Order) => id };
    const sorting = { sort: "-date", onSort: () => {} };
    const { rerender } = await renderUi(<ListTable {...shared} {...sorting} rows={[]} isLoading empty="No orders" />);
    await expect.element(page.getByRole("table")).toHaveAttribute("aria-busy", "true");
    await rerender(<ListTable {...shared} {...sorting} rows={[]} empty="No orders" />);
    await expect.element(page.getByRole("cell", { name: "No orders" })).toBeVisible();
  });

  it("is accessible as a table and as cards", async () => {
    const { container } = await renderUi(<OrderList />);
    await checkbox("Select order VN-2").click();
    expect(await accessibilityIssues(container)).toEqual([]);
    await page.viewport(390, 800);
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
