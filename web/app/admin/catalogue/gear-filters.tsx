import { staffGearFilters, type StaffGearFilters as Filters } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../ui/button.tsx";
import { SelectFilter, TextFilter } from "../ui/filter-field.tsx";
import type { ListAddress } from "../ui/use-list-address.ts";
import { gearStateOptions } from "./gear-state.tsx";
import { gearTermsQuery } from "./queries.ts";

const isValid = (name: keyof Filters) => (value: string) => staffGearFilters.shape[name].safeParse(value).success;

export const gearFilterChecks = {
  text: isValid("text"),
  petType: isValid("petType"),
  category: isValid("category"),
  state: isValid("state"),
  on_sale: isValid("on_sale"),
  picture: isValid("picture"),
};

const asOptions = (values: readonly string[] = []) => values.map((value) => [value, value] as const);

export function GearFilters({ address }: { address: ListAddress<keyof Filters> }) {
  const { data: terms } = useQuery(gearTermsQuery);
  const { filters, setFilter, hasFilters, clearFilters } = address;
  const bind = (name: keyof Filters) => ({
    value: filters[name],
    onChange: (value: string) => setFilter(name, value),
  });
  return (
    <search className="mb-3 grid grid-cols-2 items-end gap-2 md:grid-cols-3 lg:grid-cols-7">
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
      {hasFilters && (
        <Button variant="ghost" size="small" className="col-span-2 justify-self-start" onClick={clearFilters}>
          Clear filters
        </Button>
      )}
    </search>
  );
}
