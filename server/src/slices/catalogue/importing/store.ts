import { inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { gears } from "../../../schema/index.ts";
import { gearColumns, type GearRow } from "../gear-row.ts";

export async function gearsByIds(tx: Tx, ids: number[]): Promise<Map<number, GearRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.select(gearColumns).from(gears).where(inArray(gears.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of these names, those that gears have. */
export async function usedNames(tx: Tx, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await tx.select({ name: gears.name }).from(gears).where(inArray(gears.name, names));
  return new Set(rows.map(({ name }) => name));
}
