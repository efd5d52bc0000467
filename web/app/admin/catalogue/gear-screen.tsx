import { pluralize, type StaffGear } from "@pawhaven/contract";
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
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { PresenceBanner } from "../presence/presence-banner.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { GearConflict } from "./gear-conflict.tsx";
import { GearForm } from "./gear-form.tsx";
import { CardPreview, PagePreview } from "./gear-preview.tsx";
import { GearSales } from "./gear-sales.tsx";
import { GearState } from "./gear-state.tsx";
import { gearQuery, gearsKey } from "./queries.ts";
import { StateActions } from "./state-actions.tsx";
import { useGearEditor } from "./use-gear-editor.ts";

export default function GearScreen() {
  const id = useScreenParam("id");
  const { data: gear, error, isError, refetch } = useQuery(gearQuery(id));
  useStaffChanges(["gears", "assortment"], gearsKey);
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such gear"
        action={<ButtonLink to={screenPath("gears")}>All gears</ButtonLink>}
      />
    );
  if (!gear && isError) return <ErrorState text="The gear could not be loaded." onRetry={() => void refetch()} />;
  if (!gear) return <Skeleton className="h-96" />;
  return <GearEditor key={gear.id} gear={gear} />;
}

function GearEditor({ gear }: { gear: StaffGear }) {
  const { can } = useStaffSession();
  const editor = useGearEditor(gear);
  const { form, save, isSaving, failure } = editor;
  return (
    <>
      <PageHeader title={gear.name} lead={<GearLead gear={gear} />} actions={<StateActions gear={gear} />} />
      <PresenceBanner kind="gear" id={String(gear.id)} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <GearForm form={form} gear={gear} failure={failure} isSaving={isSaving} submitLabel="Save" onSave={save} />
        <div className="grid min-w-0 gap-4 xl:sticky xl:top-4">
          <CardPreview control={form.control} gear={gear} />
          {can("prices.edit") && <GearSales gear={gear} />}
        </div>
      </div>
      <div className="mt-6 grid gap-4">
        <PagePreview control={form.control} gear={gear} />
        <History kind="gear" id={gear.id} />
      </div>
      <GearConflict editor={editor} />
    </>
  );
}

const GearLead = ({ gear: { id, state, stock, waiting } }: { gear: StaffGear }) => (
  <span className="flex flex-wrap items-center gap-x-3">
    <GearState state={state} />
    <TextLink to={screenPath(`stock/${id}`)}>{stock} in stock</TextLink>
    {waiting > 0 && <span>{pluralize(waiting, "customer")} waiting for it</span>}
    <TextLink to={screenPath(`reviews?gear_id=${id}`)}>Reviews</TextLink>
    {state === "live" && <TextLink to={shopPaths.gear(id)}>View in the shop</TextLink>}
  </span>
);
