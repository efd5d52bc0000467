import { zodResolver } from "@hookform/resolvers/zod";
import type { StaffService } from "@pawhaven/contract";
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
import { InUse } from "../in-use.tsx";
import { clinicKey, servicesQuery } from "../queries.ts";
import { useEditor } from "../../lib/use-editor.ts";
import { serviceFieldLabels, serviceFields, toServiceFields } from "./service-fields.ts";
import { ServiceForm } from "./service-form.tsx";

export default function ServiceScreen() {
  const id = Number(useScreenParam("id"));
  const { data, isError, refetch } = useQuery(servicesQuery);
  useStaffChanges(["clinic"], clinicKey);
  const service = data?.find((each) => each.id === id);
  if (!data && isError) return <ErrorState text="The service could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  if (!service)
    return (
      <EmptyState
        isPage
        title="There is no such service"
        action={<ButtonLink to={screenPath("services")}>All services</ButtonLink>}
      />
    );
  return <ServiceEditor key={id} service={service} />;
}

function ServiceEditor({ service }: { service: StaffService }) {
  const queryClient = useQueryClient();
  const { id, name, is_archived: isArchived } = service;
  const editor = useEditor({
    saved: service,
    toDraft: toServiceFields,
    resolver: zodResolver(serviceFields),
    send: (fields, version) => staffApi.updateService({ params: { id }, body: { ...fields, version } }),
    fetchNewest: async () => (await queryClient.fetchQuery(servicesQuery)).find((each) => each.id === id),
    queryKey: clinicKey,
  });
  const { form, save, isSaving, failure } = editor;
  return (
    <>
      <PageHeader
        title={name}
        lead={<InUse isOver={isArchived} word="Archived" />}
        actions={
          <Button
            variant="secondary"
            size="small"
            disabled={isSaving || form.formState.isDirty}
            onClick={() => save({ ...toServiceFields(service), is_archived: !isArchived })}
          >
            {isArchived ? "Offer again" : "Archive"}
          </Button>
        }
      />
      <PresenceBanner kind="service" id={String(id)} />
      <div className="grid gap-4">
        <ServiceForm form={form} failure={failure} isSaving={isSaving} submitLabel="Save" onSave={save} />
        <History kind="service" id={id} />
      </div>
      <EditorConflict editor={editor} labels={serviceFieldLabels} toDraft={toServiceFields} />
    </>
  );
}
