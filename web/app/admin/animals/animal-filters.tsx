import { petStageNames, petTypes, type StaffPetFilters } from "@pawhaven/contract";
import { FilterBar } from "../ui/filter-bar.tsx";
import { SelectFilter, TextFilter } from "../ui/filter-field.tsx";
import type { ListAddress } from "../ui/use-list-address.ts";
import { optionsOf, placeWords } from "./animal-words.ts";

export const AnimalFilters = ({ address }: { address: ListAddress<keyof StaffPetFilters> }) => (
  <FilterBar address={address} className="md:grid-cols-3 lg:grid-cols-7">
    <div className="col-span-2 md:col-span-3 lg:col-span-2">
      <TextFilter label="Search" placeholder="Name, breed, place or chip" {...address.bind("text")} />
    </div>
    <SelectFilter
      label="Stage"
      anyLabel="All in the shelter"
      options={optionsOf(petStageNames)}
      {...address.bind("stage")}
    />
    <SelectFilter label="Type" options={petTypes.map((type) => [type, type] as const)} {...address.bind("type")} />
    <SelectFilter
      label="Pet shop"
      options={[
        ["yes", "Published"],
        ["no", "Hidden"],
      ]}
      {...address.bind("published")}
    />
    <SelectFilter label="Place" options={optionsOf(placeWords)} {...address.bind("location_kind")} />
    <SelectFilter
      label="Those that left"
      anyLabel="Not shown"
      options={[["yes", "Shown too"]]}
      {...address.bind("all")}
    />
  </FilterBar>
);
