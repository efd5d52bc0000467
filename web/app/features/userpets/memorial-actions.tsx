import type { UserpetDetails } from "@pawhaven/contract";
import { useNavigate } from "react-router";
import { api } from "../../lib/api.ts";
import * as paths from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { useDeleteUserpet } from "./use-delete-userpet.ts";
import { useUserpetMutation } from "./use-userpet-mutation.ts";

/** For a mistake, and for those who no longer want the page. */
export function MemorialActions({ pet }: { pet: UserpetDetails }) {
  const navigate = useNavigate();
  const remove = useDeleteUserpet(() => void navigate(paths.myPets));
  const { mutate, isPending } = useUserpetMutation({
    mutationFn: () => api.undoDeath({ params: { id: pet.id } }),
    done: `${pet.name} is back on your list. Visits that were cancelled have to be booked again.`,
  });
  return (
    <div className="flex flex-wrap gap-2">
      {pet.can_undo_death && (
        <Button variant="ghost" size="small" className="text-ink-soft" busy={isPending} onClick={() => mutate()}>
          This was a mistake
        </Button>
      )}
      <Button variant="ghost" size="small" className="text-ink-soft" onClick={() => void remove(pet)}>
        Delete this page
      </Button>
    </div>
  );
}
