import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** What PostgreSQL's clients send to end a transaction well. */
const commitMessage = Buffer.from("commit\0");

/** A wire between the shop and its database that a test can cut, or let swallow everything. */
export class TcpProxy {
  private readonly server: Server;
  private readonly clientSockets = new Set<Socket>();
  private readonly target: URL;
  private isBlackholed = false;
  private dropsNextCommitResponse = false;
  /** Commits that reached the database and whose answer did not come back. */
  lostResponses = 0;

  private constructor(target: URL) {
    this.target = target;
    this.server = createServer((socket) => this.handleConnection(socket));
  }

  static async startInFrontOf(databaseUrl: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(databaseUrl));
    proxy.server.listen(0, "127.0.0.1");
    await once(proxy.server, "listening");
    return proxy;
  }

  /** The address of the database by way of this proxy. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return Object.assign(new URL(this.target.href), { hostname: "127.0.0.1", port: String(port) }).href;
  }

  resetConnections(): void {
    for (const socket of this.clientSockets) socket.resetAndDestroy();
  }

  /** The next commit arrives, and its answer does not: nobody on this side can know what became of it. */
  dropNextCommitResponse(): void {
    this.dropsNextCommitResponse = true;
  }

  /** Takes everything and passes nothing on, in either direction, until told otherwise. */
  setBlackholed(isSilent: boolean): void {
    this.isBlackholed = isSilent;
  }

  async close(): Promise<void> {
    this.resetConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private handleConnection(client: Socket): void {
    const upstream = connect(Number(this.target.port || 5432), this.target.hostname);
    this.clientSockets.add(client);
    let hasSentCommit = false;
    client.on("data", (bytes) => {
      if (this.dropsNextCommitResponse && bytes.includes(commitMessage)) {
        this.dropsNextCommitResponse = false;
        hasSentCommit = true;
      }
      if (!this.isBlackholed) upstream.write(bytes);
    });
    upstream.on("data", (bytes) => {
      if (hasSentCommit) {
        this.lostResponses += 1;
        client.resetAndDestroy();
      } else if (!this.isBlackholed) client.write(bytes);
    });
    client.on("close", () => {
      this.clientSockets.delete(client);
      upstream.destroy();
    });
    upstream.on("close", () => client.destroy());
    for (const socket of [client, upstream]) socket.on("error", () => socket.destroy());
  }
}
