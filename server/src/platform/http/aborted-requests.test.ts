import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aCustomer } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { createLogger } from "../log.ts";

interface LogLine {
  level: number;
  msg: string;
  path?: string;
  code?: string;
  err?: unknown;
}

const info = 30;
const lines: LogLine[] = [];
const logger = createLogger("info", { write: (text: string) => void lines.push(JSON.parse(text) as LogLine) });
const shop = testShop({ logger });
let port: number;
let token: string;

beforeAll(async () => {
  const origin = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  port = Number(new URL(origin).port);
  ({ token } = await aCustomer(shop.database));
});
beforeEach(() => void lines.splice(0));

async function send(text: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  await new Promise<void>((resolve) => void socket.write(text, () => resolve()));
  return socket;
}

const head = (line: string, headers: Record<string, string>) =>
  [line, "host: localhost", ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), "", ""].join(
    "\r\n",
  );

/** Waits until the server works on the request, by a second one that is answered after it. */
async function untilReceived(): Promise<void> {
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
}

const isAboutHealth = ({ path }: LogLine) => path === "/api/health";
const others = () => lines.filter((line) => !isAboutHealth(line));
const expectNoErrors = () => expect(lines.filter(({ level, err }) => level > info || err !== undefined)).toEqual([]);

describe("a client that disconnects", () => {
  it.each([
    [
      "in the middle of a JSON body",
      () => head("POST /api/feedback HTTP/1.1", { "content-type": "application/json", "content-length": "100" }),
      '{"name": "Linh',
    ],
    [
      "in the middle of an upload",
      () =>
        head("POST /api/pictures/upload HTTP/1.1", {
          authorization: `Bearer ${token}`,
          "content-type": "multipart/form-data; boundary=b",
          "content-length": "100000",
        }),
      '--b\r\ncontent-disposition: form-data; name="file"; filename="cat.png"\r\n\r\nsome bytes',
    ],
    [
      "before an upload begins",
      () =>
        head("POST /api/pictures/upload HTTP/1.1", {
          authorization: `Bearer ${token}`,
          "content-type": "multipart/form-data; boundary=b",
          "content-length": "100000",
        }),
      "",
    ],
  ])("%s is logged as information, without a stack", async (_, request, body) => {
    const socket = await send(request() + body);
    await untilReceived();
    socket.resetAndDestroy();
    await expect.poll(others).toEqual([expect.objectContaining({ level: info, msg: "aborted by the client" })]);
    expectNoErrors();
  });

  it("while it listens to changes leaves no error", async () => {
    const socket = await send(head("GET /api/live HTTP/1.1", {}));
    const [received] = (await once(socket, "data")) as [Buffer];
    expect(received.toString()).toContain("text/event-stream");
    socket.resetAndDestroy();
    await untilReceived();
    expectNoErrors();
  });
});

describe("an event stream", () => {
  it("that is rejected, because too many are open, is logged as information", async () => {
    const sockets: Socket[] = [];
    for (let count = 0; count < 50; count++) {
      const socket = await send(head("GET /api/live HTTP/1.1", {}));
      sockets.push(socket);
      await once(socket, "data");
    }
    expect((await fetch(`http://127.0.0.1:${port}/api/live`)).status).toBe(503);
    expect(others()).toContainEqual(expect.objectContaining({ level: info, msg: "rejected", code: "unavailable" }));
    expectNoErrors();
    for (const socket of sockets) socket.destroy();
  });
});
