import { afterAll, describe, expect, it } from "vitest";
import { apiAt, apiFor, staffHeaders } from "../../../test/support/api-client.ts";
import { EventReader } from "../../../test/support/event-reader.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { createTestEnvironment } from "../../../test/support/test-database.ts";
import { openShop } from "../../../test/support/test-shop.ts";

const environment = await createTestEnvironment("migrated");
const [first, second] = await Promise.all([openShop(environment), openShop(environment)]);
const origin = await second.app.listen({ host: "127.0.0.1", port: 0 });
const streams = new AbortController();
afterAll(async () => {
  streams.abort();
  await Promise.all([first.close(), second.close()]);
  await environment.remove();
});

describe("two people at two nodes", () => {
  it("see each other at one object, and hear at once when one of them leaves or is signed out", async () => {
    const object = { kind: "order", id: "VN-1" };
    const [one, other] = [await aStaffMember(first.database, "clerk"), await aStaffMember(first.database, "manager")];
    const { body } = await fetch(`${origin}/api/staff/live`, {
      headers: staffHeaders(other.staffToken),
      signal: streams.signal,
    });
    const events = new EventReader(body as ReadableStream<Uint8Array>);
    const heard = () => events.topics.filter((topic) => topic === "staff_presence").length;

    expect(await apiFor(first, one).announcePresence({ body: object })).toEqual({ others: [] });
    await expect.poll(heard).toBe(1);
    expect(await apiAt(origin, other).announcePresence({ body: object })).toEqual({
      others: [{ id: one.id, name: "Kim" }],
    });
    expect(await apiFor(first, one).announcePresence({ body: object })).toEqual({
      others: [{ id: other.id, name: "Kim" }],
    });
    await expect.poll(heard).toBe(2);
    await apiFor(first, one).endPresence({ query: object });
    await expect.poll(heard).toBe(3);
    expect(await apiAt(origin, other).announcePresence({ body: object })).toEqual({ others: [] });

    await apiFor(first, other).signOutAsStaff();
    await events.ended;
  });
});
