import type { Topic } from "@pawhaven/contract";
import { ChangeTracker } from "../../src/platform/realtime/change-tracker.ts";
import type { NotificationListener } from "../../src/platform/db/driver.ts";

/** Change notifications that a test sends in place of the database. */
export interface FakeNotifier {
  changes: ChangeTracker;
  notify(topic: Topic): void;
  disconnect(): void;
  reconnect(): void;
}

export async function createFakeNotifier(): Promise<FakeNotifier> {
  const listeners: NotificationListener[] = [];
  const changes = await ChangeTracker.create({ listen: async (_, listener) => void listeners.push(listener) });
  return {
    changes,
    notify: (topic) => listeners.forEach((listener) => listener.onPayload(topic)),
    disconnect: () => listeners.forEach((listener) => listener.onInterrupted()),
    reconnect: () => listeners.forEach((listener) => listener.onRestored()),
  };
}
