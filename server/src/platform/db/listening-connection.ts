import { randomUUID } from "node:crypto";
import pg from "pg";
import { StartupError } from "../startup-error.ts";
import type { NotificationListener } from "./driver.ts";

export interface ListeningConnectionOptions {
  connection: pg.ClientConfig;
  channel: string;
  listener: NotificationListener;
  /** How often to ask whether the other side is still there. */
  heartbeatMs: number;
  onError: (error: Error) => void;
}

const reconnectAfterMs = 500;

/**
 * Announcements need a connection of their own, which is opened again whenever it is lost. Nothing is sent over it by
 * itself, so one whose other side has silently gone would look quiet for hours; it is asked from time to time.
 */
export class ListeningConnection {
  private readonly options: ListeningConnectionOptions;
  private client: pg.Client | undefined;
  private isReceiving = false;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly expectedPayloads = new Map<string, () => void>();

  constructor(given: ListeningConnectionOptions) {
    this.options = given;
  }

  async open(): Promise<void> {
    await this.connect();
    this.isReceiving = true;
  }

  /** Whether this word comes in time. */
  receives(payload: string, withinMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timeout = setTimeout(resolve, withinMs, false);
      this.expectedPayloads.set(payload, () => {
        clearTimeout(timeout);
        resolve(true);
      });
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client(this.options.connection);
    client.on("notification", ({ payload = "" }) => this.handlePayload(payload));
    client.on("error", (error) => this.handleLoss(client, error));
    client.on("end", () => this.handleLoss(client, new Error("the listening connection ended")));
    this.client = client;
    try {
      await client.connect();
      await this.listen(client);
    } catch (error) {
      this.handleLoss(client, error as Error);
      throw error;
    }
    if (client !== this.client) throw new Error("the listening connection was lost at once");
    this.scheduleHeartbeat(client);
  }

  private handlePayload(payload: string): void {
    const onReceived = this.expectedPayloads.get(payload);
    if (!onReceived) return this.options.listener.onPayload(payload);
    this.expectedPayloads.delete(payload);
    onReceived();
  }

  /** To listen twice is the same as once, so it serves to ask whether anybody is there, too. */
  private async listen(client: pg.Client): Promise<void> {
    await client.query(`listen ${pg.escapeIdentifier(this.options.channel)}`);
  }

  private scheduleHeartbeat(client: pg.Client): void {
    if (this.isClosed || client !== this.client) return;
    this.timer = setTimeout(() => {
      this.listen(client).then(
        () => this.scheduleHeartbeat(client),
        (error: Error) => this.handleLoss(client, error),
      );
    }, this.options.heartbeatMs);
    this.timer.unref();
  }

  /** The one way to the next attempt, however many signs of the loss there are. */
  private handleLoss(client: pg.Client, error: Error): void {
    if (this.isClosed || client !== this.client) return;
    this.client = undefined;
    clearTimeout(this.timer);
    void client.end().catch(() => {});
    if (this.isReceiving) {
      this.isReceiving = false;
      this.options.onError(error);
      this.options.listener.onInterrupted();
    }
    this.timer = setTimeout(() => void this.reconnect(), reconnectAfterMs);
  }

  private async reconnect(): Promise<void> {
    try {
      await this.connect();
    } catch {
      return; // losing it has set the time of the next attempt
    }
    this.isReceiving = true;
    this.options.listener.onRestored();
  }
}

const probeTimeoutMs = 5_000;

/**
 * A pooler that gives every transaction another connection accepts LISTEN and then tells nothing, and a listener at
 * another server hears nothing either. Everything kept would grow old unnoticed, so such a shop does not start.
 */
export async function assertNotifyWorks(
  listening: ListeningConnection,
  notify: (probe: string) => Promise<unknown>,
): Promise<void> {
  const word = `hello ${randomUUID()}`;
  const isReceived = listening.receives(word, probeTimeoutMs);
  await notify(word);
  if (await isReceived) return;
  throw new StartupError(
    "Changes announced in the database are not heard. Set DATABASE_LISTEN_URL to PostgreSQL itself, not to a pooler.",
  );
}
