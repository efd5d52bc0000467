import { auditLog, auditValues } from "../../schema/index.ts";
import type { Tx } from "../db/database.ts";

type Values = Readonly<Record<string, unknown>>;

export interface AuditEntry {
  /** What was done, in words that the log shows: `shipped`, `role changed`. */
  action: string;
  object: { kind: string; id: number | string };
  /** The fields that the change is about, as they were and as they are. Never secrets. */
  before?: Values | undefined;
  after?: Values | undefined;
  /** The customer whom the values are about; they are erased with the account. */
  personId?: number | null | undefined;
}

/** Belongs into the transaction of the change. */
export async function recordAudit(
  tx: Tx,
  { staffId, requestId }: { staffId: number | null; requestId: string },
  { action, object, before, after, personId }: AuditEntry,
): Promise<void> {
  const [entry] = await tx
    .insert(auditLog)
    .values({ staffId, requestId, action, objectKind: object.kind, objectId: String(object.id) })
    .returning({ id: auditLog.id });
  if (!entry || (!before && !after)) return;
  const values = { before: before ?? null, after: after ?? null, personId: personId ?? null };
  await tx.insert(auditValues).values({ entryId: entry.id, ...values });
}
