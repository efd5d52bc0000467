import type { Userpet } from "@pawhaven/contract";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { MyDueCare } from "../features/care/due/my-due-care.tsx";
import { AddUserpetModal } from "../features/userpets/add-userpet-modal.tsx";
import { EditUserpetModal } from "../features/userpets/edit-userpet-modal.tsx";
import { NoUserpets } from "../features/userpets/no-userpets.tsx";
import { RememberedPets, UserpetCards } from "../features/userpets/userpet-cards.tsx";
import { UserpetsTable } from "../features/userpets/userpets-table.tsx";
import { useDeleteUserpet } from "../features/userpets/use-delete-userpet.ts";
import { useUserpets } from "../features/userpets/use-userpets.ts";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import { useBanner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/empty-state.tsx";
import type { Route } from "./+types/mypets";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), { title: "My Pets", description: "Your pets.", path: paths.myPets, noIndex: true });

export default function MyPetsPage() {
  useRequiredSession();
  const { data: pets, isLoadingError, refetch } = useUserpets();
  const { banner, showBanner } = useBanner();
  const [isAdding, setAdding] = useState(false);
  const [petToEdit, setPetToEdit] = useState<Userpet>();
  const deletePet = useDeleteUserpet(() => showBanner("success", "Pet deleted successfully!"));
  const showAddedBanner = () => showBanner("success", "Pet added successfully!");
  useAddedPetNotice(showAddedBanner);
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
      <MyDueCare petIds={pets?.map(({ id }) => id) ?? []} />
      {isLoadingError ? (
        <ErrorState text="Failed to fetch pets." onRetry={() => void refetch()} />
      ) : (
        <>
          <UserpetCards />
          <UserpetsTable
            pets={pets}
            onEdit={setPetToEdit}
            onDelete={(pet) => void deletePet(pet)}
            empty={<NoUserpets title="No pets found." action={addButton} />}
          />
          <RememberedPets />
        </>
      )}
      <AddUserpetModal open={isAdding} onClose={() => setAdding(false)} onAdded={showAddedBanner} />
      {petToEdit && (
        <EditUserpetModal
          pet={petToEdit}
          onClose={() => setPetToEdit(undefined)}
          onUpdated={() => showBanner("success", "Pet updated successfully!")}
        />
      )}
    </>
  );
}

/** The page for adding a pet leads here. The state is cleared, so that a reload does not show the banner again. */
function useAddedPetNotice(showNotice: () => void) {
  const { state, pathname } = useLocation() as { state: { added?: boolean } | null; pathname: string };
  const navigate = useNavigate();
  useEffect(() => {
    if (!state?.added) return;
    showNotice();
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only on arrival
  }, [state]);
}
