import type { StockFilters as Filters } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { FilterBar } from "../ui/filter-bar.tsx";
import { SelectFilter, TextFilter } from "../ui/filter-field.tsx";
import type { ListAddress } from "../ui/use-list-address.ts";
import { suppliersQuery } from "./queries.ts";

const stateOptions = [
  ["low", "Low or out"],
  ["out", "Out"],
] as const;

export function StockFilters({ address }: { address: ListAddress<keyof Filters> }) {
  const { bind } = address;
  const { data: suppliers = [] } = useQuery(suppliersQuery);
  return (
    <FilterBar address={address} className="md:grid-cols-4">
      <div className="col-span-2">
        <TextFilter label="Search" placeholder="Name" {...bind("text")} />
      </div>
      <SelectFilter label="State" options={stateOptions} {...bind("state")} />
      <SelectFilter
        label="Supplier"
        options={suppliers.map(({ id, name }) => [String(id), name] as const)}
        {...bind("supplier_id")}
      />
    </FilterBar>
  );
}
