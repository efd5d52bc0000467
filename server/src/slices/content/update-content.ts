import { isDeepStrictEqual } from "node:util";
import type { ContentKey, ContentSection, ContentValues } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { toContentDto } from "./serialize.ts";
import { type ContentRow, findContent, findContentVersion, replaceContent } from "./store.ts";

interface Draft<Key extends ContentKey> {
  version: number;
  value: ContentValues[Key];
}

export async function updateContent<Key extends ContentKey>(
  database: Database,
  caller: StaffCaller,
  key: Key,
  draft: Draft<Key>,
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
  draft: Draft<Key>,
): Promise<ContentRow<Key>> {
  const before = await findContent(tx, key);
  if (!(await replaceContent(tx, key, draft, caller.staffId))) throw editedMeanwhile();
  await recordAudit(tx, caller, { action, object: { kind: "content", id: key }, ...changedFields(key, before, draft) });
  return findContent(tx, key);
}

/** A list is one field. */
function changedFields<Key extends ContentKey>(key: Key, before: ContentRow<Key>, after: Draft<Key>) {
  const [old, now] = [before.value, after.value].map((value) =>
    Array.isArray(value) ? { [key]: value } : ({ ...value } as Record<string, unknown>),
  ) as [Record<string, unknown>, Record<string, unknown>];
  const changed = Object.keys(now).filter((field) => !isDeepStrictEqual(old[field], now[field]));
  const pick = (values: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, values[field]] as const));
  return { before: pick(old), after: pick(now) };
}

const editedMeanwhile = () =>
  new ApiError("edited_meanwhile", "Somebody else changed this in the meantime. Nothing was overwritten.");
