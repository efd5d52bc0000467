import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPetOwner, aBookingDraft, mondayMorning, testBookingContext } from "../../../test/support/bookings.ts";
import { startMany } from "../../../test/support/concurrency.ts";
import { EventReader } from "../../../test/support/event-reader.ts";
import { openShop } from "../../../test/support/test-shop.ts";
import { createTestEnvironment } from "../../../test/support/test-database.ts";
import { createBooking } from "./create-booking.ts";

const environment = await createTestEnvironment();
const shop = await openShop(environment);
let origin = "";
beforeAll(async () => {
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => environment.remove());

const subscribe = (init: RequestInit = {}) => fetch(`${origin}/api/live`, init);
const eventsOf = ({ body }: Response) => new EventReader(body as ReadableStream<Uint8Array>);

describe("the stream of change notifications", () => {
  it("accepts 50 connections per address, and another one as soon as one of them closes", async () => {
    const [first, others] = [new AbortController(), new AbortController()];
    await subscribe({ signal: first.signal });
    await Promise.all(startMany(49, () => subscribe({ signal: others.signal })));
    const rejected = await subscribe();
    expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([503, "60"]);
    first.abort();
    await expect.poll(async () => (await subscribe({ signal: others.signal })).status).toBe(200);
    others.abort();
  });

  it("does not exist for HEAD requests", async () => {
    expect((await subscribe({ method: "HEAD" })).status).toBe(404);
  });

  it("announces a new booking, is not compressed, and ends when the shop shuts down", async () => {
    const response = await subscribe({ headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("content-encoding")).toBeNull();
    const events = eventsOf(response);
    const owner = await aPetOwner(shop.database);
    await createBooking(testBookingContext(shop.database), owner.caller, aBookingDraft(owner), mondayMorning);
    await expect.poll(() => events.topics).toEqual(["bookings"]);
    await shop.close();
    await events.ended;
    expect(events.text).toMatch(/^retry: /);
  });
});
