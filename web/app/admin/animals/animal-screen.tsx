import { pluralize, type StaffPet } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "../../lib/api-errors.ts";
import * as shopPaths from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { History } from "../audit/history.tsx";
import { screenPath } from "../lib/paths.ts";
import { useScreenParam } from "../lib/screen-params.ts";
import { useCanOpen } from "../lib/use-can-open.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { PresenceBanner } from "../presence/presence-banner.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { AnimalActions } from "./animal-actions.tsx";
import { AnimalFacts } from "./animal-facts.tsx";
import { AnimalStage, Published } from "./animal-state.tsx";
import { CarePanel } from "./care/care-panel.tsx";
import { careOfPet } from "./care/care-target.ts";
import { PetConflict } from "./editor/pet-conflict.tsx";
import { PetForm } from "./editor/pet-form.tsx";
import { CardPreview, PagePreview } from "./editor/pet-preview.tsx";
import { usePetEditor } from "./editor/use-pet-editor.ts";
import { PlacePanel } from "./place-panel.tsx";
import { animalQuery, animalsKey } from "./queries.ts";
import { StaysPanel } from "./stays-panel.tsx";

export default function AnimalScreen() {
  const id = useScreenParam("id");
  const { can } = useStaffSession();
  const { data: pet, error, isError, refetch } = useQuery(animalQuery(id));
  useStaffChanges(["pets", "shelter", "adoption_requests"], animalsKey);
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such animal"
        action={<ButtonLink to={screenPath("animals")}>All animals</ButtonLink>}
      />
    );
  if (!pet && isError) return <ErrorState text="The animal could not be loaded." onRetry={() => void refetch()} />;
  if (!pet) return <Skeleton className="h-96" />;
  const mayEdit = can("animals.edit");
  return (
    <>
      <PageHeader
        title={pet.name}
        lead={<AnimalLead pet={pet} />}
        actions={mayEdit && <AnimalActions key={pet.id} pet={pet} />}
      />
      <PresenceBanner kind="pet" id={String(pet.id)} />
      <div className="grid gap-4">
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-4">
            <CarePanel target={careOfPet(pet)} records={pet.records} mayWrite={can("medical.write_shelter")} />
            <StaysPanel pet={pet} />
          </div>
          <PlacePanel key={`${pet.location_kind} ${pet.location}`} pet={pet} />
        </div>
        {mayEdit ? <AnimalEditor key={pet.id} pet={pet} /> : <AnimalFacts pet={pet} />}
        <History kind="pet" id={pet.id} />
      </div>
    </>
  );
}

function AnimalEditor({ pet }: { pet: StaffPet }) {
  const editor = usePetEditor(pet);
  const { form, save, isSaving, failure } = editor;
  return (
    <>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <PetForm petId={pet.id} form={form} failure={failure} isSaving={isSaving} submitLabel="Save" onSave={save} />
        <div className="min-w-0 xl:sticky xl:top-4">
          <CardPreview control={form.control} pet={pet} />
        </div>
      </div>
      <PagePreview control={form.control} pet={pet} />
      <PetConflict editor={editor} />
    </>
  );
}

function AnimalLead({ pet }: { pet: StaffPet }) {
  const { id, stage, published_at: published, request_counts: counts, handover_id: handoverId } = pet;
  const { can } = useStaffSession();
  const canOpen = useCanOpen();
  const handover = screenPath(`handovers/${handoverId}`);
  const requests = counts.open + counts.approved;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <AnimalStage stage={stage} />
      <Published isPublished={published !== null} />
      {requests > 0 && can("applications.read") && (
        <TextLink to={screenPath(`requests?pet=${id}`)}>{pluralize(requests, "adoption request")}</TextLink>
      )}
      {handoverId !== null && canOpen(handover) && <TextLink to={handover}>Gone home</TextLink>}
      {published !== null && <TextLink to={shopPaths.pet(id)}>View in the shop</TextLink>}
    </span>
  );
}
