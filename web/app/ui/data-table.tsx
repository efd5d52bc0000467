import type { Key, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { buttonClasses } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Skeleton } from "./skeleton.tsx";

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  align?: "start" | "center" | "end";
  /** Visually hidden, for example above a column of buttons. */
  hideHeader?: boolean;
  /** Left out where the table is a list of cards. */
  isOnlyInTable?: boolean;
}

/** Makes the whole row clickable. The content of `column` (the first by default) becomes the actual link or button. */
export type RowAction<Row> = { label?: (row: Row) => string; column?: string; look?: "link" | "button" } & (
  | { to: (row: Row) => string }
  | { onSelect: (row: Row) => void }
);

export interface DataTableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Visually hidden unless `showCaption`. */
  caption: string;
  showCaption?: boolean;
  rowAction?: RowAction<Row>;
  loading?: boolean;
  skeletonRows?: number;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  className?: string;
}

const alignClasses = { start: "@4xl:text-start", center: "@4xl:text-center", end: "@4xl:text-end" };

/** A table that becomes a list of cards, with the header beside each cell, in a narrow container. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, caption, showCaption = false, loading = false, skeletonRows = 4, className } = props;
  const isEmpty = rows.length === 0 && !loading;
  return (
    <div className={classNames("@container", className)}>
      <div className="@4xl:overflow-x-auto @4xl:rounded-card @4xl:border @4xl:border-line @4xl:bg-surface">
        <table className="block w-full border-collapse tabular-nums @4xl:table" aria-busy={loading || undefined}>
          <caption
            className={
              showCaption ? "block py-3 text-start font-display font-semibold @4xl:table-caption @4xl:px-4" : "sr-only"
            }
          >
            {caption}
          </caption>
          <thead className={classNames("@max-4xl:sr-only", isEmpty && "sr-only")}>
            <tr>
              {columns.map(({ id, header, align = "start", hideHeader }) => (
                <th
                  key={id}
                  scope="col"
                  className={classNames(
                    "border-b border-line px-4 py-3 text-small font-bold text-ink-soft",
                    alignClasses[align],
                  )}
                >
                  {hideHeader ? <span className="sr-only">{header}</span> : header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="grid grid-cols-1 items-start gap-4 @2xl:grid-cols-2 @4xl:table-row-group">
            {loading &&
              Array.from({ length: skeletonRows }, (_, index) => <SkeletonRow key={index} columns={columns} />)}
            {!loading && rows.map((row, index) => <DataRow key={rowKey(row)} {...props} row={row} index={index} />)}
            {isEmpty && (
              <tr className="col-span-full block @4xl:table-row">
                <td colSpan={columns.length} className="block @4xl:table-cell">
                  {props.empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const rowClasses =
  "block rounded-card border border-line bg-surface px-4 py-2 shadow-card @4xl:table-row @4xl:rounded-none @4xl:border-x-0 @4xl:border-t-0 @4xl:shadow-none @4xl:last:border-b-0";
const cellClasses = "flex min-h-11 items-center justify-between gap-4 py-1.5 @4xl:table-cell @4xl:px-4 @4xl:py-3";

function DataRow<Row>({ columns, rowAction, row, index }: DataTableProps<Row> & { row: Row; index: number }) {
  return (
    <tr
      className={classNames(rowClasses, rowAction && "cursor-pointer transition-colors hover:bg-sunken")}
      onClick={rowAction && triggerRowAction}
    >
      {columns.map(({ id, header, cell, align = "start", hideHeader, isOnlyInTable }, position) => (
        <td key={id} className={classNames(cellClasses, alignClasses[align], isOnlyInTable && "@max-4xl:hidden")}>
          <span className="text-small font-bold text-ink-soft @4xl:hidden" aria-hidden="true">
            {!hideHeader && header}
          </span>
          <div className="min-w-0 text-end @4xl:contents @4xl:[text-align:inherit]">
            {rowAction && (rowAction.column ? rowAction.column === id : position === 0) ? (
              <RowActionElement action={rowAction} row={row}>
                {cell(row, index)}
              </RowActionElement>
            ) : (
              cell(row, index)
            )}
          </div>
        </td>
      ))}
    </tr>
  );
}

function RowActionElement<Row>({ action, row, children }: { action: RowAction<Row>; row: Row; children: ReactNode }) {
  const shared = {
    "data-row-action": "",
    "aria-label": action.label?.(row),
    className:
      action.look === "button"
        ? buttonClasses({ size: "small", variant: "secondary" })
        : "inline-flex min-h-11 cursor-pointer items-center font-bold text-ink underline decoration-line-strong underline-offset-4",
  };
  if ("to" in action) {
    return (
      <Link to={action.to(row)} {...shared}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => action.onSelect(row)} {...shared}>
      {children}
    </button>
  );
}

/** The row is not focusable; it forwards clicks to the link or button inside, which keyboards and screen readers use. */
function triggerRowAction(event: MouseEvent<HTMLTableRowElement>): void {
  const target = event.target as HTMLElement;
  if (target.closest("a, button, input, select, textarea, label, summary")) return;
  if (getSelection()?.toString()) return;
  event.currentTarget.querySelector<HTMLElement>("[data-row-action]")?.click();
}

function SkeletonRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr className={rowClasses}>
      {columns.map(({ id }) => (
        <td key={id} className={cellClasses}>
          <Skeleton shape="text" className="w-2/3" />
        </td>
      ))}
    </tr>
  );
}
