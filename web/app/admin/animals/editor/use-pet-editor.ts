import { zodResolver } from "@hookform/resolvers/zod";
import type { StaffPet } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { Resolver } from "react-hook-form";
import { staffApi } from "../../lib/staff-api.ts";
import { useEditor } from "../../lib/use-editor.ts";
import { animalQuery, animalsKey } from "../queries.ts";
import { type PetFields, petFields, toPetFields } from "./pet-fields.ts";

/** The form of an animal, and what to do when somebody else has saved first. */
export function usePetEditor(pet: StaffPet) {
  const queryClient = useQueryClient();
  const { id } = pet;
  const query = animalQuery(String(id));
  return useEditor<PetFields, StaffPet>({
    saved: pet,
    toDraft: toPetFields,
    resolver: zodResolver(petFields) as Resolver<PetFields>,
    send: (fields, version) => staffApi.updatePet({ params: { id }, body: { version, ...fields } }),
    fetchNewest: () => queryClient.fetchQuery(query),
    queryKey: animalsKey,
    onSaved: (newest) => queryClient.setQueryData(query.queryKey, newest),
  });
}
