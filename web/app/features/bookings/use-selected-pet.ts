import type { Userpet } from "@pawhaven/contract";
import { useEffect, useState } from "react";
import { loadSelectedPet, saveSelectedPet } from "./selection-storage.ts";

/** The pet whose visit is being booked. A reload comes back to it, a walk to another page does not. */
export function useSelectedPet(pets: readonly Userpet[] | undefined) {
  const [id, setId] = useState(loadSelectedPet);
  useEffect(() => {
    saveSelectedPet(id);
    return () => saveSelectedPet(undefined);
  }, [id]);
  return {
    pet: pets?.find((pet) => pet.id === id),
    choosePet: (pet: Userpet | undefined) => setId(pet?.id),
  };
}
