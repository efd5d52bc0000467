import type { PassportLink } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Db } from "../../../platform/db/database.ts";
import { userpetNotFound } from "../errors.ts";
import { ownUserpet } from "../store.ts";
import { type PassportRow, workingPassports } from "./store.ts";

export async function listPassports(db: Db, { userId }: Caller, userpetId: number): Promise<PassportLink[]> {
  if (!(await ownUserpet(db, userId, userpetId))) throw userpetNotFound();
  return (await workingPassports(db, userpetId)).map(toPassportLink);
}

export const toPassportLink = ({ id, createdAt, expiresAt }: PassportRow): PassportLink => ({
  id,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});
