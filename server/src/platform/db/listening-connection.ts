import { randomUUID } from "node:crypto";
import pg from "pg";
import { StartupError } from "../startup-error.ts";
import type { Listener } from "./driver.ts";

export interface Listening {
  connection: pg.ClientConfig;
  channel: string;
  listener: Listener;
  /** How often to ask whether the other side is still there. */
  pulseMs: number;
  onError: (error: Error) => void;
}

const reconnectAfterMs = 500;

/**
 * Announcements need a connection of their own, which is opened again whenever it is lost. Nothing is sent over it by
 * itself, so one whose other side has silently gone would look quiet for hours; it is asked from time to time.
 */
export class ListeningConnection {
  private readonly given: Listening;
  private client: pg.Client | undefined;
  private isFlowing = false;
  private isClosed = false;
  private next: NodeJS.Timeout | undefined;
  private readonly awaited = new Map<string, () => void>();

  constructor(given: Listening) {
    this.given = given;
  }

  async open(): Promise<void> {
    await this.connect();
    this.isFlowing = true;
  }

  /** Whether this word comes in time. */
  hears(word: string, withinMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const tooLate = setTimeout(resolve, withinMs, false);
      this.awaited.set(word, () => {
        clearTimeout(tooLate);
        resolve(true);
      });
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.next);
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client(this.given.connection);
    client.on("notification", ({ payload = "" }) => this.hear(payload));
    client.on("error", (error) => this.lose(client, error));
    client.on("end", () => this.lose(client, new Error("the listening connection ended")));
    this.client = client;
    try {
      await client.connect();
      await this.listen(client);
    } catch (error) {
      this.lose(client, error as Error);
      throw error;
    }
    if (client !== this.client) throw new Error("the listening connection was lost at once");
    this.pulseLater(client);
  }

  private hear(payload: string): void {
    const onHeard = this.awaited.get(payload);
    if (!onHeard) return this.given.listener.onPayload(payload);
    this.awaited.delete(payload);
    onHeard();
  }

  /** To listen twice is the same as once, so it serves to ask whether anybody is there, too. */
  private async listen(client: pg.Client): Promise<void> {
    await client.query(`listen ${pg.escapeIdentifier(this.given.channel)}`);
  }

  private pulseLater(client: pg.Client): void {
    if (this.isClosed || client !== this.client) return;
    this.next = setTimeout(() => {
      this.listen(client).then(
        () => this.pulseLater(client),
        (error: Error) => this.lose(client, error),
      );
    }, this.given.pulseMs);
    this.next.unref();
  }

  /** The one way to the next attempt, however many signs of the loss there are. */
  private lose(client: pg.Client, error: Error): void {
    if (this.isClosed || client !== this.client) return;
    this.client = undefined;
    clearTimeout(this.next);
    void client.end().catch(() => {});
    if (this.isFlowing) {
      this.isFlowing = false;
      this.given.onError(error);
      this.given.listener.onGap();
    }
    this.next = setTimeout(() => void this.reconnect(), reconnectAfterMs);
  }

  private async reconnect(): Promise<void> {
    try {
      await this.connect();
    } catch {
      return; // losing it has set the time of the next attempt
    }
    this.isFlowing = true;
    this.given.listener.onRestored();
  }
}

const hearsWithinMs = 5_000;

/**
 * A pooler that gives every transaction another connection accepts LISTEN and then tells nothing, and a listener at
 * another server hears nothing either. Everything kept would grow old unnoticed, so such a shop does not start.
 */
export async function refuseDeafness(
  listening: ListeningConnection,
  say: (word: string) => Promise<unknown>,
): Promise<void> {
  const word = `hello ${randomUUID()}`;
  const heard = listening.hears(word, hearsWithinMs);
  await say(word);
  if (await heard) return;
  throw new StartupError(
    "Changes announced in the database are not heard. Set DATABASE_LISTEN_URL to PostgreSQL itself, not to a pooler.",
  );
}
