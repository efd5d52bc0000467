import type { Userpet } from "@pawhaven/contract";
import { useEffect, useState } from "react";
import { rememberedPet, rememberPet } from "./remembered-choice.ts";

/** The pet whose visit is being booked. A reload comes back to it, a walk to another page does not. */
export function usePetToServe(pets: readonly Userpet[] | undefined) {
  const [id, setId] = useState(rememberedPet);
  useEffect(() => {
    rememberPet(id);
    return () => rememberPet(undefined);
  }, [id]);
  return {
    pet: pets?.find((pet) => pet.id === id),
    choosePet: (pet: Userpet | undefined) => setId(pet?.id),
  };
}
