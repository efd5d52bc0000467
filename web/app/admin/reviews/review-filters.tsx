import { reviewFilters, type ReviewFilters as Filters } from "@pawhaven/contract";
import { Button } from "../../ui/button.tsx";
import { DateFilter, SelectFilter, TextFilter } from "../ui/filter-field.tsx";
import type { ListAddress } from "../ui/use-list-address.ts";
import { stateOptions } from "./review-state.tsx";

const isValid = (name: keyof Filters) => (value: string) => reviewFilters.shape[name].safeParse(value).success;

export const reviewFilterChecks = {
  state: isValid("state"),
  rating: isValid("rating"),
  gear_id: isValid("gear_id"),
  images: isValid("images"),
  text: isValid("text"),
  from: isValid("from"),
  to: isValid("to"),
};

const ratings = [5, 4, 3, 2, 1].map((stars) => [String(stars), stars === 1 ? "1 star" : `${stars} stars`] as const);

export const ReviewFilters = ({ address }: { address: ListAddress<keyof Filters> }) => {
  const { filters, setFilter, hasFilters, clearFilters } = address;
  const bind = (name: keyof Filters) => ({
    value: filters[name],
    onChange: (value: string) => setFilter(name, value),
  });
  return (
    <search className="mb-3 grid grid-cols-2 items-end gap-2 md:grid-cols-4 lg:grid-cols-8">
      <div className="col-span-2">
        <TextFilter label="Search" placeholder="Name or comment" {...bind("text")} />
      </div>
      <SelectFilter label="State" options={stateOptions} {...bind("state")} />
      <SelectFilter label="Rating" options={ratings} {...bind("rating")} />
      <SelectFilter label="Pictures" options={[["true", "With pictures"]]} {...bind("images")} />
      <TextFilter label="Gear number" {...bind("gear_id")} />
      <DateFilter label="From" {...bind("from")} />
      <DateFilter label="To" {...bind("to")} />
      {hasFilters && (
        <Button variant="ghost" size="small" className="col-span-2 justify-self-start" onClick={clearFilters}>
          Clear filters
        </Button>
      )}
    </search>
  );
};
