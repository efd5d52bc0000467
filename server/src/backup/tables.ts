import { sql } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";

export interface Table {
  name: string;
  columns: Column[];
}

export interface Column {
  name: string;
  type: string;
  isNullable: boolean;
  /** Computed by the database from the other columns of the row. */
  isGenerated: boolean;
  /** The table whose key the column holds. */
  references: string | null;
}

/** Every table of the shop, by name. `schema_migrations` says how they came to be and is no data. */
export async function readTables(tx: Tx): Promise<Table[]> {
  const rows = await tx.execute(sql`
    select class.relname as name, json_agg(json_build_object(
        'name', attname,
        'type', format_type(atttypid, atttypmod),
        'isNullable', not attnotnull,
        'isGenerated', attgenerated <> '',
        'references', (select confrelid::regclass::text from pg_constraint
          where conrelid = attrelid and contype = 'f' and conkey = array[attnum] limit 1)
      ) order by attnum) as columns
    from pg_class as class join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'schema_migrations'
    group by class.relname order by class.relname`);
  return rows as unknown as Table[];
}

export const storedColumns = ({ columns }: Table): Column[] => columns.filter(({ isGenerated }) => !isGenerated);

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
