import type { SavedViewList } from "@pawhaven/contract";
import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { savedViews, staff } from "../../schema/index.ts";

export interface SavedViewRow {
  id: number;
  staffId: number;
  list: SavedViewList;
  name: string;
  query: string;
  isShared: boolean;
  version: number;
}

export type ViewFields = Pick<SavedViewRow, "name" | "query" | "isShared">;

const viewColumns = {
  id: savedViews.id,
  staffId: savedViews.staffId,
  list: sql<SavedViewList>`${savedViews.list}`,
  name: savedViews.name,
  query: savedViews.query,
  isShared: savedViews.isShared,
  version: savedViews.version,
};

export const visibleViews = (
  db: Db,
  list: SavedViewList,
  staffId: number,
): Promise<(SavedViewRow & { owner: string })[]> =>
  db
    .select({ ...viewColumns, owner: staff.name })
    .from(savedViews)
    .innerJoin(staff, eq(staff.id, savedViews.staffId))
    .where(
      and(
        eq(savedViews.list, list),
        // mutant(lists.test.ts): a view that is not shared is its owner's alone
        or(eq(savedViews.staffId, staffId), savedViews.isShared),
      ),
    )
    .orderBy(asc(savedViews.name), asc(savedViews.id));

export async function insertView(
  tx: Tx,
  values: ViewFields & { staffId: number; list: SavedViewList },
): Promise<SavedViewRow> {
  const [row] = await tx.insert(savedViews).values(values).returning(viewColumns);
  return row as SavedViewRow;
}

export async function lockOwnView(tx: Tx, staffId: number, id: number): Promise<SavedViewRow | undefined> {
  const [row] = await tx
    .select(viewColumns)
    .from(savedViews)
    .where(
      and(
        eq(savedViews.id, id),
        // mutant(lists.test.ts): only its owner changes a view
        eq(savedViews.staffId, staffId),
      ),
    )
    .for("update");
  return row;
}

export async function updateView(tx: Tx, id: number, fields: Partial<ViewFields>): Promise<SavedViewRow> {
  const [row] = await tx
    .update(savedViews)
    .set({ ...fields, version: sql`${savedViews.version} + 1` })
    .where(eq(savedViews.id, id))
    .returning(viewColumns);
  return row as SavedViewRow;
}

export async function deleteView(tx: Tx, id: number): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.id, id));
}
