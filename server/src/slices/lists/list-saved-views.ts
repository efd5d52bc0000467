import { hasPermission, type SavedView, type SavedViewList, savedViewLists } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { viewNotFound } from "./errors.ts";
import { toSavedViewDto } from "./serialize.ts";
import { visibleViews } from "./store.ts";

export async function listSavedViews(db: Db, caller: StaffCaller, list: SavedViewList): Promise<SavedView[]> {
  assertMaySeeList(caller, list);
  const views = await visibleViews(db, list, caller.staffId);
  return views.map((view) => toSavedViewDto(view, caller, view.owner));
}

/** The names of views tell what is in a list. */
export function assertMaySeeList({ role }: StaffCaller, list: SavedViewList): void {
  // mutant(lists.test.ts): views of a list are for whoever may see the list
  if (!hasPermission(role, savedViewLists[list])) throw viewNotFound();
}
