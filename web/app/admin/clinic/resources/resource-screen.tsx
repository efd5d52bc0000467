import { zodResolver } from "@hookform/resolvers/zod";
import { isPersonKind, type StaffResource } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { History } from "../../audit/history.tsx";
import { screenPath } from "../../lib/paths.ts";
import { useScreenParam } from "../../lib/screen-params.ts";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffChanges } from "../../lib/use-staff-changes.ts";
import { PresenceBanner } from "../../presence/presence-banner.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { EditorConflict } from "../../ui/editor-conflict.tsx";
import { FeedPanel } from "../feeds/feed-panel.tsx";
import { InUse } from "../in-use.tsx";
import { kindNames } from "../kind-names.ts";
import { clinicKey, resourcesQuery } from "../queries.ts";
import { useEditor } from "../../lib/use-editor.ts";
import { resourceFieldLabels, resourceFields, toResourceFields } from "./resource-draft.ts";
import { ResourceForm } from "./resource-form.tsx";

export default function ResourceScreen() {
  const id = Number(useScreenParam("id"));
  const { data, isError, refetch } = useQuery(resourcesQuery);
  useStaffChanges(["clinic"], clinicKey);
  const resource = data?.find((each) => each.id === id);
  if (!data && isError) return <ErrorState text="It could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  if (!resource)
    return (
      <EmptyState
        isPage
        title="There is nobody and nothing with this number"
        action={<ButtonLink to={screenPath("resources")}>People and rooms</ButtonLink>}
      />
    );
  return <ResourceEditor key={id} resource={resource} />;
}

function ResourceEditor({ resource }: { resource: StaffResource }) {
  const queryClient = useQueryClient();
  const { id, name, kind, is_retired: isRetired } = resource;
  const editor = useEditor({
    saved: resource,
    toDraft: toResourceFields,
    resolver: zodResolver(resourceFields),
    send: (fields, version) => staffApi.updateResource({ params: { id }, body: { ...fields, version } }),
    fetchNewest: async () => (await queryClient.fetchQuery(resourcesQuery)).find((each) => each.id === id),
    queryKey: clinicKey,
  });
  const { form, save, isSaving, failure } = editor;
  return (
    <>
      <PageHeader
        title={name}
        lead={
          <span className="flex flex-wrap items-center gap-x-3">
            {kindNames[kind]} <InUse isOver={isRetired} word="Retired" />
          </span>
        }
        actions={
          <Button
            variant="secondary"
            size="small"
            disabled={isSaving || form.formState.isDirty}
            onClick={() => save({ ...toResourceFields(resource), is_retired: !isRetired })}
          >
            {isRetired ? "Use again" : "Retire"}
          </Button>
        }
      />
      <PresenceBanner kind="resource" id={String(id)} />
      <div className="grid gap-4">
        <ResourceForm form={form} kind={kind} failure={failure} isSaving={isSaving} submitLabel="Save" onSave={save} />
        {isPersonKind(kind) && !isRetired && <FeedPanel personId={id} title="Visits in a calendar program" />}
        <History kind="resource" id={id} />
      </div>
      <EditorConflict editor={editor} labels={resourceFieldLabels} toDraft={toResourceFields} />
    </>
  );
}
