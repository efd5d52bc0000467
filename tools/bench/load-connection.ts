import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface LoadResponse {
  /** 0 if the connection broke before the response was complete. */
  status: number;
  hasRetryAfter: boolean;
}

export const brokenConnection: LoadResponse = { status: 0, hasRetryAfter: false };
const headEnd = "\r\n\r\n";
const lastChunk = Buffer.from("0\r\n\r\n");

/**
 * One keep-alive connection with one request at a time. It parses only what the measurement needs, because the generator
 * shares the machine with the shop.
 */
export class LoadConnection {
  private readonly socket: Socket;
  private settle: ((response: LoadResponse) => void) | undefined;
  private response: LoadResponse = brokenConnection;
  private missingBytes = 0;
  private head = "";
  private isChunked = false;
  isOpen = true;
  readonly isReady: Promise<unknown>;

  constructor(port: number) {
    this.socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.isReady = once(this.socket, "connect").catch(() => {});
    this.socket.on("data", (bytes: Buffer) => this.read(bytes));
    this.socket.on("error", () => this.close());
    this.socket.on("close", () => this.close());
  }

  send(request: string): Promise<LoadResponse> {
    this.head = "";
    this.socket.write(request);
    return new Promise((resolve) => {
      this.settle = resolve;
    });
  }

  close(): void {
    this.isOpen = false;
    this.socket.destroy();
    this.finish(brokenConnection);
  }

  private read(bytes: Buffer): void {
    if (this.head.includes(headEnd)) return this.readBody(bytes);
    this.head += bytes.toString("latin1");
    const end = this.head.indexOf(headEnd);
    if (end < 0) return;
    const bodyBytes = this.head.length - end - headEnd.length;
    const head = this.head.slice(0, end).toLowerCase();
    this.response = { status: Number(head.slice(9, 12)), hasRetryAfter: head.includes("\r\nretry-after:") };
    this.isChunked = head.includes("\r\ntransfer-encoding: chunked");
    this.missingBytes = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
    this.readBody(bytes.subarray(bytes.length - bodyBytes));
  }

  private readBody(bytes: Buffer): void {
    this.missingBytes -= bytes.length;
    const isComplete = this.isChunked ? bytes.subarray(-lastChunk.length).equals(lastChunk) : this.missingBytes <= 0;
    if (isComplete) this.finish(this.response);
  }

  private finish(response: LoadResponse): void {
    const { settle } = this;
    this.settle = undefined;
    settle?.(response);
  }
}
