import pg from "pg";
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

  constructor(given: Listening) {
    this.given = given;
  }

  async open(): Promise<void> {
    await this.connect();
    this.isFlowing = true;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.next);
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client(this.given.connection);
    client.on("notification", ({ payload }) => this.given.listener.onPayload(payload ?? ""));
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
