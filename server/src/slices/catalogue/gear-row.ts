import { getTableColumns } from "drizzle-orm";
import { gears } from "../../schema/index.ts";

/** A gear without the columns that exist for searching: those stay in the database. */
const { searchText: _text, nameWords: _names, searchWords: _words, ...columns } = getTableColumns(gears);
export const gearColumns = columns;

export type GearRow = Omit<typeof gears.$inferSelect, "searchText" | "nameWords" | "searchWords">;
