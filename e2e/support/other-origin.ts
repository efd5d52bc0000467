import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An empty page on a port of its own: `localhost` is the same site as the shop, `127.0.0.1` another one. */
export async function startOtherOrigin() {
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end("<title>x</title>"));
  await once(server.listen(0), "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { origins: [`http://localhost:${port}`, `http://127.0.0.1:${port}`], stop };
}
