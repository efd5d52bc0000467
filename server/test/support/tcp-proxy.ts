import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** The query text that PostgreSQL's clients send for a commit. */
const commitMessage = Buffer.from("commit\0");

/** With this PostgreSQL accepts a connection. */
const readyMessage = Buffer.from("Z\0\0\0\x05I");
const shutdownFields = Buffer.from("SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0");
const shutdownMessage = Buffer.concat([Buffer.from("E"), lengthOf(shutdownFields), shutdownFields]);

/** A TCP proxy in front of the database, with which a test resets or blackholes connections. */
export class TcpProxy {
  private readonly server: Server;
  private readonly clientSockets = new Set<Socket>();
  private readonly target: URL;
  private isBlackholed = false;
  private dropsNextCommitResponse = false;
  private endsNextConnection = false;
  /** Commits that reached the database and whose response was dropped. */
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

  /** The database's URL through this proxy. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return Object.assign(new URL(this.target.href), { hostname: "127.0.0.1", port: String(port) }).href;
  }

  resetConnections(): void {
    for (const socket of this.clientSockets) socket.resetAndDestroy();
  }

  /** Forwards the next commit but drops its response, so that the client cannot know the outcome. */
  dropNextCommitResponse(): void {
    this.dropsNextCommitResponse = true;
  }

  /** Ends the next new connection in the same packet that accepts it, as a server does that shuts down. */
  endNextConnection(): void {
    this.endsNextConnection = true;
  }

  /** While blackholed, connections stay open but no data passes in either direction. */
  setBlackholed(isBlackholed: boolean): void {
    this.isBlackholed = isBlackholed;
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
    let isAccepted = false;
    upstream.on("data", (bytes) => {
      const isAccepting = !isAccepted && bytes.subarray(-readyMessage.length).equals(readyMessage);
      isAccepted ||= isAccepting;
      if (isAccepting && this.endsNextConnection) {
        this.endsNextConnection = false;
        client.end(Buffer.concat([bytes, shutdownMessage]));
      } else if (hasSentCommit) {
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

/** The length of a message counts itself. */
function lengthOf(fields: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + length.length);
  return length;
}
