import type { StaffGearFilters as Filters } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { FilterBar } from "../ui/filter-bar.tsx";
import { SelectFilter, TextFilter } from "../ui/filter-field.tsx";
import type { ListAddress } from "../ui/use-list-address.ts";
import { gearStateOptions } from "./gear-state.tsx";
import { gearTermsQuery } from "./queries.ts";

const asOptions = (values: readonly string[] = []) => values.map((value) => [value, value] as const);

export function GearFilters({ address }: { address: ListAddress<keyof Filters> }) {
  const { data: terms } = useQuery(gearTermsQuery);
  const { bind } = address;
  return (
    <FilterBar address={address} className="md:grid-cols-3 lg:grid-cols-7">
      <div className="col-span-2 md:col-span-3 lg:col-span-2">
        <TextFilter label="Search" placeholder="Name or description" {...bind("text")} />
      </div>
      <SelectFilter label="State" options={gearStateOptions} {...bind("state")} />
      <SelectFilter label="Pet type" options={asOptions(terms?.petTypes)} {...bind("petType")} />
      <SelectFilter label="Category" options={asOptions(terms?.categories)} {...bind("category")} />
      <SelectFilter
        label="On sale"
        options={[
          ["yes", "On sale"],
          ["no", "Not on sale"],
        ]}
        {...bind("on_sale")}
      />
      <SelectFilter label="Pictures" options={[["missing", "Without a picture"]]} {...bind("picture")} />
    </FilterBar>
  );
}
