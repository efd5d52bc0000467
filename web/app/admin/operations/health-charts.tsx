import type { HealthReport } from "@pawhaven/contract";
import { formatBytes } from "../lib/format-bytes.ts";
import { HourChart, type HourChartProps } from "./hour-chart.tsx";

const formatMs = (ms: number): string =>
  ms < 1000 ? `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
const formatRate = (rate: number): string => `${rate < 10 ? rate.toFixed(1) : Math.round(rate)} a second`;
const formatShare = (share: number): string => `${Math.round(share * 100)}%`;

type Chart = Omit<HourChartProps, "report">;

const chartsOf = ({ sample_seconds: seconds, node }: HealthReport): Chart[] => [
  {
    title: "Requests",
    series: [{ name: "Requests", of: ({ requests }) => requests / seconds }],
    format: formatRate,
    atLeast: 1,
  },
  {
    title: "Time to answer",
    series: [
      { name: "Half of them within", of: ({ p50_ms: p50 }) => p50 },
      { name: "95% of them within", of: ({ p95_ms: p95 }) => p95 },
    ],
    format: formatMs,
    atLeast: 10,
  },
  {
    title: "Errors and rejected requests",
    series: [
      { name: "Errors", of: ({ errors }) => errors },
      { name: "Rejected because of overload", of: ({ shed }) => shed },
    ],
    format: String,
    atLeast: 4,
  },
  {
    title: "Answers from the cache",
    series: [{ name: "Share", of: ({ cache_hits: hits, cache_misses: misses }) => shareOf(hits, misses) }],
    format: formatShare,
    atLeast: 1,
  },
  {
    title: "Memory",
    series: [{ name: "Memory", of: ({ memory_bytes: bytes }) => bytes }],
    format: formatBytes,
    atLeast: 1,
  },
  {
    title: "Delay of the server",
    series: [{ name: "Longest delay", of: ({ longest_delay_ms: ms }) => ms }],
    format: formatMs,
    atLeast: 50,
  },
  {
    title: `Database connections, of ${node.pool_size}`,
    series: [
      { name: "In use", of: ({ pool_used: used }) => used },
      { name: "Waiting for one", of: ({ pool_waiting: waiting }) => waiting },
    ],
    format: String,
    atLeast: node.pool_size,
  },
  {
    title: "Jobs",
    series: [
      { name: "Runs", of: ({ job_runs: runs }) => runs },
      { name: "Failures", of: ({ job_failures: failures }) => failures },
    ],
    format: String,
    atLeast: 4,
  },
  {
    title: "Mails",
    series: [
      { name: "Sent", of: ({ mails_sent: sent }) => sent },
      { name: "Failed attempts", of: ({ mail_failures: failures }) => failures },
    ],
    format: String,
    atLeast: 4,
  },
];

const shareOf = (hits: number, misses: number): number | null => (hits + misses === 0 ? null : hits / (hits + misses));

export const HealthCharts = ({ report }: { report: HealthReport }) => (
  <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
    {chartsOf(report).map((chart) => (
      <HourChart key={chart.title} {...chart} report={report} />
    ))}
  </div>
);
