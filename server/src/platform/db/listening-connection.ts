import { randomUUID } from "node:crypto";
import pg from "pg";
import { StartupError } from "../startup-error.ts";
import type { NotificationListener } from "./driver.ts";

export interface ListeningConnectionOptions {
  connection: pg.ClientConfig;
  channel: string;
  listener: NotificationListener;
  heartbeatMs: number;
  onError: (error: Error) => void;
}

const reconnectAfterMs = 500;

/**
 * A dedicated connection for LISTEN/NOTIFY that reconnects whenever it is lost. An idle connection does not notice that
 * the server is gone, so it sends heartbeats.
 */
export class ListeningConnection {
  private readonly options: ListeningConnectionOptions;
  private client: pg.Client | undefined;
  private isReceiving = false;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  private lastReply: Promise<void> = Promise.resolve();
  private nextReply: Promise<void> | undefined;
  private readonly expectedPayloads = new Map<string, () => void>();

  constructor(options: ListeningConnectionOptions) {
    this.options = options;
  }

  async open(): Promise<void> {
    await this.connect();
    this.isReceiving = true;
  }

  /** Whether this payload arrives in time. It is not passed on to the listener. */
  receives(payload: string, withinMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timeout = setTimeout(resolve, withinMs, false);
      this.expectedPayloads.set(payload, () => {
        clearTimeout(timeout);
        resolve(true);
      });
    });
  }

  /**
   * Waits until all notifications of what was committed before have been received: the server sends them ahead of its
   * reply to a later statement. Everybody who comes while one statement is under way waits for the same next one.
   */
  catchUp(): Promise<void> {
    this.nextReply ??= this.lastReply.then(() => {
      this.nextReply = undefined;
      this.lastReply = this.replyOf(this.client);
      return this.lastReply;
    });
    return this.nextReply;
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
    if (client !== this.client) throw new Error("the listening connection was lost immediately");
    this.scheduleHeartbeat(client);
  }

  private handlePayload(payload: string): void {
    const onReceived = this.expectedPayloads.get(payload);
    if (!onReceived) return this.options.listener.onPayload(payload);
    this.expectedPayloads.delete(payload);
    onReceived();
  }

  /** A lost connection has no reply: nothing that was computed earlier is valid then. */
  private async replyOf(client: pg.Client | undefined): Promise<void> {
    if (this.isReceiving) await client?.query("select").catch(() => {});
  }

  /** LISTEN is idempotent, so it also serves as the heartbeat. */
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

  /** Schedules one reconnect per lost connection, however many errors report the loss. */
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
      return; // handleLoss has scheduled the next attempt
    }
    this.isReceiving = true;
    this.options.listener.onRestored();
  }
}

const probeTimeoutMs = 5_000;

/**
 * A pooler in transaction mode accepts LISTEN but delivers no notifications, and neither does a wrong server. The cache
 * would serve outdated responses, so the server does not start.
 */
export async function assertNotifyWorks(
  listening: ListeningConnection,
  notify: (probe: string) => Promise<unknown>,
): Promise<void> {
  const probe = `probe ${randomUUID()}`;
  const isReceived = listening.receives(probe, probeTimeoutMs);
  await notify(probe);
  if (await isReceived) return;
  throw new StartupError(
    "Notifications from the database do not arrive. Set DATABASE_LISTEN_URL to PostgreSQL itself, not to a pooler.",
  );
}
