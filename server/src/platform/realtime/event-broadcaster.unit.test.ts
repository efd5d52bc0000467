import { Readable } from "node:stream";
import { afterEach, describe, expect, it } from "vitest";
import { createFakeNotifier } from "../../../test/support/fake-notifier.ts";
import { EventReader } from "../../../test/support/event-reader.ts";
import { EventBroadcaster, type BroadcasterOptions } from "./event-broadcaster.ts";

const opened: EventBroadcaster[] = [];
afterEach(() => opened.splice(0).forEach((broadcaster) => broadcaster.close()));

async function broadcasterWith(options: Partial<BroadcasterOptions> = {}) {
  const notifier = await createFakeNotifier();
  const broadcaster = new EventBroadcaster(notifier.changes, { batchMs: 1, ...options });
  opened.push(broadcaster);
  const subscribe = (address = "10.0.0.1") => {
    const stream = broadcaster.subscribe(address);
    return { stream, events: new EventReader(Readable.toWeb(stream) as ReadableStream<Uint8Array>) };
  };
  return { notifier, broadcaster, subscribe };
}

describe("the event broadcaster", () => {
  it("tells all subscribers which topics changed, and after what delay to reconnect", async () => {
    const { subscribe, notifier } = await broadcasterWith();
    const [one, two] = [subscribe(), subscribe("10.0.0.2")];
    notifier.notify("bookings");
    for (const { events } of [one, two]) {
      await expect.poll(() => events.topics).toEqual(["bookings"]);
      expect(events.text).toMatch(/^retry: [2-4]\d{3}\n\n/);
    }
  });

  it("sends changes in quick succession as one batch, each topic once", async () => {
    const { subscribe, notifier } = await broadcasterWith({ batchMs: 20 });
    const { events } = subscribe();
    for (let count = 0; count < 50; count++) notifier.notify(count % 2 === 0 ? "gears" : "bookings");
    await expect.poll(() => events.topics.length).toBeGreaterThan(0);
    expect(events.topics).toEqual(["gears", "bookings"]);
  });

  it("sends all topics after an interruption in which changes may have been missed", async () => {
    const { subscribe, notifier } = await broadcasterWith();
    const { events } = subscribe();
    notifier.disconnect();
    notifier.reconnect();
    await expect.poll(() => events.topics).toContain("bookings");
    expect(events.topics).toContain("gears");
  });

  it("sends heartbeats", async () => {
    const { subscribe } = await broadcasterWith({ heartbeatMs: 5 });
    const { events } = subscribe();
    await expect.poll(() => events.text).toContain("\n:\n\n:\n\n");
  });

  it("limits streams per address and in total, and accepts new ones when others close", async () => {
    const { subscribe } = await broadcasterWith({ maxStreams: 3, maxStreamsPerAddress: 2 });
    const [first] = [subscribe(), subscribe()];
    expect(() => subscribe()).toThrow("Too many connections are open right now.");
    subscribe("10.0.0.2");
    expect(() => subscribe("10.0.0.3")).toThrow("Too many connections are open right now.");
    first.stream.destroy();
    await first.events.ended.catch(() => {});
    expect(() => subscribe("10.0.0.3")).not.toThrow();
  });

  it("disconnects a client that stops reading", async () => {
    const { broadcaster, notifier } = await broadcasterWith({ batchMs: 0 });
    const stream = broadcaster.subscribe("10.0.0.1");
    await expect
      .poll(
        () => {
          notifier.notify("gears");
          stream.push("x".repeat(10_000));
          return stream.destroyed;
        },
        { interval: 5 },
      )
      .toBe(true);
  });
});
