import { type CountedGear, countFilters, countStates, type Stocktake } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { screenPath } from "../../lib/paths.ts";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { SelectFilter, TextFilter } from "../../ui/filter-field.tsx";
import { ListPager } from "../../ui/list-pager.tsx";
import { type ListColumn, ListTable } from "../../ui/list-table.tsx";
import { useListAddress } from "../../ui/use-list-address.ts";
import { signed } from "../movement-table.tsx";
import { countedGearsQuery } from "../queries.ts";
import { CountField } from "./count-field.tsx";

const stateLabels = { uncounted: "Not counted yet", counted: "Counted", different: "Different" };
const stateOptions = countStates.map((state) => [state, stateLabels[state]] as const);

const results: readonly ListColumn<CountedGear>[] = [
  { id: "expected", header: "Expected", align: "end", cell: ({ count }) => count?.expected },
  { id: "difference", header: "Difference", align: "end", cell: ({ count }) => count && signed(count.difference) },
  { id: "person", header: "Person", cell: ({ count }) => count?.staff },
];

/** What should be there is shown after the count, so that nobody counts towards it. */
const columnsOf = ({ id, state }: Stocktake): readonly ListColumn<CountedGear>[] => [
  { id: "gear", header: "Gear", wraps: true, cell: ({ name }) => name },
  {
    id: "counted",
    header: "Counted",
    align: "end",
    cell: (gear) =>
      state === "open" ? (
        <CountField key={gear.count?.at} stocktakeId={id} gear={gear} />
      ) : (
        (gear.count?.counted ?? "Not counted")
      ),
  },
  ...results,
];

export function CountTable({ stocktake }: { stocktake: Stocktake }) {
  const columns = columnsOf(stocktake);
  const address = useListAddress({
    filters: countFilters,
    sorts: ["gear"],
    columns,
    defaultColumns: columns.map(({ id }) => id),
  });
  const { filters, cursor } = address;
  const { data, isPending, isError, refetch } = useQuery(countedGearsQuery(stocktake.id, { ...filters, cursor }));
  if (isError) return <ErrorState text="The gears could not be loaded." onRetry={() => void refetch()} />;
  return (
    <div className="min-w-0">
      <FilterBar address={address}>
        <TextFilter label="Search" placeholder="Name" {...address.bind("text")} />
        <SelectFilter label="Gears" options={stateOptions} {...address.bind("state")} />
      </FilterBar>
      <ListTable
        caption="Gears to count"
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        rowLink={({ id }) => screenPath(`stock/${id}`)}
        sort=""
        onSort={() => {}}
        isLoading={isPending}
        empty={<EmptyState title="No gear matches these filters" />}
      />
      {data && (
        <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={address.pageLink} />
      )}
    </div>
  );
}
