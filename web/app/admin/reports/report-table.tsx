import type { ReactNode } from "react";

export interface ReportColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
}

interface ReportTableProps<Row> {
  caption: string;
  /** The first one names the row. */
  columns: readonly [ReportColumn<Row>, ...ReportColumn<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

const nameClasses = "sticky start-0 max-w-44 min-w-32 bg-surface px-3 text-start wrap-break-word";

/** Numbers are compared down a column, so it stays a table on a phone and scrolls under the names. */
export const ReportTable = <Row,>({ caption, columns: [name, ...figures], rows, rowKey }: ReportTableProps<Row>) => (
  <section
    aria-label={caption}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    tabIndex={0}
    className="overflow-x-auto rounded-small border border-line bg-surface"
  >
    <table className="w-full border-collapse tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-ink-soft">
        <tr className="h-10">
          <th scope="col" className={nameClasses}>
            {name.header}
          </th>
          {figures.map(({ id, header }) => (
            <th key={id} scope="col" className="px-3 text-end whitespace-nowrap">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="h-10 border-t border-line">
            <th scope="row" className={`${nameClasses} py-1 font-normal sm:max-w-96`}>
              {name.cell(row)}
            </th>
            {figures.map(({ id, cell }) => (
              <td key={id} className="px-3 text-end whitespace-nowrap">
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
