import { pluralize, type ReviewFilters as Filters } from "@pawhaven/contract";
import { FilterBar } from "../ui/filter-bar.tsx";
import { DateFilter, SelectFilter, TextFilter } from "../ui/filter-field.tsx";
import type { ListAddress } from "../ui/use-list-address.ts";
import { stateOptions } from "./review-state.tsx";

const ratings = [5, 4, 3, 2, 1].map((stars) => [String(stars), pluralize(stars, "star")] as const);

export const ReviewFilters = ({ address }: { address: ListAddress<keyof Filters> }) => {
  const { bind } = address;
  return (
    <FilterBar address={address} className="md:grid-cols-4 lg:grid-cols-8">
      <div className="col-span-2">
        <TextFilter label="Search" placeholder="Name or comment" {...bind("text")} />
      </div>
      <SelectFilter label="State" options={stateOptions} {...bind("state")} />
      <SelectFilter label="Rating" options={ratings} {...bind("rating")} />
      <SelectFilter label="Pictures" options={[["true", "With pictures"]]} {...bind("images")} />
      <TextFilter label="Gear number" {...bind("gear_id")} />
      <DateFilter label="From" {...bind("from")} />
      <DateFilter label="To" {...bind("to")} />
    </FilterBar>
  );
};
