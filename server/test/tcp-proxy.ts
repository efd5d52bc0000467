import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** What PostgreSQL's clients send to end a transaction well. */
const commit = Buffer.from("commit\0");

/** A wire between the shop and its database that a test can cut, or let swallow everything. */
export class TcpProxy {
  private readonly server: Server;
  private readonly near = new Set<Socket>();
  private readonly target: URL;
  private isSilent = false;
  private cutsNextCommit = false;
  /** Commits that reached the database and whose answer did not come back. */
  lostAnswers = 0;

  private constructor(target: URL) {
    this.target = target;
    this.server = createServer((socket) => this.join(socket));
  }

  static async before(databaseUrl: string): Promise<TcpProxy> {
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

  cutAll(): void {
    for (const socket of this.near) socket.resetAndDestroy();
  }

  /** The next commit arrives, and its answer does not: nobody on this side can know what became of it. */
  cutNextCommit(): void {
    this.cutsNextCommit = true;
  }

  /** Takes everything and passes nothing on, in either direction, until told otherwise. */
  swallow(isSilent: boolean): void {
    this.isSilent = isSilent;
  }

  async close(): Promise<void> {
    this.cutAll();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(near: Socket): void {
    const far = connect(Number(this.target.port || 5432), this.target.hostname);
    this.near.add(near);
    let hasSentCommit = false;
    near.on("data", (bytes) => {
      if (this.cutsNextCommit && bytes.includes(commit)) {
        this.cutsNextCommit = false;
        hasSentCommit = true;
      }
      if (!this.isSilent) far.write(bytes);
    });
    far.on("data", (bytes) => {
      if (hasSentCommit) {
        this.lostAnswers += 1;
        near.resetAndDestroy();
      } else if (!this.isSilent) near.write(bytes);
    });
    near.on("close", () => {
      this.near.delete(near);
      far.destroy();
    });
    far.on("close", () => near.destroy());
    for (const socket of [near, far]) socket.on("error", () => socket.destroy());
  }
}
