import { type GearSale, saleFilters, saleStates } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { BadgePercent } from "lucide-react";
import { formatDollars } from "../../lib/money.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { screenPath } from "../lib/paths.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { SelectFilter } from "../ui/filter-field.tsx";
import { ListPager } from "../ui/list-pager.tsx";
import { type ListColumn, ListTable } from "../ui/list-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useListAddress } from "../ui/use-list-address.ts";
import { SaleState, saleStateOptions } from "./gear-state.tsx";
import { salesKey, salesQuery } from "./queries.ts";
import { SaleActions } from "./sale-actions.tsx";
import { describeSpan } from "./sale-span.ts";

const Span = ({ sale }: { sale: GearSale }) => describeSpan(sale, useSiteConfig().shop.timeZone);

const columns: readonly ListColumn<GearSale>[] = [
  { id: "gear", header: "Gear", isFixed: true, wraps: true, cell: ({ gear }) => gear.name },
  { id: "percent", header: "Discount", align: "end", cell: ({ percent }) => `-${percent}%` },
  { id: "list", header: "List price", align: "end", cell: ({ gear }) => formatDollars(gear.list_price) },
  { id: "state", header: "State", cell: ({ state }) => <SaleState state={state} /> },
  { id: "span", header: "When", wraps: true, cell: (sale) => <Span sale={sale} /> },
  { id: "actions", header: "Actions", align: "end", cell: (sale) => <SaleActions sale={sale} /> },
];

const addressOptions = {
  filters: saleFilters,
  sorts: ["-begin"] as const,
  columns,
  defaultColumns: columns.map(({ id }) => id),
};

/** Running, coming and ended sales of all gears. */
export default function SalesScreen() {
  const address = useListAddress(addressOptions);
  const { filters, cursor } = address;
  const state = saleStates.find((name) => name === filters.state);
  const { data, isPending, isError, refetch } = useQuery(salesQuery({ state, cursor }));
  useStaffChanges(["assortment"], salesKey);
  return (
    <>
      <PageHeader
        title="Sales"
        lead="They begin and end by themselves. Select gears in the catalogue to set one."
        actions={
          <ButtonLink size="small" icon={BadgePercent} to={screenPath("gears")}>
            Choose gears
          </ButtonLink>
        }
      />
      <search className="mb-3 grid grid-cols-2 gap-2 md:grid-cols-4">
        <SelectFilter
          label="State"
          options={saleStateOptions}
          value={filters.state}
          onChange={(value) => address.setFilter("state", value)}
        />
      </search>
      {isError ? (
        <ErrorState text="The sales could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Sales"
          columns={columns}
          rows={data?.rows ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ gear }) => `sale of ${gear.name}`}
          rowLink={({ gear }) => screenPath(`gears/${gear.id}`)}
          sort="-begin"
          onSort={address.setSort}
          isLoading={isPending}
          empty={<EmptyState title={address.hasFilters ? "No sale is in this state" : "No sales yet"} />}
        />
      )}
      {data && (
        <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={address.pageLink} />
      )}
    </>
  );
}
