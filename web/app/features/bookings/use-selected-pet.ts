import type { Userpet } from "@pawhaven/contract";
import { useEffect, useState } from "react";
import { loadSelectedPet, saveSelectedPet } from "./selection-storage.ts";

/** The selection survives a reload, but not leaving the page. */
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
