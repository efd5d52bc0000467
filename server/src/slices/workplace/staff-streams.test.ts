import { type StaffRole } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiFor, staffHeaders } from "../../../test/support/api-client.ts";
import { EventReader } from "../../../test/support/event-reader.ts";
import { aCustomer, aGear, aPet, aStaffMember } from "../../../test/support/factories.ts";
import { placeCashOrder } from "../../../test/support/orders.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { staff, staffPresence, staffSessions } from "../../schema/index.ts";

const shop = testShop();
const streams = new AbortController();
let origin = "";
beforeAll(async () => {
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => streams.abort());

const listen = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${origin}${path}`, { headers, signal: streams.signal });
  if (!response.ok) return { status: response.status, topics: () => [], ended: Promise.resolve() };
  const events = new EventReader(response.body as ReadableStream<Uint8Array>);
  events.ended.catch(() => undefined);
  return { status: response.status, topics: () => events.topics, ended: events.ended };
};
const listenAs = async (role: StaffRole) => {
  const member = await aStaffMember(shop.database, role);
  return { member, ...(await listen("/api/staff/live", staffHeaders(member.staffToken))) };
};

describe("the stream of changes for staff", () => {
  it("is closed to visitors, customers and sessions that are over", async () => {
    const { token } = await aCustomer(shop.database);
    const over = await aStaffMember(shop.database);
    await shop.database.db.delete(staffSessions).where(eq(staffSessions.staffId, over.id));
    for (const headers of [
      {},
      { authorization: `Bearer ${token}` },
      staffHeaders(token),
      staffHeaders(over.staffToken),
    ]) {
      expect((await listen("/api/staff/live", headers)).status).toBe(401);
    }
  });

  it("tells staff of orders and requests as their role includes, and the public stream of neither", async () => {
    const [clerk, keeper, visitor] = [await listenAs("clerk"), await listenAs("keeper"), await listen("/api/live")];
    const gear = await aGear(shop.database);
    const customer = apiFor(shop, await aCustomer(shop.database));
    await placeCashOrder(customer, [{ id: gear.id, quantity: 1 }]);
    const pet = await aPet(shop.database);
    await customer.requestAdoption({ body: { pet_id: pet.id, note: "We have a garden." } });
    await expect.poll(clerk.topics).toEqual(expect.arrayContaining(["orders", "adoption_requests", "gears"]));
    await expect.poll(keeper.topics).toContain("adoption_requests");
    await expect.poll(visitor.topics).toContain("pets");
    expect(keeper.topics()).not.toContain("orders");
    expect(visitor.topics().filter((topic) => ["orders", "adoption_requests", "staff"].includes(topic))).toEqual([]);
  });

  it("ends with the session: signed out, expired, without employment or with another role", async () => {
    const { db } = shop.database;
    const owner = apiFor(shop, await aStaffMember(shop.database));
    const endings: ((id: number, token: string) => Promise<unknown>)[] = [
      (_, staffToken) => apiFor(shop, { staffToken }).signOutAsStaff(),
      (id) => owner.endEmployment({ params: { id }, body: { version: 1 } }),
      (id) =>
        db
          .update(staffSessions)
          .set({ expiresAt: sql`now()` })
          .where(eq(staffSessions.staffId, id)),
      (id) => db.update(staff).set({ role: "keeper" }).where(eq(staff.id, id)),
    ];
    const [stays, ...others] = await Promise.all([listenAs("clerk"), ...endings.map(() => listenAs("clerk"))]);
    await Promise.all(
      endings.map((end, index) => end(others[index]?.member.id ?? 0, others[index]?.member.staffToken ?? "")),
    );
    await Promise.all(others.map(({ ended }) => ended));
    await aGear(shop.database);
    await expect.poll(stays.topics).toContain("gears");
  });
});

describe("the presence of staff", () => {
  it("tells others at once who opens and closes an object, and nothing when a presence is renewed", async () => {
    const object = { kind: "order", id: "VN-1" };
    const [one, other] = [await aStaffMember(shop.database, "clerk"), await aStaffMember(shop.database, "manager")];
    const watcher = await listenAs("keeper");
    const news = () => watcher.topics().filter((topic) => topic === "staff_presence").length;
    expect(await apiFor(shop, one).announcePresence({ body: object })).toEqual({ others: [] });
    await expect.poll(news).toBe(1);
    await apiFor(shop, one).announcePresence({ body: object });
    expect(await apiFor(shop, other).announcePresence({ body: object })).toEqual({
      others: [{ id: one.id, name: "Kim" }],
    });
    await expect.poll(news).toBe(2);
    await apiFor(shop, one).endPresence({ query: object });
    await expect.poll(news).toBe(3);
    expect(await apiFor(shop, other).announcePresence({ body: object })).toEqual({ others: [] });
    expect(await apiFor(shop, one).announcePresence({ body: { ...object, id: "VN-2" } })).toEqual({ others: [] });
  });

  it("forgets somebody who has not said for a minute that they are there", async () => {
    const object = { kind: "gear", id: "7" };
    const [one, other] = [await aStaffMember(shop.database), await aStaffMember(shop.database)];
    await apiFor(shop, one).announcePresence({ body: object });
    await shop.database.db
      .update(staffPresence)
      .set({ seenAt: sql`now() - interval '61 seconds'` })
      .where(eq(staffPresence.staffId, one.id));
    expect(await apiFor(shop, other).announcePresence({ body: object })).toEqual({ others: [] });
    expect(await shop.database.db.$count(staffPresence, eq(staffPresence.staffId, one.id))).toBe(0);
  });
});
