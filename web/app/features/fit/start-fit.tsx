import type { HouseholdPet } from "@pawhaven/contract";
import { type Customer, openFit } from "./fit-state.ts";
import { FitFilter } from "./fit-filter.tsx";
import { FitShelf } from "./fit-shelf.tsx";
import { refreshFacts } from "./gear-facts.ts";
import { GearBadge } from "./gear-badge.tsx";
import { GearNote } from "./gear-note.tsx";
import { GearVerdict } from "./gear-verdict.tsx";
import { PetChooser } from "./pet-chooser.tsx";

const parts = {
  Chooser: PetChooser,
  Badge: GearBadge,
  Box: GearVerdict,
  Note: GearNote,
  Shelf: FitShelf,
  Filter: FitFilter,
};

/** Gives every page its verdicts. Called again after a change of the pets. */
export function startFit(customer: Customer, pets: readonly HouseholdPet[]): void {
  openFit(parts, customer, pets);
  void refreshFacts();
}
