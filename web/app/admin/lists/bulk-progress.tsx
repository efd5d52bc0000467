import type { BulkJob } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { errorMessage } from "../../lib/api-errors.ts";
import { formatCount } from "../../lib/money.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { bulkJobQuery } from "./queries.ts";

interface BulkProgressProps {
  jobId: number;
  /** “Marking orders as shipping”. */
  title: string;
  /** Called whenever items were finished, so that the list can be read again. */
  onProgress: () => void;
  onDismiss: () => void;
}

/** How far a bulk action is. It goes on when this screen is left, and its address leads back to it. */
export function BulkProgress({ jobId, title, onProgress, onDismiss }: BulkProgressProps) {
  const { data: job, isError, refetch } = useQuery(bulkJobQuery(jobId));
  const finished = job ? job.total - job.waiting : 0;
  const announce = useEffectEvent(onProgress);
  useEffect(() => {
    if (finished > 0) announce();
  }, [finished]);
  if (isError)
    return <RetryBanner text="The progress of this job could not be loaded." onRetry={() => void refetch()} />;
  if (!job) return null;
  return (
    <section aria-label={title} className="mb-4 grid gap-2 rounded-small border border-line bg-surface p-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Progress label={title} value={finished} max={job.total} />
        </div>
        {job.waiting > 0 ? <CancelButton jobId={jobId} /> : <IconButton label="Dismiss" icon={X} onClick={onDismiss} />}
      </div>
      <output>{summarize(job)}</output>
      {job.failures.length > 0 && <Failures job={job} />}
    </section>
  );
}

const summarize = ({ total, waiting, done, failed, cancelled }: BulkJob) =>
  [
    `${formatCount(done)} of ${formatCount(total)} done`,
    failed > 0 && `${formatCount(failed)} failed`,
    cancelled > 0 && `${formatCount(cancelled)} cancelled`,
    waiting > 0 && `${formatCount(waiting)} to go`,
  ]
    .filter(Boolean)
    .join(", ");

const Failures = ({ job: { failures, failed } }: { job: BulkJob }) => (
  <details>
    <summary className="min-h-9 cursor-pointer py-1 font-bold">What failed, and why</summary>
    <ul className="grid gap-1">
      {failures.map(({ object_id, message }) => (
        <li key={object_id} className="wrap-anywhere">
          <strong>{object_id}</strong>: {message}
        </li>
      ))}
      {failed > failures.length && <li>… and {formatCount(failed - failures.length)} more</li>}
    </ul>
  </details>
);

function CancelButton({ jobId }: { jobId: number }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useStaffMutation({
    mutationFn: () => staffApi.cancelBulkJob({ params: { id: jobId } }),
    onSuccess: (job) => queryClient.setQueryData(bulkJobQuery(jobId).queryKey, job),
    onError: (error) => toast.error(errorMessage(error, "The job could not be cancelled.")),
  });
  return (
    <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
      Cancel the rest
    </Button>
  );
}
