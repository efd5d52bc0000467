import { ChevronDown, PawPrint } from "lucide-react";
import { PetTypeIcon } from "../../ui/pet-type-icon.tsx";
import { chosenPet, choosePet, useFitState } from "./fit-state.ts";

/** In the header. A native list works with every keyboard and on every phone. */
export function PetChooser() {
  const state = useFitState();
  const pet = chosenPet(state);
  return (
    <label className="relative flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-teal hover:bg-line/60 lg:max-w-40 lg:px-3">
      <span className="sr-only">Shopping for</span>
      {pet ? <PetTypeIcon type={pet.species} className="size-6 shrink-0" /> : <PawPrint className="size-6 shrink-0" />}
      <span aria-hidden="true" className="hidden truncate font-bold lg:block">
        {pet?.name ?? "Nobody"}
      </span>
      <ChevronDown aria-hidden="true" className="hidden size-4 shrink-0 lg:block" />
      <select
        value={state.petId ?? ""}
        onChange={({ target }) => choosePet(target.value === "" ? null : Number(target.value))}
        className="absolute inset-0 size-full cursor-pointer bg-surface text-ink opacity-0"
      >
        {state.pets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">Nobody in particular</option>
      </select>
    </label>
  );
}
