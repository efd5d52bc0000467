import { type BlockDraft, blockDraft, type Blocked, type StaffBlock } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorCode, errorMessage } from "../../../lib/api-errors.ts";
import { formatZone } from "../../../lib/dates.ts";
import { useSiteConfig } from "../../../lib/site-config.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { ChoicesField } from "../choices-field.tsx";
import { clinicKey, resourcesQuery } from "../queries.ts";
import { type BlockFields, toBlockTimes } from "./block-fields.ts";
import { BlockTimeFields } from "./block-time-fields.tsx";
import { CallList } from "./call-list.tsx";

interface BlockDialogProps {
  /** The one to change; a new one without it. */
  block?: StaffBlock;
  fields: BlockFields;
  onClose: () => void;
}

/** After saving it says who must be called. */
export function BlockDialog({ block, fields: first, onClose }: BlockDialogProps) {
  const { timeZone } = useSiteConfig().shop;
  const [fields, setFields] = useState(first);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { mutate, isPending, error, data } = useSaveBlock(block, onClose);
  if (data && data.visits.length > 0) return <CallDialog visits={data.visits} onClose={onClose} />;
  const submit = () => {
    const body = { ...toBlockTimes(fields, timeZone), resource_ids: fields.resource_ids };
    const parsed = blockDraft.safeParse(body);
    setErrors(parsed.success ? {} : messagesOf(parsed.error.issues));
    if (parsed.success) mutate(parsed.data);
  };
  return (
    <Modal open title={block ? "Change block" : "Block time"} onClose={onClose} locked={isPending}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {error && <Banner tone="error">{describeFailure(error)}</Banner>}
        {block ? (
          <p className="font-bold">{block.resource_name}</p>
        ) : (
          <ResourceChoice
            chosen={fields.resource_ids}
            error={errors["resource_ids"]}
            onChange={(ids) => setFields({ ...fields, resource_ids: ids })}
          />
        )}
        <BlockTimeFields fields={fields} errors={errors} onChange={setFields} />
        <p className="text-ink-soft">
          Times in {formatZone(timeZone)}. Visits within the time stay; you see whom to call.
        </p>
        <div className="flex justify-end gap-2">
          <Button variant="secondary" size="small" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="small" busy={isPending}>
            {block ? "Save" : "Block"}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Whoever cannot move visits of others blocks only themselves. */
function ResourceChoice(props: { chosen: number[]; error: string | undefined; onChange: (ids: number[]) => void }) {
  const { can, staff } = useStaffSession();
  const { data: resources = [] } = useQuery(resourcesQuery);
  const options = resources
    .filter((each) => !each.is_retired && (can("calendar.move") || each.staff?.id === staff.id))
    .map(({ id, name }) => [id, name] as const);
  return <ChoicesField legend="Who or what" options={options} {...props} />;
}

const CallDialog = ({ visits, onClose }: Pick<Blocked, "visits"> & { onClose: () => void }) => (
  <Modal
    open
    title="Somebody must be called"
    onClose={onClose}
    footer={
      <Button size="small" onClick={onClose}>
        Done
      </Button>
    }
  >
    <div className="grid gap-3 text-small">
      <p>The time is blocked. These visits stay booked until you move or cancel them.</p>
      <CallList visits={visits} />
    </div>
  </Modal>
);

function useSaveBlock(block: StaffBlock | undefined, onClose: () => void) {
  const queryClient = useQueryClient();
  return useStaffMutation({
    mutationFn: ({ resource_ids: resourceIds, ...times }: BlockDraft) =>
      block
        ? staffApi.updateBlock({ params: { id: block.id }, body: { ...times, version: block.version } })
        : staffApi.createBlocks({ body: { ...times, resource_ids: resourceIds } }),
    onSuccess: async ({ visits }) => {
      await queryClient.invalidateQueries({ queryKey: clinicKey });
      if (visits.length === 0) onClose();
    },
  });
}

const messagesOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));

const describeFailure = (error: Error) =>
  errorCode(error) === "edited_meanwhile"
    ? "Somebody else changed this block meanwhile. Please close this and look at it again."
    : errorMessage(error, "The block could not be saved. Please try again.");
