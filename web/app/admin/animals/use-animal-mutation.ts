import type { StaffPet } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { animalQuery, animalsKey } from "./queries.ts";

interface AnimalMutation<Variables> {
  mutationFn: (variables: Variables) => Promise<StaffPet>;
  /** What was done, in words. */
  done: (pet: StaffPet, variables: Variables) => string;
  onDone?: () => void;
  onError?: (error: Error) => void;
}

/** A change of an animal, after which everything that shows it is read again, also if it was refused. */
export function useAnimalMutation<Variables = void>({ mutationFn, done, onDone, onError }: AnimalMutation<Variables>) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([animalsKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useStaffMutation<StaffPet, Variables>({
    mutationFn,
    onSuccess: (pet, variables) => {
      queryClient.setQueryData(animalQuery(String(pet.id)).queryKey, pet);
      toast.success(done(pet, variables));
      onDone?.();
      return refresh();
    },
    onError: (error) => {
      onError?.(error);
      return refresh();
    },
  });
}
