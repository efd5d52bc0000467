import type { HouseholdPet } from "@pawhaven/contract";
import { useSyncExternalStore } from "react";
import { type Fit, onFitChange, provideFit } from "../../lib/fit.tsx";
import { readStorage, writeStorage } from "../../lib/safe-storage.ts";
import { chosenPetKey, hidesUnfitKey } from "../../lib/storage-keys.ts";
import { todayIn } from "../../lib/use-today.ts";
import { type Known, verdictIn } from "./verdicts.ts";

export interface FitState extends Known {
  userId: number;
  /** The shop's. */
  timeZone: string;
  /** The gear shop hides what speaks against a gear. */
  isFiltering: boolean;
  /** Of a large catalogue only the facts of what was shown are known. */
  hasAllFacts: boolean;
}

type Parts = Omit<Fit, "accepts" | "acceptAll">;

/** Whose pets they are, and where the shop is. */
export type Customer = Pick<FitState, "userId" | "timeZone">;

let parts: Parts;
let state: FitState;

export const readFitState = (): FitState => state;

export const useFitState = (): FitState => useSyncExternalStore(onFitChange, readFitState, readFitState);

export const chosenPet = ({ pets, petId }: Pick<FitState, "pets" | "petId">): HouseholdPet | undefined =>
  pets.find(({ id }) => id === petId);

const noFacts: Pick<FitState, "rules" | "facts" | "hasAllFacts"> = { rules: null, facts: new Map(), hasAllFacts: true };

/** With the pet that was chosen last in this browser, else the first one. */
export function openFit(shown: Parts, { userId, timeZone }: Customer, pets: readonly HouseholdPet[]): void {
  parts = shown;
  const stored = readStorage("localStorage", chosenPetKey(userId));
  const remembered = pets.find(({ id }) => String(id) === stored) ?? pets[0];
  changeFit({
    ...noFacts,
    ...(state as FitState | undefined),
    userId,
    timeZone,
    pets,
    petId: stored === "none" || !remembered ? null : remembered.id,
    isFiltering: readStorage("localStorage", hidesUnfitKey(userId)) === "true",
  });
}

export function changeFit(change: Partial<FitState>): void {
  const { timeZone } = { ...state, ...change };
  state = { ...state, ...change, today: todayIn(timeZone, new Date()) };
  const shown = state;
  const isActive = shown.isFiltering && shown.petId !== null;
  provideFit({
    ...parts,
    accepts: isActive ? (gearId) => verdictIn(shown, gearId)?.kind !== "against" : undefined,
    acceptAll: () => setFiltering(false),
  });
}

export function choosePet(petId: number | null): void {
  writeStorage("localStorage", chosenPetKey(state.userId), petId === null ? "none" : String(petId));
  changeFit({ petId });
}

export function setFiltering(isFiltering: boolean): void {
  writeStorage("localStorage", hidesUnfitKey(state.userId), isFiltering ? "true" : undefined);
  changeFit({ isFiltering });
}
