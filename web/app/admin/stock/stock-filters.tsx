import { stockFilters, type StockFilters as Filters } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../ui/button.tsx";
import { SelectFilter, TextFilter } from "../ui/filter-field.tsx";
import type { ListAddress } from "../ui/use-list-address.ts";
import { suppliersQuery } from "./queries.ts";

const isValid = (name: keyof Filters) => (value: string) => stockFilters.shape[name].safeParse(value).success;

export const stockFilterChecks = {
  state: isValid("state"),
  supplier_id: isValid("supplier_id"),
  text: isValid("text"),
};

const stateOptions = [
  ["low", "Low or out"],
  ["out", "Out"],
] as const;

export function StockFilters({ address }: { address: ListAddress<keyof Filters> }) {
  const { filters, setFilter, hasFilters, clearFilters } = address;
  const { data: suppliers = [] } = useQuery(suppliersQuery);
  const bind = (name: keyof Filters) => ({
    value: filters[name],
    onChange: (value: string) => setFilter(name, value),
  });
  return (
    <search className="mb-3 grid grid-cols-2 items-end gap-2 md:grid-cols-4">
      <div className="col-span-2">
        <TextFilter label="Search" placeholder="Name" {...bind("text")} />
      </div>
      <SelectFilter label="State" options={stateOptions} {...bind("state")} />
      <SelectFilter
        label="Supplier"
        options={suppliers.map(({ id, name }) => [String(id), name] as const)}
        {...bind("supplier_id")}
      />
      {hasFilters && (
        <Button variant="ghost" size="small" className="col-span-2 justify-self-start" onClick={clearFilters}>
          Clear filters
        </Button>
      )}
    </search>
  );
}
