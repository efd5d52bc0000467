import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorMessage } from "../../lib/api-errors.ts";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ExportButton } from "../lists/export-button.tsx";
import { DateFilter } from "../ui/filter-field.tsx";
import type { ReportProps } from "./use-report-address.ts";

interface PeriodReportProps<Report> extends ReportProps {
  exportPath: string;
  result: UseQueryResult<Report>;
  children: (report: Report) => ReactNode;
}

/** A report of the days from one to another. */
export function PeriodReport<Report>({ address, exportPath, result, children }: PeriodReportProps<Report>) {
  const { data, error, isError, refetch } = result;
  const { from, to } = address.period;
  return (
    <div className="grid gap-4">
      <search className="grid grid-cols-2 items-end gap-2 md:grid-cols-4">
        <DateFilter label="From" value={from} onChange={(day) => address.change("from", day)} />
        <DateFilter label="To" value={to} onChange={(day) => address.change("to", day)} />
        <div>
          <ExportButton path={exportPath} query={{ from, to }} />
        </div>
      </search>
      {isError && (
        <ErrorState text={errorMessage(error, "The report could not be made.")} onRetry={() => void refetch()} />
      )}
      {!isError && (data ? children(data) : <Skeleton className="h-96" />)}
    </div>
  );
}
