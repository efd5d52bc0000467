import type { ReactNode } from "react";

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
  /** A text or a list, which also wraps; on a card it stands below its header. */
  isLong?: boolean;
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

export const alignClasses = { start: "@2xl:text-start", end: "@2xl:text-end" };
