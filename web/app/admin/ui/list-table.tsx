import { classNames } from "../../ui/class-names.ts";
import { HeaderCell } from "./list-header-cell.tsx";
import { ListRow, LoadingRow } from "./list-row.tsx";
import { SelectAll } from "./list-selection.tsx";
import type { ListTableProps } from "./list-types.ts";

export type { ListColumn } from "./list-types.ts";

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
