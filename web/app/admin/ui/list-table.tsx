import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SelectBox } from "./select-box.tsx";

export interface ListColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** The name it is sorted by in the address. */
  sort?: string;
  /** Cannot be hidden. */
  isFixed?: boolean;
  /** Long texts take several lines. */
  wraps?: boolean;
}

export interface Selection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

export interface ListTableProps<Row> {
  /** The first one links to the row's page. */
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names the row for screen readers. */
  rowLabel: (row: Row) => string;
  rowLink?: (row: Row) => string;
  caption: string;
  sort: string;
  onSort: (sort: string) => void;
  selection?: Selection | undefined;
  isLoading?: boolean;
  empty: ReactNode;
}

const alignClasses = { start: "@2xl:text-start", end: "@2xl:text-end" };
const cellClasses =
  "flex min-h-8 items-center justify-between gap-4 py-0.5 @2xl:table-cell @2xl:h-10 @2xl:px-3 @2xl:py-1";
const rowClasses =
  "block rounded-small border border-line bg-surface px-3 py-2 has-[[data-select]:checked]:bg-teal-soft " +
  "@2xl:table-row @2xl:rounded-none @2xl:border-x-0 @2xl:border-t-0 @2xl:last:border-b-0 hover:bg-sunken";

/** A dense table with sorting and selection that becomes cards in a narrow container. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { columns, rows, caption, selection, isLoading = false, empty } = props;
  const isEmpty = rows.length === 0 && !isLoading;
  return (
    <div className="@container">
      {selection && rows.length > 0 && (
        <div className="mb-2 flex items-center @2xl:hidden">
          <div>
            <SelectAll {...props} selection={selection} />
          </div>
          <span aria-hidden="true">Select all on this page</span>
        </div>
      )}
      <div className="@2xl:overflow-x-auto @2xl:rounded-small @2xl:border @2xl:border-line @2xl:bg-surface">
        <table className="block w-full border-collapse tabular-nums @2xl:table" aria-busy={isLoading || undefined}>
          <caption className="sr-only">{caption}</caption>
          <thead className={classNames("@max-2xl:sr-only", isEmpty && "sr-only")}>
            <tr>
              {selection && (
                <th scope="col" className="w-10 border-b border-line text-center @max-2xl:hidden">
                  <SelectAll {...props} selection={selection} />
                </th>
              )}
              {columns.map((column) => (
                <HeaderCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
              ))}
            </tr>
          </thead>
          <tbody className="grid grid-cols-1 gap-2 @2xl:table-row-group">
            {isLoading && Array.from({ length: 8 }, (_, index) => <LoadingRow key={index} {...props} />)}
            {!isLoading && rows.map((row) => <ListRow key={props.rowKey(row)} {...props} row={row} />)}
            {isEmpty && (
              <tr className="block @2xl:table-row">
                <td colSpan={columns.length + 1} className="block @2xl:table-cell">
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface HeaderCellProps<Row> {
  column: ListColumn<Row>;
  sort: string;
  onSort: (sort: string) => void;
}

/** The first press sorts from large to small, or from new to old. */
function HeaderCell<Row>({ column: { header, align = "start", sort: name }, sort, onSort }: HeaderCellProps<Row>) {
  const classes = classNames("h-10 border-b border-line px-3 font-bold text-ink-soft", alignClasses[align]);
  if (!name) {
    return (
      <th scope="col" className={classes}>
        {header}
      </th>
    );
  }
  const direction = sort === name ? "ascending" : sort === `-${name}` ? "descending" : "none";
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction];
  return (
    <th scope="col" aria-sort={direction} className={classes}>
      <button
        type="button"
        className={classNames(
          "inline-flex h-10 cursor-pointer items-center gap-1 rounded-small font-bold hover:text-ink",
          direction !== "none" && "text-ink",
        )}
        onClick={() => onSort(direction === "descending" ? name : `-${name}`)}
      >
        {header}
        <Icon className="size-4 shrink-0" />
      </button>
    </th>
  );
}

function ListRow<Row>({ columns, rowKey, rowLabel, rowLink, selection, row }: ListTableProps<Row> & { row: Row }) {
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
function DataCell<Row>({ column: { header, cell, align = "start", wraps }, row, isTitle, link }: DataCellProps<Row>) {
  const content = cell(row);
  const isEmpty = content === null || content === false || content === "";
  return (
    <td
      className={classNames(
        cellClasses,
        alignClasses[align],
        !wraps && "@2xl:whitespace-nowrap",
        isEmpty && "@max-2xl:hidden",
        // Below the checkbox, which floats beside the title.
        !isTitle && "@max-2xl:clear-both",
      )}
    >
      {!isTitle && (
        <span className="shrink-0 text-ink-soft @2xl:hidden" aria-hidden="true">
          {header}
        </span>
      )}
      <span className={classNames("min-w-0 wrap-anywhere", !isTitle && "@max-2xl:text-end")}>
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

function SelectAll<Row>({ rows, rowKey, selection }: ListTableProps<Row> & { selection: Selection }) {
  const keys = rows.map(rowKey);
  const count = keys.filter((key) => selection.selected.has(key)).length;
  return (
    <SelectBox
      label="Select all on this page"
      checked={keys.length > 0 && count === keys.length}
      isMixed={count > 0 && count < keys.length}
      onChange={() => selection.onChange(toggle(selection.selected, keys))}
    />
  );
}

/** Selects all of these keys, or none if all were selected. */
function toggle(selected: ReadonlySet<string>, keys: string[]): ReadonlySet<string> {
  const isOn = keys.every((key) => selected.has(key));
  return isOn ? new Set([...selected].filter((key) => !keys.includes(key))) : new Set([...selected, ...keys]);
}

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

const LoadingRow = <Row,>({ columns, selection }: ListTableProps<Row>) => (
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
