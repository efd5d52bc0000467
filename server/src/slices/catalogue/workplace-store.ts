import { asc, desc, sql } from "drizzle-orm";
import { containsText } from "../../platform/db/contains-text.ts";
import type { Db } from "../../platform/db/database.ts";
import { gears } from "../../schema/index.ts";
import { matchesSearch } from "./gear-filters.ts";

/** Those whose name has the text come before those whose description has it. */
export const gearsContaining = (db: Db, text: string, limit: number) =>
  db
    .select({ id: gears.id, name: gears.name, category: gears.category, stock: gears.stock })
    .from(gears)
    .where(matchesSearch(text))
    .orderBy(desc(containsText(sql`${gears.name}`, text)), asc(gears.name), asc(gears.id))
    .limit(limit);
