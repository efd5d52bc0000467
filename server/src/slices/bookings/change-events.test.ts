import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPetOwner, aBookingDraft, mondayMorning, testBookingContext } from "../../../test/support/bookings.ts";
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

describe("the live stream of the shop", () => {
  it("has room for 50 of one address, and for another as soon as one has left", async () => {
    const [leaving, staying] = [new AbortController(), new AbortController()];
    await subscribe({ signal: leaving.signal });
    await Promise.all(Array.from({ length: 49 }, () => subscribe({ signal: staying.signal })));
    const refused = await subscribe();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
    leaving.abort();
    await expect.poll(async () => (await subscribe({ signal: staying.signal })).status).toBe(200);
    staying.abort();
  });

  it("is not opened for its headers alone", async () => {
    expect((await subscribe({ method: "HEAD" })).status).toBe(404);
  });

  it("names bookings when one is made, uncompressed, and ends when the shop shuts down", async () => {
    const response = await subscribe({ headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("content-encoding")).toBeNull();
    const events = eventsOf(response);
    const client = await aPetOwner(shop.database);
    await createBooking(testBookingContext(shop.database), client.caller, aBookingDraft(client), mondayMorning);
    await expect.poll(() => events.topics).toEqual(["bookings"]);
    await shop.close();
    await events.ended;
    expect(events.text).toMatch(/^retry: /);
  });
});
