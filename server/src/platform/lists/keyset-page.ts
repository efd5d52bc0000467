import { rowsPerPage } from "@pawhaven/contract";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { decodeCursor, encodeCursor } from "./cursor.ts";

/** How a list can be sorted: numbers or moments by name, and the id that decides between equal ones. */
export interface ListSorting<Name extends string> {
  id: PgColumn;
  columns: Readonly<Record<Name, PgColumn>>;
}

export interface PageRequest<Name extends string> {
  /** With a minus for the largest or newest first. */
  sort: Name | `-${Name}`;
  cursor?: string | undefined;
  limit?: number;
}

export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

interface Keyed {
  key: number;
  keyId: number;
}

/**
 * The parts of a query for one page. A page starts after the last row of the page before, which an index finds, so page
 * 1,000 costs what page 1 costs, and rows that come or go do not shift it.
 */
export function keysetPage<Name extends string>(
  { id, columns }: ListSorting<Name>,
  { sort, cursor, limit = rowsPerPage }: PageRequest<Name>,
) {
  const isDescending = sort.startsWith("-");
  const column = columns[sort.replace(/^-/, "") as Name];
  const direction = sql.raw(isDescending ? "desc" : "asc");
  return {
    /** To be selected besides the row's own columns. */
    key: { key: toKey(column), keyId: sql<number>`${id}` },
    after: cursor === undefined ? undefined : isAfter(id, column, isDescending, decodeCursor(sort, cursor)),
    orderBy: [sql`${column} ${direction}`, sql`${id} ${direction}`],
    /** One more than is shown tells whether there is another page. */
    limit: limit + 1,
    toPage<Row extends Keyed>(found: Row[]): Page<Row> {
      const rows = found.slice(0, limit);
      const last = found.length > limit ? rows.at(-1) : undefined;
      return { rows, nextCursor: last ? encodeCursor(sort, last.key, last.keyId) : null };
    },
  };
}

const isMoment = (column: PgColumn) => column.dataType === "date";

/** Moments in microseconds, as exact as the database has them: a cursor in milliseconds would skip rows. */
const toKey = (column: PgColumn) =>
  isMoment(column)
    ? sql<number>`(extract(epoch from ${column}) * 1000000)::bigint`.as("key")
    : sql<number>`${column}::bigint`.as("key");

function isAfter(id: PgColumn, column: PgColumn, isDescending: boolean, [key, keyId]: [number, number]): SQL {
  const value = isMoment(column)
    ? sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`
    : sql`${key}::bigint`;
  return sql`(${column}, ${id}) ${sql.raw(isDescending ? "<" : ">")} (${value}, ${keyId}::bigint)`;
}
