import type { Pet } from "@pawhaven/contract";
import { PawPrint, Search } from "lucide-react";
import { Chip, ChipGroup } from "../../ui/chip.tsx";
import { TextField } from "../../ui/field.tsx";
import { petTypeIcon } from "../../ui/pet-type-icon.tsx";
import { countTypes, selectPets } from "./select-pets.ts";

interface PetFilterBarProps {
  pets: readonly Pet[];
  search: string;
  type: string;
  onSearch: (typed: string) => void;
  pathForType: (type: string) => string;
}

export function PetFilterBar({ pets, search, type, onSearch, pathForType }: PetFilterBarProps) {
  return (
    <search className="mt-6 grid gap-3 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-center lg:gap-6">
      <TextField
        label="Search pets by name or breed"
        hideLabel
        requiredMark="none"
        type="search"
        icon={Search}
        placeholder="Search by name or breed..."
        autoComplete="off"
        maxLength={100}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <ChipGroup label="Pet type">
        <Chip
          to={pathForType("")}
          preventScrollReset
          icon={PawPrint}
          selected={type === ""}
          count={selectPets(pets, { search, type: "" }).length}
        >
          All Pets
        </Chip>
        {countTypes(pets, search).map(({ type: petType, count }) => (
          <Chip
            key={petType}
            to={pathForType(petType)}
            preventScrollReset
            icon={petTypeIcon(petType)}
            selected={petType === type}
            count={count}
          >
            {petType}
          </Chip>
        ))}
      </ChipGroup>
    </search>
  );
}
