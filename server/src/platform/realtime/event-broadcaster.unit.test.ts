import { Readable } from "node:stream";
import { afterEach, describe, expect, it } from "vitest";
import { createFakeNotifier } from "../../../test/support/fake-notifier.ts";
import { EventReader } from "../../../test/support/event-reader.ts";
import { EventBroadcaster, type BroadcasterOptions } from "./event-broadcaster.ts";

const opened: EventBroadcaster[] = [];
afterEach(() => opened.splice(0).forEach((live) => live.close()));

async function broadcasterWith(options: Partial<BroadcasterOptions> = {}) {
  const source = await createFakeNotifier();
  const broadcaster = new EventBroadcaster(source.changes, { batchMs: 1, ...options });
  opened.push(broadcaster);
  const subscribe = (address = "10.0.0.1") => {
    const stream = broadcaster.subscribe(address);
    return { stream, events: new EventReader(Readable.toWeb(stream) as ReadableStream<Uint8Array>) };
  };
  return { source, live: broadcaster, listen: subscribe };
}

describe("listening to changes", () => {
  it("tells everybody what has changed, and when to come back if the line breaks", async () => {
    const { listen, source } = await broadcasterWith();
    const [one, two] = [listen(), listen("10.0.0.2")];
    source.notify("bookings");
    for (const { events } of [one, two]) {
      await expect.poll(() => events.topics).toEqual(["bookings"]);
      expect(events.text).toMatch(/^retry: [2-4]\d{3}\n\n/);
    }
  });

  it("tells of many changes at once in one breath", async () => {
    const { listen, source } = await broadcasterWith({ batchMs: 20 });
    const { events } = listen();
    for (let count = 0; count < 50; count++) source.notify(count % 2 === 0 ? "gears" : "bookings");
    await expect.poll(() => events.topics.length).toBeGreaterThan(0);
    expect(events.topics).toEqual(["gears", "bookings"]);
  });

  it("tells of everything after a time in which changes may have been missed", async () => {
    const { listen, source } = await broadcasterWith();
    const { events } = listen();
    source.disconnect();
    source.reconnect();
    await expect.poll(() => events.topics).toContain("bookings");
    expect(events.topics).toContain("gears");
  });

  it("keeps the line warm", async () => {
    const { listen } = await broadcasterWith({ heartbeatMs: 5 });
    const { events } = listen();
    await expect.poll(() => events.text).toContain("\n:\n\n:\n\n");
  });

  it("has room for so many of one address and so many in all, and for new ones when some leave", async () => {
    const { listen } = await broadcasterWith({ maxStreams: 3, maxStreamsPerAddress: 2 });
    const [first] = [listen(), listen()];
    expect(() => listen()).toThrow("Too many are listening right now.");
    listen("10.0.0.2");
    expect(() => listen("10.0.0.3")).toThrow("Too many are listening right now.");
    first.stream.destroy();
    await first.events.ended.catch(() => {});
    expect(() => listen("10.0.0.3")).not.toThrow();
  });

  it("lets go of a listener that takes nothing any more", async () => {
    const { live, source } = await broadcasterWith({ batchMs: 0 });
    const stream = live.subscribe("10.0.0.1");
    await expect
      .poll(
        () => {
          source.notify("gears");
          stream.push("x".repeat(10_000));
          return stream.destroyed;
        },
        { interval: 5 },
      )
      .toBe(true);
  });
});
