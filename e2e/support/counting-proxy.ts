import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { origin } from "./origin.ts";

export interface CountingProxy {
  origin: string;
  /** How often each path was requested. */
  counts: Map<string, number>;
  /** Scripts that the proxy serves instead of the shop's. */
  scripts: Map<string, string>;
  stop: () => Promise<void>;
}

/** The shop behind a proxy that counts requests: browsers do not report all of those that a service worker causes. */
export async function startCountingProxy(): Promise<CountingProxy> {
  const counts = new Map<string, number>();
  const scripts = new Map<string, string>();
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? "/", origin);
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
    const script = scripts.get(pathname);
    if (script !== undefined) return outgoing.setHeader("content-type", "text/javascript").end(script);
    const { host: _host, ...headers } = incoming.headers;
    const forwarded = request(
      new URL(incoming.url ?? "/", origin),
      { method: incoming.method, headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    forwarded.on("error", () => outgoing.destroy());
    outgoing.on("close", () => forwarded.destroy());
    return incoming.pipe(forwarded);
  });
  await once(server.listen(0, "localhost"), "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { origin: `http://localhost:${port}`, counts, scripts, stop };
}
