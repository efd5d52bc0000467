import type { Permission, StaffRole } from "@pawhaven/contract";
import type { Tx } from "../db/database.ts";

/** Whoever started the job, as the audit log of its items names them. */
export interface BulkCaller {
  staffId: number;
  requestId: string;
  role: StaffRole;
}

export interface BulkAction {
  /** Checked when the job is started, and again for every item. */
  permission: Permission;
  /** Runs in the transaction that also marks the item as done. An `ApiError` fails this item and no other. */
  apply(tx: Tx, caller: BulkCaller, objectId: string, parameters: unknown): Promise<void>;
}

/** By the name that jobs are stored with. */
export type BulkActions = Readonly<Record<string, BulkAction>>;
