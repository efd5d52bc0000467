import type { Tx } from "../../platform/db/database.ts";
import { memberEdited, memberNotFound } from "./errors.ts";
import { lockActiveMember, type MemberRow } from "./member-store.ts";

export async function lockMember(tx: Tx, id: number, version: number): Promise<MemberRow> {
  const member = await lockActiveMember(tx, id);
  if (!member) throw memberNotFound();
  // mutant(members.test.ts): somebody on the staff is changed as the caller saw them
  if (member.version !== version) throw memberEdited();
  return member;
}
