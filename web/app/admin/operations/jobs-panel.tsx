import { type JobHealth, pluralize } from "@pawhaven/contract";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type ListColumn, ListTable } from "../ui/list-table.tsx";
import { Panel } from "../ui/panel.tsx";

const time = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", second: "2-digit" });
const showTime = (at: string | null): string => (at === null ? "" : time.format(new Date(at)));

const columns: readonly ListColumn<JobHealth>[] = [
  { id: "title", header: "Job", wraps: true, cell: ({ title }) => title },
  { id: "runs", header: "Runs", align: "end", cell: ({ runs }) => runs },
  { id: "failures", header: "Failures", align: "end", cell: ({ failures }) => failures },
  { id: "mean", header: "Mean", align: "end", cell: ({ mean_ms: ms }) => (ms === null ? "" : `${ms.toFixed(0)} ms`) },
  { id: "success", header: "Last success", align: "end", cell: ({ last_success_at: at }) => showTime(at) },
  { id: "failure", header: "Last failure", align: "end", cell: ({ last_failure_at: at }) => showTime(at) },
];

/** Failed ones first, then in the order in which they last ran. */
const inOrder = (jobs: readonly JobHealth[]): JobHealth[] =>
  jobs.toSorted(
    (one, other) =>
      other.failures - one.failures || (other.last_success_at ?? "").localeCompare(one.last_success_at ?? ""),
  );

export function JobsPanel({ jobs }: { jobs: readonly JobHealth[] }) {
  const ran = jobs.filter(({ runs }) => runs > 0);
  const others = jobs.length - ran.length;
  return (
    <Panel title="Jobs since the start">
      {others > 0 && (
        <p className="mb-3 text-ink-soft">{pluralize(others, "other job")}, run less often, had no turn yet.</p>
      )}
      <JobTable jobs={inOrder(ran)} />
    </Panel>
  );
}

const JobTable = ({ jobs }: { jobs: readonly JobHealth[] }) => (
  <ListTable
    caption="Jobs since the start"
    columns={columns}
    rows={jobs}
    rowKey={({ title }) => title}
    rowLabel={({ title }) => title}
    sort=""
    onSort={() => {}}
    empty={<EmptyState title="No job has run yet" />}
  />
);
