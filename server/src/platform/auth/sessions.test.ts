import { endpoint } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createMinimalApi } from "../../../test/support/minimal-api.ts";
import { aCustomer } from "../../../test/support/factories.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { sessions } from "../../schema/index.ts";
import { createSession, deleteExpiredSessions, findCaller, type NewSession } from "./sessions.ts";

const table = {
  whoAmI: endpoint({
    method: "GET",
    path: "/api/me",
    summary: "The caller",
    access: "customer",
    reply: z.object({ userId: z.number(), sessionId: z.number() }),
    errors: [],
  }),
};

const test = testDatabase();
let api: FastifyInstance;
beforeAll(async () => {
  const { db } = test.database;
  api = await createMinimalApi(
    table,
    { whoAmI: async ({ caller }) => caller },
    { authenticate: (header, binding) => findCaller(db, header, binding) },
  );
});

const callWith = (authorization?: string, cookie?: string) =>
  api.inject({
    url: "/api/me",
    headers: { ...(authorization !== undefined && { authorization }), ...(cookie !== undefined && { cookie }) },
  });

const openSession = (userId: number, session: Partial<NewSession> = {}) =>
  test.database.transaction((tx) =>
    createSession(tx, { userId, lifetimeSeconds: 3600, visitor: { address: "", device: "" }, ...session }),
  );

describe("an endpoint for customers", () => {
  it("identifies the caller by the token", async () => {
    const [robin, alex] = [await aCustomer(test.database), await aCustomer(test.database)];
    expect((await callWith(`Bearer ${robin.token}`)).json()).toMatchObject({ userId: robin.id });
    expect((await callWith(`Bearer ${alex.token}`)).json()).toMatchObject({ userId: alex.id });
  });

  it("reads the scheme in any letter case", async () => {
    const { id, token } = await aCustomer(test.database);
    for (const scheme of ["bearer", "BEARER", "bEaReR"])
      expect((await callWith(`${scheme} ${token}`)).json()).toMatchObject({ userId: id });
  });

  it("rejects a call without a token", async () => {
    const response = await callWith();
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      message: "Please sign in to continue.",
      error: "Please sign in to continue.",
      code: "unauthenticated",
    });
  });

  it("rejects a token that is malformed, truncated, extended or sent in another scheme", async () => {
    const { token } = await aCustomer(test.database);
    const malformed = ["", "Bearer", "Bearer ", token, `Basic ${token}`, `Bearer ${token}x`];
    const tampered = [`Bearer ${token.slice(1)}`, `Bearer ' or true --${token.slice(13)}`, `Bearer ${token}, ${token}`];
    for (const header of [...malformed, ...tampered]) {
      const response = await callWith(header);
      expect({ header, status: response.statusCode }).toEqual({ header, status: 401 });
    }
  });

  it("rejects a well-formed token that was never issued", async () => {
    expect((await callWith(`Bearer ${"A".repeat(43)}`)).statusCode).toBe(401);
  });

  it("rejects the token of an expired session", async () => {
    const { id, token } = await aCustomer(test.database);
    expect((await callWith(`Bearer ${token}`)).statusCode).toBe(200);
    await test.database.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, id));
    expect((await callWith(`Bearer ${token}`)).statusCode).toBe(401);
  });

  it("rejects the token of a session that was ended, and still accepts other sessions", async () => {
    const [leaving, staying] = [await aCustomer(test.database), await aCustomer(test.database)];
    await test.database.db.delete(sessions).where(eq(sessions.userId, leaving.id));
    expect((await callWith(`Bearer ${leaving.token}`)).statusCode).toBe(401);
    expect((await callWith(`Bearer ${staying.token}`)).statusCode).toBe(200);
  });

  it("rejects the token of a session that was not used for too long, and keeps one that is in use", async () => {
    const { id } = await aCustomer(test.database);
    const token = await openSession(id, { idleSeconds: 3600 });
    const wasSeen = (minutesAgo: number) =>
      test.database.db
        .update(sessions)
        .set({ lastSeenAt: new Date(Date.now() - minutesAgo * 60_000) })
        .where(eq(sessions.userId, id));
    for (let hour = 0; hour < 3; hour++) {
      await wasSeen(59);
      expect((await callWith(`Bearer ${token}`)).statusCode).toBe(200);
    }
    await wasSeen(61);
    expect((await callWith(`Bearer ${token}`)).statusCode).toBe(401);
    await deleteExpiredSessions(test.database.db);
    expect(await test.database.db.$count(sessions, eq(sessions.userId, id))).toBe(1);
  });

  it("accepts the token of a session opened in a browser only with its cookie, and no cookie without a token", async () => {
    const [robin, alex] = [await aCustomer(test.database), await aCustomer(test.database)];
    const open = (userId: number, binding: string) =>
      openSession(userId, { visitor: { address: "", device: "", binding } });
    const [token] = [await open(robin.id, "robins-browser"), await open(alex.id, "alexs-browser")];
    const status = async (...headers: Parameters<typeof callWith>) => (await callWith(...headers)).statusCode;
    expect(await status(`Bearer ${token}`, "session=robins-browser")).toBe(200);
    for (const cookie of [undefined, "", "session=", "session=alexs-browser", "other=robins-browser", "session=%00"])
      expect({ cookie, status: await status(`Bearer ${token}`, cookie) }).toEqual({ cookie, status: 401 });
    expect(await status(undefined, "session=robins-browser")).toBe(401);
    expect(await status(`Bearer ${robin.token}`, "session=anything")).toBe(200);
  });

  it("stores only a hash of the token", async () => {
    const { id, token } = await aCustomer(test.database);
    const rows = await test.database.db.select().from(sessions).where(eq(sessions.userId, id));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.tokenHash).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
