import { describe, expect, it } from "vitest";
import { aClient, aWish, mondayMorning, testDesk } from "../../../test/clinic.ts";
import { EventReader } from "../../../test/event-reader.ts";
import { openShop } from "../../../test/test-app.ts";
import { testPlace } from "../../../test/test-database.ts";
import { createBooking } from "./create-booking.ts";

describe("the live stream of the shop", () => {
  it("names bookings when one is made, and ends when the shop shuts down", async () => {
    const place = await testPlace();
    const shop = await openShop(place);
    const origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
    const response = await fetch(`${origin}/api/live`, { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("content-encoding")).toBeNull();
    const events = new EventReader(response.body as ReadableStream<Uint8Array>);
    const client = await aClient(shop.database);
    await createBooking(testDesk(shop.database), client.caller, aWish(client), mondayMorning);
    await expect.poll(() => events.topics).toEqual(["bookings"]);
    await shop.close();
    await events.ended;
    await place.remove();
  });
});
