import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { errorResponse } from "@pawhaven/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { testShop, type TestShop } from "../../../test/support/test-shop.ts";

const renderPage = async () => new Response("<p>page</p>", { headers: { "content-type": "text/html" } });
const shop = testShop({ renderPage });
const publicShop = testShop({ renderPage, settings: { PUBLIC_URL: "https://shop.example", HOST: "0.0.0.0" } });
const openShop = testShop({ renderPage, settings: { HOST: "0.0.0.0", SANDBOX: "on" } });
const publicDemo = testShop({ renderPage, settings: { PUBLIC_URL: "https://demo.example", SANDBOX: "on" } });
beforeAll(async () => {
  for (const { app } of [shop, publicShop]) await app.listen({ port: 0, host: "127.0.0.1" });
});

/** A real request, as a browser sends it whose DNS says that the host is at this address. */
async function visit({ app }: TestShop, host: string, path = "/"): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const [response] = (await once(request({ port, path, headers: { host } }).end(), "response")) as [IncomingMessage];
  return response;
}
const statusOf = async ({ app }: TestShop, host: string, url = "/", remoteAddress = "127.0.0.1") =>
  (await app.inject({ url, headers: { host }, remoteAddress })).statusCode;

const sandboxPaths = ["/api/outbox", "/stand-in/openid/.well-known/openid-configuration"];
const encodedSandboxPaths = ["/%61pi/outbox", "/%73tand-in/openid/.well-known/openid-configuration"];

describe("a request whose Host is another site (DNS rebinding)", () => {
  it.each([...sandboxPaths, ...encodedSandboxPaths, "/", "/api/gears", "/static/x", "/nothing"])(
    "gets nothing from %s but the common error response",
    async (path) => {
      for (const host of ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:3000", "localhost@evil"]) {
        const response = await visit(shop, host, path);
        expect(response.statusCode).toBe(421);
        expect(response.headers).toMatchObject({ "x-frame-options": "DENY", "cache-control": "no-store" });
        const body = errorResponse.strict().parse(await json(response));
        expect(body).toMatchObject({ code: "misdirected", message: "This address does not belong to the shop." });
      }
    },
  );
});

describe("the shop answers", () => {
  it.each(["localhost", "localhost:3000", "LOCALHOST:1", "localhost.", "127.0.0.1:80", "[::1]:3000"])(
    "this machine, sandboxes included, at %s",
    async (host) => {
      for (const path of ["/", ...sandboxPaths]) expect((await visit(shop, host, path)).statusCode).toBe(200);
    },
  );

  it.each(["shop.example", "shop.example:443", "Shop.Example", "localhost:3000"])(
    "its public host and this machine: %s",
    async (host) => {
      expect((await visit(publicShop, host)).statusCode).toBe(200);
      expect((await visit(publicShop, host, "/api/outbox")).statusCode).toBe(404);
    },
  );

  it("nobody else once it has a public host, not even by its address", async () => {
    for (const host of ["evil.example", "www.shop.example", "192.0.2.7", "[2001:db8::1]"])
      expect([host, await statusOf(publicShop, host)]).toEqual([host, 421]);
  });

  it("health checks at any address, as load balancers send them", async () => {
    expect((await visit(publicShop, "10.1.2.3:3000", "/api/health")).statusCode).toBe(200);
  });

  it("by its address on the network while it has no public host, without the sandboxes", async () => {
    for (const host of ["192.0.2.7:3000", "[2001:db8::1]:3000"]) {
      expect(await statusOf(openShop, host, "/", "192.0.2.9")).toBe(200);
      for (const path of sandboxPaths) expect(await statusOf(openShop, host, path, "192.0.2.9")).toBe(404);
    }
    expect(await statusOf(openShop, "shop.local", "/", "192.0.2.9")).toBe(421);
  });
});

describe("sandboxes that were switched on explicitly", () => {
  it.each(sandboxPaths)("answer this machine, and nobody who only claims to be it: %s", async (path) => {
    expect(await statusOf(openShop, "localhost", path)).toBe(200);
    expect(await statusOf(openShop, "localhost", path, "::1")).toBe(200);
    expect(await statusOf(openShop, "localhost", path, "192.0.2.9")).toBe(404);
  });

  it.each(sandboxPaths)("answer everybody at the public host, if one is set: %s", async (path) => {
    expect(await statusOf(publicDemo, "demo.example", path, "192.0.2.9")).toBe(200);
    expect(await statusOf(publicDemo, "evil.example", path, "192.0.2.9")).toBe(421);
  });
});
