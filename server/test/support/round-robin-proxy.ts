import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

interface Node {
  origin: string;
  /** How often in a row it has not said that it is ready. */
  misses: number;
  served: number;
}

const healthCheckIntervalMs = 100;
/** A busy node may be slow to say that it is well; one that is gone will not say so again. */
const maxMisses = 3;
const healthCheckTimeoutMs = 10_000;
const isReady = ({ misses }: Node) => misses < maxMisses;

/**
 * A plain proxy as it stands in front of several nodes: they take turns, each call carries the address it came from, and
 * a node that does not say it is ready is left out until it does.
 */
export class RoundRobinProxy {
  private readonly nodes: Node[] = [];
  private readonly server: Server;
  private readonly agent = new Agent({ keepAlive: true });
  private isOpen = true;
  private nextIndex = 0;

  private constructor(server: Server) {
    this.server = server.on("request", (request, response) => void this.forward(request, response));
    this.server.keepAliveTimeout = 65_000;
    void this.pollHealth();
  }

  /** It has its address before there are nodes, since they have to be told. */
  static async start(): Promise<RoundRobinProxy> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return new RoundRobinProxy(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get readyOrigins(): string[] {
    return this.nodes.filter(isReady).map(({ origin }) => origin);
  }

  /** How many answers came from each node. */
  get served(): number[] {
    return this.nodes.map(({ served }) => served);
  }

  async add(origin: string): Promise<void> {
    const node = { origin, misses: maxMisses, served: 0 };
    await checkHealth(node);
    this.nodes.push(node);
  }

  async close(): Promise<void> {
    this.isOpen = false;
    this.server.close();
    this.server.closeAllConnections();
    this.agent.destroy();
  }

  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    for (let node = this.next(); node; node = this.next()) {
      try {
        const answer = await this.send(node, request, body);
        node.served += 1;
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        return void pipeline(answer, response, () => answer.destroy());
      } catch (error) {
        node.misses = maxMisses;
        // Only what has surely not arrived may be sent to another; else it is for the caller to say it again.
        if ((error as NodeJS.ErrnoException).code !== "ECONNREFUSED") break;
      }
    }
    response.writeHead(502).end();
  }

  private async pollHealth(): Promise<void> {
    while (this.isOpen) {
      await Promise.all(this.nodes.map(checkHealth));
      await pause(healthCheckIntervalMs);
    }
  }

  private next(): Node | undefined {
    const ready = this.nodes.filter(isReady);
    return ready[this.nextIndex++ % ready.length];
  }

  private async send({ origin }: Node, request: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const { method, url, headers, socket } = request;
    const before = headers["x-forwarded-for"];
    const from = [...(before ? [before] : []), socket.remoteAddress].join(", ");
    const passed = ask(`${origin}${url}`, {
      method,
      agent: this.agent,
      headers: { ...headers, "x-forwarded-for": from },
    });
    passed.end(body);
    const [answer] = (await once(passed, "response")) as [IncomingMessage];
    return answer;
  }
}

async function checkHealth(node: Node): Promise<void> {
  const signal = AbortSignal.timeout(healthCheckTimeoutMs);
  const isWell = await fetch(`${node.origin}/api/health`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
  node.misses = isWell ? 0 : node.misses + 1;
}
