import type { ActiveSession } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller, Visitor } from "../../platform/auth/sessions.ts";
import { revokeAccess } from "./revoke-access.ts";
import { recordSecurityEvent } from "./security-events.ts";
import { deleteSession, sessionsOf } from "./store.ts";
import { toSessionDto } from "./serialize.ts";

export async function listSessions({ db }: Database, { userId, sessionId }: Caller): Promise<ActiveSession[]> {
  return (await sessionsOf(db, userId)).map((row) => toSessionDto(row, sessionId));
}

export async function endSession(
  database: Database,
  { userId }: Caller,
  visitor: Visitor,
  id: number,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    if (!(await deleteSession(tx, userId, id))) throw new ApiError("not_found", "Session not found.");
    await recordSecurityEvent(tx, userId, "session_ended", visitor);
  });
  return { message: "The session has ended." };
}

export async function logout(
  database: Database,
  { userId, sessionId }: Caller,
  visitor: Visitor,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    // mutant(register-and-login.test.ts): logging out ends the session on the server
    await deleteSession(tx, userId, sessionId);
    await recordSecurityEvent(tx, userId, "signed_out", visitor);
  });
  return { message: "You are signed out." };
}

/** This session ends as well: somebody may hold a copy of its token. */
export async function signOutEverywhere(
  database: Database,
  { userId }: Caller,
  visitor: Visitor,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    await revokeAccess(tx, userId);
    await recordSecurityEvent(tx, userId, "signed_out_everywhere", visitor);
  });
  return { message: "You are signed out everywhere." };
}
