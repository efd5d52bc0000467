import type { OpenSession } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Caller } from "../../platform/sessions.ts";
import { deleteSession, sessionsOf } from "./store.ts";
import { sessionOnTheWire } from "./wire.ts";

export async function listSessions({ db }: Database, { userId, sessionId }: Caller): Promise<OpenSession[]> {
  return (await sessionsOf(db, userId)).map((row) => sessionOnTheWire(row, sessionId));
}

export async function endSession({ db }: Database, { userId }: Caller, id: number): Promise<{ message: string }> {
  if (!(await deleteSession(db, userId, id))) throw new Refusal("not_found", "There is no such session.");
  return { message: "The session has ended." };
}

export async function logout({ db }: Database, { userId, sessionId }: Caller): Promise<{ message: string }> {
  await deleteSession(db, userId, sessionId);
  return { message: "You are signed out." };
}
