import { isDeepStrictEqual } from "node:util";
import {
  type ContentDraft,
  type ContentKey,
  type ContentSection,
  type ContentValues,
  fromContentFields,
  pickContentFields,
  toContentFields,
} from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { assertUnchangedSince, type Undo } from "../../platform/audit/undo.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { toContentDto } from "./serialize.ts";
import { type ContentRow, findContent, findContentVersion, lockContent, replaceContent } from "./store.ts";

export async function updateContent<Key extends ContentKey>(
  database: Database,
  caller: StaffCaller,
  key: Key,
  draft: ContentDraft<Key>,
): Promise<ContentSection<Key>> {
  return toContentDto(await database.transaction((tx) => saveContent(tx, caller, key, "edited", draft)));
}

/** The restored value becomes a new version, so that no version is lost. */
export async function restoreContent(
  database: Database,
  caller: StaffCaller,
  key: ContentKey,
  { version, restored_version: restoredVersion }: { version: number; restored_version: number },
): Promise<ContentSection> {
  const row = await database.transaction(async (tx) => {
    const restored = await findContentVersion(tx, key, restoredVersion);
    if (!restored) throw new ApiError("not_found", "There is no such version.");
    return saveContent(tx, caller, key, "restored", { version, value: restored.value });
  });
  return toContentDto(row);
}

async function saveContent<Key extends ContentKey>(
  tx: Tx,
  caller: StaffCaller,
  key: Key,
  action: "edited" | "restored",
  draft: ContentDraft<Key>,
): Promise<ContentRow<Key>> {
  const before = await findContent(tx, key);
  if (!(await replaceContent(tx, key, draft, caller.staffId))) throw editedMeanwhile();
  const changes = changedFields(key, before.value, draft.value);
  await recordAudit(tx, caller, { action, object: { kind: "content", id: key }, ...changes });
  return findContent(tx, key);
}

function changedFields(key: ContentKey, before: ContentValues[ContentKey], after: ContentValues[ContentKey]) {
  const [old, now] = [toContentFields(key, before), toContentFields(key, after)];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  const changed = [...names].filter((name) => !isDeepStrictEqual(old[name], now[name]));
  return { before: pickContentFields(old, changed), after: pickContentFields(now, changed) };
}

const undoContentChange: Undo = {
  permission: "content.edit",
  async apply(tx, caller, change) {
    const key = change.objectId as ContentKey;
    const { value, version } = await lockContent(tx, key);
    const fields = toContentFields(key, value);
    assertUnchangedSince(change, pickContentFields(fields, Object.keys(change.after)));
    const restored = fromContentFields(key, { ...fields, ...change.before });
    await saveContent(tx, caller, key, "edited", { version, value: restored });
  },
};

export const contentUndos = { edited: undoContentChange, restored: undoContentChange };

const editedMeanwhile = () =>
  new ApiError("edited_meanwhile", "Somebody else changed this in the meantime. Nothing was overwritten.");
