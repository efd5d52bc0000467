import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aClient, aWish, mondayMorning, testDesk } from "../../../test/clinic.ts";
import { EventReader } from "../../../test/event-reader.ts";
import { openShop } from "../../../test/test-app.ts";
import { testPlace } from "../../../test/test-database.ts";
import { createBooking } from "./create-booking.ts";

const place = await testPlace();
const shop = await openShop(place);
let origin = "";
beforeAll(async () => {
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => place.remove());

const listen = (init: RequestInit = {}) => fetch(`${origin}/api/live`, init);
const eventsOf = ({ body }: Response) => new EventReader(body as ReadableStream<Uint8Array>);

describe("the live stream of the shop", () => {
  it("has room for 50 of one address, and for another as soon as one has left", async () => {
    const [leaving, staying] = [new AbortController(), new AbortController()];
    await listen({ signal: leaving.signal });
    await Promise.all(Array.from({ length: 49 }, () => listen({ signal: staying.signal })));
    const refused = await listen();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
    leaving.abort();
    await expect.poll(async () => (await listen({ signal: staying.signal })).status).toBe(200);
    staying.abort();
  });

  it("is not opened for its headers alone", async () => {
    expect((await listen({ method: "HEAD" })).status).toBe(404);
  });

  it("names bookings when one is made, uncompressed, and ends when the shop shuts down", async () => {
    const response = await listen({ headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("content-encoding")).toBeNull();
    const events = eventsOf(response);
    const client = await aClient(shop.database);
    await createBooking(testDesk(shop.database), client.caller, aWish(client), mondayMorning);
    await expect.poll(() => events.topics).toEqual(["bookings"]);
    await shop.close();
    await events.ended;
    expect(events.text).toMatch(/^retry: /);
  });
});
