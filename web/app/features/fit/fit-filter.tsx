import { PawPrint } from "lucide-react";
import { useChangeEvents } from "../../lib/change-events.ts";
import { Chip } from "../../ui/chip.tsx";
import { chosenPet, setFiltering, useFitState } from "./fit-state.ts";
import { refreshFacts } from "./gear-facts.ts";

/** In the gear shop: hides what speaks against a gear. Not in the URL, which others may get. */
export function FitFilter() {
  const state = useFitState();
  const pet = chosenPet(state);
  useChangeEvents("assortment", () => void refreshFacts());
  if (!pet) return null;
  return (
    <Chip
      icon={PawPrint}
      selected={state.isFiltering}
      onToggle={() => setFiltering(!state.isFiltering)}
      className="max-w-40"
    >
      <span className="truncate">For {pet.name}</span>
    </Chip>
  );
}
