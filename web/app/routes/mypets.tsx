import type { Userpet } from "@pawhaven/contract";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { AddPetModal } from "../features/userpets/add-pet-modal.tsx";
import { EditPetModal } from "../features/userpets/edit-pet-modal.tsx";
import { NoPets } from "../features/userpets/no-pets.tsx";
import { PetsTable } from "../features/userpets/pets-table.tsx";
import { useDeletePet } from "../features/userpets/use-delete-pet.ts";
import { useUserpets } from "../features/userpets/use-userpets.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteOf } from "../lib/site.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import { useBanner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/empty-state.tsx";
import type { Route } from "./+types/mypets";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), { title: "My Pets", description: "Your pets.", path: "/mypets", hidden: true });

export default function MyPets() {
  useRequiredSession();
  const { data: pets, isLoadingError, refetch } = useUserpets();
  const { banner, showBanner } = useBanner();
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Userpet>();
  const deletePet = useDeletePet(() => showBanner("success", "Pet deleted successfully!"));
  const sayAdded = () => showBanner("success", "Pet added successfully!");
  useArrivalFromAdding(sayAdded);
  const addButton = (
    <Button icon={Plus} onClick={() => setAdding(true)}>
      Add Pet
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-heading">My Pets</h1>
        {pets && pets.length > 0 && addButton}
      </div>
      <div className="mt-4 mb-6">{banner}</div>
      {isLoadingError ? (
        <ErrorState text="Failed to fetch pets." onRetry={() => void refetch()} />
      ) : (
        <PetsTable
          pets={pets}
          onEdit={setEdited}
          onDelete={(pet) => void deletePet(pet)}
          empty={<NoPets title="No pets found." action={addButton} />}
        />
      )}
      <AddPetModal open={isAdding} onClose={() => setAdding(false)} onAdded={sayAdded} />
      {edited && (
        <EditPetModal
          pet={edited}
          onClose={() => setEdited(undefined)}
          onUpdated={() => showBanner("success", "Pet updated successfully!")}
        />
      )}
    </>
  );
}

/** The page that adds a pet leads here, where it is said; once, and not again after a reload. */
function useArrivalFromAdding(say: () => void) {
  const { state, pathname } = useLocation() as { state: { added?: boolean } | null; pathname: string };
  const navigate = useNavigate();
  useEffect(() => {
    if (!state?.added) return;
    say();
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- said on arrival
  }, [state]);
}
