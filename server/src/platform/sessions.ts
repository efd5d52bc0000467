import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { sessions, users } from "../schema/index.ts";
import type { Db, Tx } from "./db/database.ts";

/** Who is calling, as the token proves it. */
export interface Caller {
  userId: number;
  sessionId: number;
  role: "customer" | "admin";
}

/** Opens a session and gives back its token, which exists nowhere else: the table holds only a hash. */
export async function openSession(tx: Tx, userId: number, lifetimeSeconds: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = sql`now() + make_interval(secs => ${lifetimeSeconds})`;
  await tx.insert(sessions).values({ userId, tokenHash: hashOf(token), expiresAt });
  return token;
}

/** The caller behind `Authorization: Bearer …`, or null when the token is missing, unknown, ended or expired. */
export async function callerFrom(db: Db, header: string | undefined): Promise<Caller | null> {
  const token = /^Bearer ([\w-]{43})$/.exec(header ?? "")?.[1];
  if (!token) return null;
  const [found] = await db
    .select({ userId: users.id, sessionId: sessions.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, sql`now()`)));
  return found ?? null;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest();
