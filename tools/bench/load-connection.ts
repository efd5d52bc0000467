import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface Answer {
  /** 0 when the connection broke before the answer was whole. */
  status: number;
  hasRetryAfter: boolean;
}

const broken: Answer = { status: 0, hasRetryAfter: false };
const headEnd = "\r\n\r\n";
const lastChunk = Buffer.from("0\r\n\r\n");

/**
 * One keep-alive connection, one request at a time. It reads of an answer only what the measurement needs, so that the
 * generator takes as little as possible of the machine it shares with the shop.
 */
export class LoadConnection {
  private readonly socket: Socket;
  private settle: ((answer: Answer) => void) | undefined;
  private answer: Answer = broken;
  private missing = 0;
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

  ask(request: string): Promise<Answer> {
    this.head = "";
    this.socket.write(request);
    return new Promise((resolve) => {
      this.settle = resolve;
    });
  }

  close(): void {
    this.isOpen = false;
    this.socket.destroy();
    this.finish(broken);
  }

  private read(bytes: Buffer): void {
    if (this.head.includes(headEnd)) return this.readBody(bytes);
    this.head += bytes.toString("latin1");
    const end = this.head.indexOf(headEnd);
    if (end < 0) return;
    const body = this.head.length - end - headEnd.length;
    const head = this.head.slice(0, end).toLowerCase();
    this.answer = { status: Number(head.slice(9, 12)), hasRetryAfter: head.includes("\r\nretry-after:") };
    this.isChunked = head.includes("\r\ntransfer-encoding: chunked");
    this.missing = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
    this.readBody(bytes.subarray(bytes.length - body));
  }

  private readBody(bytes: Buffer): void {
    this.missing -= bytes.length;
    const isWhole = this.isChunked ? bytes.subarray(-lastChunk.length).equals(lastChunk) : this.missing <= 0;
    if (isWhole) this.finish(this.answer);
  }

  private finish(answer: Answer): void {
    const { settle } = this;
    this.settle = undefined;
    settle?.(answer);
  }
}
