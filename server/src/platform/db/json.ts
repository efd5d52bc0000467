import { type SQL, sql } from "drizzle-orm";
import { type PgColumn, PgDialect } from "drizzle-orm/pg-core";

type Field<T> = SQL<T> | PgColumnOf<T>;
type PgColumnOf<T> = PgColumn & { _: { data: NonNullable<T>; notNull: null extends T ? boolean : true } };

/** Where each field of the object comes from. */
export type JsonFields<Shape> = { [Key in keyof Shape]-?: Field<Shape[Key]> };

const dialect = new PgDialect();

/**
 * A JSON object that the database makes of columns and expressions. Its SQL is rendered once, so a query that selects it is
 * built and its rows are read faster than with all of its columns.
 */
export function jsonObject<Shape extends object>(fields: JsonFields<Shape>): SQL<Shape> {
  const parts = Object.entries<Field<unknown>>(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`);
  return renderOnce(sql<Shape>`json_build_object(${sql.join(parts, sql`, `)})`);
}

/** The same for an array. */
export const jsonArray = (items: (SQL | PgColumn)[]): SQL<unknown[]> =>
  renderOnce(sql<unknown[]>`json_build_array(${sql.join(items, sql`, `)})`);

function renderOnce<T>(json: SQL<T>): SQL<T> {
  const { sql: text, params } = dialect.sqlToQuery(json);
  if (params.length > 0) throw new Error("JSON of the database cannot contain parameters.");
  return sql.raw(text) as SQL<T>;
}

/** As the reply to a request has it: the database sends it as text, and nobody reads it on the way. */
export const jsonAsText = (json: SQL): SQL<string> => sql<string>`${json}::text`;

export const dollarsOf = (cents: PgColumnOf<number>): SQL<number> => sql<number>`${cents}::float8 / 100`;

export const numberOf = <T extends number | null>(column: PgColumnOf<T>): SQL<T> => sql<T>`${column}::float8`;

export const timeOf = <T extends Date | null>(column: PgColumnOf<T>): SQL<null extends T ? string | null : string> =>
  sql<null extends T ? string | null : string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** JSON text that is a `T`, in parts. A handler can return it in place of the reply. */
export class JsonText<T> {
  declare readonly type: T;
  private readonly parts: readonly string[];

  constructor(parts: readonly string[]) {
    this.parts = parts;
  }

  /** Joined, one character beyond Latin-1 would make all of the text slow to encode. */
  toBytes(): Buffer {
    return Buffer.concat(this.parts.map((part) => Buffer.from(part)));
  }

  toString(): string {
    return this.parts.join("");
  }
}

export const commaSeparated = (items: readonly string[]): string[] =>
  items.flatMap((item, index) => (index === 0 ? [item] : [",", item]));
