import type { RequestDetails } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { errorMessage } from "../../../lib/api-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { assigneesQuery } from "../../messages/queries.ts";
import { CompactSelect } from "../../ui/compact-select.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useRequestMutation } from "../use-request-mutation.ts";

/** Everybody can take a request or leave it; who sees all colleagues can also give it to one of them. */
export function AssigneePanel({ request }: { request: RequestDetails }) {
  const { staff, can } = useStaffSession();
  const { id, version, assignee } = request;
  const { data: colleagues = [] } = useQuery({ ...assigneesQuery, enabled: can("inbox.read") });
  const { mutate, isPending } = useRequestMutation({
    mutationFn: (assigneeId: number | null) =>
      staffApi.assignRequest({ params: { id }, body: { version, assignee_id: assigneeId } }),
    done: ({ assignee: taker }) => (taker ? `${taker.name} takes care of it.` : "Nobody takes care of it."),
    onError: (error) => void toast.error(errorMessage(error, "The request could not be assigned.")),
  });
  if (!can("applications.decide")) return <Panel title="Taken by">{assignee?.name ?? "Nobody"}</Panel>;
  const people = new Map([...colleagues, ...(assignee ? [assignee] : []), staff].map((one) => [one.id, one.name]));
  return (
    <Panel title="Taken by">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <CompactSelect
          label="Colleague"
          value={assignee ? String(assignee.id) : ""}
          options={[["", "Nobody"], ...[...people].map(([key, name]) => [String(key), name] as const)]}
          disabled={isPending}
          onChange={(chosen) => mutate(chosen === "" ? null : Number(chosen))}
        />
        {assignee?.id !== staff.id && (
          <Button variant="ghost" size="small" disabled={isPending} onClick={() => mutate(staff.id)}>
            Take it
          </Button>
        )}
      </div>
    </Panel>
  );
}
