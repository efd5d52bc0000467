import type { SavedView } from "@pawhaven/contract";
import type { SavedViewRow } from "./store.ts";

export const toSavedViewDto = (
  { id, staffId, list, name, query, isShared, version }: SavedViewRow,
  caller: { staffId: number },
  owner: string,
): SavedView => ({ id, list, name, query, is_shared: isShared, is_own: staffId === caller.staffId, owner, version });
