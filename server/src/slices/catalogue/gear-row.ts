import { getTableColumns } from "drizzle-orm";
import { gears } from "../../schema/index.ts";

/** Without the generated search columns, which are large and never leave the database. */
const { searchText: _text, nameWords: _names, searchWords: _words, ...columns } = getTableColumns(gears);
export const gearColumns = columns;

export type GearRow = Omit<typeof gears.$inferSelect, "searchText" | "nameWords" | "searchWords">;
