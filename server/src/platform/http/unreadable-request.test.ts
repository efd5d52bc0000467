import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { errorResponse } from "@pawhaven/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop({
  renderPage: async () => new Response("<p>page</p>", { headers: { "content-type": "text/html" } }),
});
beforeAll(() => shop.app.listen({ port: 0, host: "127.0.0.1" }));

/** Sends the exact bytes, which an HTTP client would correct, and reads until the server closes the connection. */
async function sendRaw(request: string): Promise<{ status: number; headers: Headers; body: string }> {
  const { port } = shop.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write(request);
  const [head = "", body = ""] = (await text(socket)).split(/\r\n\r\n(.*)/s);
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
  return { status: Number(first.split(" ")[1]), headers, body };
}

const host = "Host: localhost\r\nConnection: close\r\n";
const post = `POST /api/feedback HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;

const rejected: Record<string, [status: number, request: string]> = {
  "not HTTP": [400, "hello there\r\n\r\n"],
  "an unknown method": [400, `FETCH / HTTP/1.1\r\n${host}\r\n`],
  "an unknown version": [400, `GET / HTTP/3.7\r\n${host}\r\n`],
  "a header name with a space": [400, `GET / HTTP/1.1\r\n${host}X A: b\r\n\r\n`],
  "a header with a NUL": [400, `GET / HTTP/1.1\r\n${host}X-A: \0\r\n\r\n`],
  "line feeds without carriage returns": [400, "GET / HTTP/1.1\nHost: localhost\n\n"],
  "no host": [400, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
  "an oversized header": [431, `GET / HTTP/1.1\r\n${host}X-A: ${"x".repeat(20_000)}\r\n\r\n`],
  "an oversized URL": [431, `GET /${"x".repeat(20_000)} HTTP/1.1\r\n${host}\r\n`],
  "both Content-Length and Transfer-Encoding": [
    400,
    `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /`,
  ],
  "two different Content-Length headers": [400, `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`],
  "a negative Content-Length": [400, `${post}Content-Length: -5\r\n\r\nhello`],
  "an unknown Transfer-Encoding": [400, `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  "an invalid chunk size": [400, `${post}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`],
  "the method TRACE": [404, `TRACE / HTTP/1.1\r\n${host}\r\n`],
  "the request target *": [404, `GET * HTTP/1.1\r\n${host}\r\n`],
  "OPTIONS with the request target *": [404, `OPTIONS * HTTP/1.1\r\n${host}\r\n`],
  "a path traversal out of the assets": [404, `GET /assets/../../../../etc/passwd HTTP/1.1\r\n${host}\r\n`],
  "an encoded path traversal out of the static files": [
    404,
    `GET /static/..%2f..%2f%2e%2e/package.json HTTP/1.1\r\n${host}\r\n`,
  ],
  "an encoded path traversal out of the images": [404, `GET /media/..%2f..%5cpg HTTP/1.1\r\n${host}\r\n`],
};

describe("a raw request", () => {
  it.each(Object.entries(rejected))(
    "gets the common error response with security headers: %s",
    async (_, [status, request]) => {
      const response = await sendRaw(request);
      expect(response.status).toBe(status);
      expect(errorResponse.strict().parse(JSON.parse(response.body)).message).not.toBe("");
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "cache-control": "no-store",
        connection: "close",
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'") as string,
        "content-type": "application/json; charset=utf-8",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "x-request-id": expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      });
    },
  );

  it("is answered as usual if its Expect header is unknown", async () => {
    const { status } = await sendRaw(`GET /api/health HTTP/1.1\r\n${host}Expect: magic\r\n\r\n`);
    expect(status).toBe(200);
  });

  it("gets no response to CONNECT", async () => {
    expect(await sendRaw(`CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`)).toMatchObject({
      status: Number.NaN,
      body: "",
    });
  });
});
