import type { Topic } from "@pawhaven/contract";
import { Changes } from "../src/platform/changes.ts";
import type { Listener } from "../src/platform/db/driver.ts";

/** Changes as a test announces them, in place of a database. */
export interface Announcements {
  changes: Changes;
  change(topic: Topic): void;
  interrupt(): void;
  restore(): void;
}

export async function announcements(): Promise<Announcements> {
  const listeners: Listener[] = [];
  const changes = await Changes.of({ listen: async (_, listener) => void listeners.push(listener) });
  return {
    changes,
    change: (topic) => listeners.forEach((listener) => listener.onPayload(topic)),
    interrupt: () => listeners.forEach((listener) => listener.onGap()),
    restore: () => listeners.forEach((listener) => listener.onRestored()),
  };
}
