import type { ImportReport } from "@pawhaven/contract";
import type { ReactNode } from "react";
import { formatCount } from "../../lib/money.ts";
import { Banner } from "../../ui/banner.tsx";
import { Panel } from "../ui/panel.tsx";
import { ValueDiff } from "../ui/value-diff.tsx";

export const summarizeImport = ({ created, updated, unchanged }: ImportReport): string =>
  `${formatCount(created)} new, ${formatCount(updated)} changed, ${formatCount(unchanged)} as they are`;

interface ImportResultProps {
  report: ImportReport;
  /** The button that imports. */
  children: ReactNode;
}

/** What a dry run found: errors by row, then what would change. */
export const ImportResult = ({ report, children }: ImportResultProps) => (
  <div className="mt-4 grid gap-4">
    {report.failed > 0 ? (
      <Banner tone="error">
        {formatCount(report.failed)} of {formatCount(report.rows)} rows cannot be imported. Nothing is imported before
        all can.
      </Banner>
    ) : (
      <Banner tone="info">This would be the result: {summarizeImport(report)}. Nothing is changed yet.</Banner>
    )}
    {report.errors.length > 0 && <RowErrors report={report} />}
    {report.changes.length > 0 && <RowChanges report={report} />}
    <div>{children}</div>
  </div>
);

const RowErrors = ({ report: { errors, failed } }: { report: ImportReport }) => (
  <Panel title="To be corrected">
    <ul className="grid divide-y divide-line">
      {errors.map(({ row, message }) => (
        <li key={row} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 py-2">
          <strong className="tabular-nums">Row {row}</strong>
          <span className="wrap-anywhere">{message}</span>
        </li>
      ))}
    </ul>
    <More count={failed - errors.length} />
  </Panel>
);

const RowChanges = ({ report: { changes, created, updated } }: { report: ImportReport }) => (
  <Panel title="Changes">
    <ul className="grid divide-y divide-line">
      {changes.map(({ row, id, name, fields }) => (
        <li key={row} className="grid gap-1 py-2 sm:grid-cols-[5rem_minmax(0,1fr)] sm:gap-3">
          <strong className="tabular-nums">Row {row}</strong>
          <div className="min-w-0">
            <p className="font-bold wrap-anywhere">
              {name} {id === null ? "(new)" : `(no. ${id})`}
            </p>
            <ValueDiff
              before={id === null ? null : Object.fromEntries(fields.map(({ field, before }) => [field, before]))}
              after={Object.fromEntries(fields.map(({ field, after }) => [field, after]))}
            />
          </div>
        </li>
      ))}
    </ul>
    <More count={created + updated - changes.length} />
  </Panel>
);

const More = ({ count }: { count: number }) =>
  count > 0 && <p className="text-ink-soft">… and {formatCount(count)} more.</p>;
