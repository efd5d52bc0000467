import type { ActiveSession } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { deleteSession, sessionsOf } from "./store.ts";
import { toSessionDto } from "./serialize.ts";

export async function listSessions({ db }: Database, { userId, sessionId }: Caller): Promise<ActiveSession[]> {
  return (await sessionsOf(db, userId)).map((row) => toSessionDto(row, sessionId));
}

export async function endSession({ db }: Database, { userId }: Caller, id: number): Promise<{ message: string }> {
  if (!(await deleteSession(db, userId, id))) throw new ApiError("not_found", "Session not found.");
  return { message: "The session has ended." };
}

export async function logout({ db }: Database, { userId, sessionId }: Caller): Promise<{ message: string }> {
  // mutant(register-and-login.test.ts): logging out ends the session on the server
  await deleteSession(db, userId, sessionId);
  return { message: "You are signed out." };
}
