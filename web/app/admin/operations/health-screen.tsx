import type { HealthReport } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { errorMessage, failedRequestId } from "../../lib/api-errors.ts";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { HealthCharts } from "./health-charts.tsx";
import { JobsPanel } from "./jobs-panel.tsx";
import { healthQuery } from "./queries.ts";
import { WaitingPanel } from "./waiting-panel.tsx";

/** The last hour of the process that answers. */
export default function HealthScreen() {
  const { data, error, isLoadingError, refetch } = useQuery(healthQuery);
  return (
    <>
      <PageHeader title="Health" lead={data ? describeNode(data.node) : "The last hour of the server."} />
      {isLoadingError && (
        <ErrorState
          text={errorMessage(error, "The server does not answer.")}
          reference={failedRequestId(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isLoadingError && <LoadingHealth />}
      {data && <Report report={data} />}
    </>
  );
}

const Report = ({ report }: { report: HealthReport }) => (
  <div className="grid gap-4">
    {report.samples.length === 0 ? (
      <EmptyState
        title="Nothing has been measured yet"
        text={`This process has just started. The first figures come within ${report.sample_seconds} seconds.`}
      />
    ) : (
      <HealthCharts report={report} />
    )}
    <WaitingPanel figures={report.figures} />
    <JobsPanel jobs={report.jobs} />
  </div>
);

const started = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

const describeNode = ({ name, started_at: at }: HealthReport["node"]): string =>
  `The last hour of the process ${name}, which started on ${started.format(new Date(at))}.`;

const LoadingHealth = () => (
  <>
    <output className="sr-only">Loading…</output>
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-56" />
      ))}
    </div>
  </>
);
