import { once } from "node:events";
import {
  Agent,
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { endpoints } from "@pawhaven/contract";

interface Node {
  origin: string;
  /** Failed health checks in a row. */
  failures: number;
  served: number;
}

const healthCheckIntervalMs = 100;
/** More than one, so that a slow response of a busy node does not take it out. */
const maxFailures = 3;
const healthCheckTimeoutMs = 10_000;
const isReady = ({ failures }: Node) => failures < maxFailures;

/** A round-robin proxy that sets `X-Forwarded-For` and skips nodes whose health check fails. */
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

  /** Starts without nodes, because they need the proxy's address for their settings. */
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

  /** Responses per node. */
  get served(): number[] {
    return this.nodes.map(({ served }) => served);
  }

  async add(origin: string): Promise<void> {
    const node = { origin, failures: maxFailures, served: 0 };
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
        const upstream = await this.send(node, request, body);
        node.served += 1;
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        return void pipeline(upstream, response, () => upstream.destroy());
      } catch (error) {
        node.failures = maxFailures;
        // Another node may only get a request that never reached this one; otherwise the client decides about a retry.
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
    const previous = headers["x-forwarded-for"];
    const forwardedFor = [...(previous ? [previous] : []), socket.remoteAddress].join(", ");
    const forwarded = sendRequest(`${origin}${url}`, {
      method,
      agent: this.agent,
      headers: { ...headers, "x-forwarded-for": forwardedFor },
    });
    forwarded.end(body);
    const [response] = (await once(forwarded, "response")) as [IncomingMessage];
    return response;
  }
}

async function checkHealth(node: Node): Promise<void> {
  const signal = AbortSignal.timeout(healthCheckTimeoutMs);
  const isHealthy = await fetch(`${node.origin}${endpoints.getHealth.path}`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
  node.failures = isHealthy ? 0 : node.failures + 1;
}
