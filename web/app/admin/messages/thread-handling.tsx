import type { Thread, ThreadChange, ThreadState } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { CompactSelect } from "../ui/compact-select.tsx";
import { Panel } from "../ui/panel.tsx";
import { assigneesQuery } from "./queries.ts";
import { ThreadOrder } from "./thread-order.tsx";
import { stateOptions } from "./thread-state.tsx";
import { useThreadMutation } from "./use-thread-mutation.ts";

/** State, assignee and order; each is saved when it is chosen. */
export function ThreadHandling({ thread }: { thread: Thread }) {
  const { can } = useStaffSession();
  const { id, version, state } = thread;
  const { mutate, isPending } = useThreadMutation({
    mutationFn: (change: Omit<ThreadChange, "version">) =>
      staffApi.updateThread({ params: { id }, body: { version, ...change } }),
    onError: (error) => toast.error(errorMessage(error, "The conversation could not be changed. Please try again.")),
  });
  return (
    <Panel title="Handling">
      <div className="grid gap-3">
        <CompactSelect
          label="State"
          value={state}
          options={stateOptions}
          disabled={isPending}
          onChange={(chosen) => mutate({ state: chosen as ThreadState })}
        />
        {can("inbox.read") && (
          <Assignee
            thread={thread}
            isPending={isPending}
            onChange={(assigneeId) => mutate({ assignee_id: assigneeId })}
          />
        )}
        <ThreadOrder
          key={thread.order_number}
          orderNumber={thread.order_number}
          isPending={isPending}
          onChange={(orderNumber) => mutate({ order_number: orderNumber })}
        />
      </div>
    </Panel>
  );
}

interface AssigneeProps {
  thread: Thread;
  isPending: boolean;
  onChange: (assigneeId: number | null) => void;
}

function Assignee({ thread: { assignee }, isPending, onChange }: AssigneeProps) {
  const { staff } = useStaffSession();
  const { data = assignee ? [assignee] : [] } = useQuery(assigneesQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <CompactSelect
        label="Assigned to"
        value={assignee ? String(assignee.id) : ""}
        options={[["", "Nobody"], ...data.map(({ id, name }) => [String(id), name] as const)]}
        disabled={isPending}
        onChange={(chosen) => onChange(chosen === "" ? null : Number(chosen))}
      />
      {assignee?.id !== staff.id && (
        <Button variant="ghost" size="small" disabled={isPending} onClick={() => onChange(staff.id)}>
          Take it
        </Button>
      )}
    </div>
  );
}
