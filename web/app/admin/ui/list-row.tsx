import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toggle } from "./list-selection.tsx";
import { alignClasses, type ListColumn, type ListTableProps } from "./list-types.ts";
import { SelectBox } from "./select-box.tsx";

const cellClasses =
  "flex min-h-8 items-center justify-between gap-4 py-0.5 @2xl:table-cell @2xl:h-10 @2xl:px-2 @2xl:py-1 @4xl:px-3";
const rowClasses =
  "block rounded-small border border-line bg-surface px-3 py-2 has-[[data-select]:checked]:bg-teal-soft " +
  "@2xl:table-row @2xl:rounded-none @2xl:border-x-0 @2xl:border-t-0 @2xl:last:border-b-0 hover:bg-sunken";

export function ListRow<Row>({
  columns,
  rowKey,
  rowLabel,
  rowLink,
  selection,
  row,
}: ListTableProps<Row> & { row: Row }) {
  const key = rowKey(row);
  return (
    <tr className={rowClasses}>
      {selection && (
        <td className="float-start w-10 @2xl:float-none @2xl:table-cell @2xl:text-center">
          <SelectBox
            label={`Select ${rowLabel(row)}`}
            checked={selection.selected.has(key)}
            onChange={() => selection.onChange(toggle(selection.selected, [key]))}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <DataCell
          key={column.id}
          column={column}
          row={row}
          isTitle={index === 0}
          link={index === 0 ? rowLink?.(row) : undefined}
        />
      ))}
    </tr>
  );
}

interface DataCellProps<Row> {
  column: ListColumn<Row>;
  row: Row;
  isTitle: boolean;
  link: string | undefined;
}

/** On a card the first cell is the title, and a cell without content is left out. */
function DataCell<Row>({ column, row, isTitle, link }: DataCellProps<Row>) {
  const { header, cell, align = "start", wraps, isLong } = column;
  const content = cell(row);
  const isEmpty = content === null || content === undefined || content === false || content === "";
  return (
    <td
      className={classNames(
        cellClasses,
        alignClasses[align],
        !wraps && !isLong && "@2xl:whitespace-nowrap",
        isEmpty && "@max-2xl:hidden",
        isLong && "@max-2xl:block",
        // Below the checkbox, which floats beside the title.
        !isTitle && "@max-2xl:clear-both",
      )}
    >
      {!isTitle && (
        <span className="shrink-0 text-ink-soft @2xl:hidden" aria-hidden="true">
          {header}
        </span>
      )}
      <span
        className={classNames(
          "min-w-0 wrap-anywhere",
          !isTitle && !isLong && "@max-2xl:text-end",
          // Otherwise columns that do not wrap would leave it the width of one letter.
          (wraps || isLong) && "@2xl:block @2xl:min-w-24",
        )}
      >
        {link === undefined ? content : <RowLink to={link}>{content}</RowLink>}
      </span>
    </td>
  );
}

const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    data-row-link=""
    onKeyDown={moveBetweenRows}
    className="inline-flex min-h-8 items-center rounded-small font-bold underline decoration-line-strong underline-offset-4 hover:decoration-current"
  >
    {children}
  </Link>
);

/** Arrow keys go from link to link, and Space selects the row; Tab still reaches every control. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget.closest("tr");
  const target = {
    ArrowDown: row?.nextElementSibling?.querySelector<HTMLElement>("[data-row-link]"),
    ArrowUp: row?.previousElementSibling?.querySelector<HTMLElement>("[data-row-link]"),
  }[event.key];
  if (target) target.focus();
  else if (event.key === " ") row?.querySelector<HTMLElement>("[data-select]")?.click();
  if (["ArrowDown", "ArrowUp", " "].includes(event.key)) event.preventDefault();
}

export const LoadingRow = <Row,>({ columns, selection }: ListTableProps<Row>) => (
  <tr className={rowClasses}>
    {selection && (
      <td className="px-3 @max-2xl:hidden">
        <Skeleton shape="text" className="w-4" />
      </td>
    )}
    {columns.map(({ id }) => (
      <td key={id} className={cellClasses}>
        <Skeleton shape="text" className="w-2/3" />
      </td>
    ))}
  </tr>
);
