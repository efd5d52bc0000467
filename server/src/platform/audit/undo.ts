import type { Permission } from "@pawhaven/contract";
import type { StaffCaller } from "../auth/staff-sessions.ts";
import type { Tx } from "../db/database.ts";
import { ApiError } from "../http/api-error.ts";

export type AuditedValues = Readonly<Record<string, unknown>>;

/** A change of an object's fields, as the audit log has it. */
export interface RecordedChange {
  objectId: string;
  before: AuditedValues;
  after: AuditedValues;
}

/** How a kind of change is taken back. */
export interface Undo {
  /** What the change itself needed. */
  permission: Permission;
  /**
   * Locks the object, compares it with `after` by `assertUnchangedSince`, sets the values of `before` and records that in
   * the audit log, with the same action.
   */
  apply(tx: Tx, caller: StaffCaller, change: RecordedChange): Promise<void>;
}

/** By the kind of the object and the action, as they are in the audit log. */
export type Undos = Readonly<Record<string, Readonly<Record<string, Undo>>>>;

/** Somebody may have changed the object again; their change must not be lost. */
export function assertUnchangedSince({ after }: Pick<RecordedChange, "after">, current: AuditedValues): void {
  const isChanged = Object.entries(after).some(
    ([field, value]) => JSON.stringify(current[field]) !== JSON.stringify(value),
  );
  // mutant(../../slices/audit/audit.test.ts): undoing does not overwrite a later change
  if (isChanged) throw new ApiError("edited_meanwhile", "This was changed again since, so it cannot be undone.");
}
