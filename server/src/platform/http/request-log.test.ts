import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testShop } from "../../../test/support/test-shop.ts";
import { createLogger } from "../log.ts";

const lines: string[] = [];
const stream = new Writable({
  write(chunk: Buffer, _, done) {
    lines.push(...chunk.toString().trim().split("\n"));
    done();
  },
});
const logger = createLogger("trace", stream);
const shop = testShop({
  logger,
  renderPage: async ({ url }, { reportError }) => {
    if (url.endsWith("/reported")) reportError(new Error("no such component"));
    if (url.endsWith("/failing")) await shop.database.db.execute(sql`select ${"swordfish"}::text from nowhere`);
    return new Response("<p>page</p>");
  },
});
beforeEach(() => void lines.splice(0));

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const secrets = {
  authorization: "Bearer swordfish-token-swordfish-token-swordfish-t",
  cookie: "session=swordfish",
};

describe("the request log", () => {
  it("has one line per request with its id, method, path, status and duration", async () => {
    const { headers } = await shop.app.inject({ url: "/api/health?probe=1" });
    expect(logged()).toEqual([
      expect.objectContaining({
        msg: "request",
        reqId: headers["x-request-id"],
        method: "GET",
        path: "/api/health",
        status: 200,
        ms: expect.any(Number) as number,
      }),
    ]);
  });

  it("adds the request id to every line about a request", async () => {
    const { headers } = await shop.app.inject({ url: "/api/gears/424242" });
    const { "x-request-id": id } = headers;
    expect(logged().map(({ msg }) => msg)).toEqual(["rejected", "request"]);
    expect(logged().map(({ reqId }) => reqId)).toEqual([id, id]);
  });

  it("has the reason why a page could not be rendered", async () => {
    const { headers } = await shop.app.inject({ url: "/reported" });
    expect(logged()).toEqual([
      expect.objectContaining({
        msg: "a page could not be rendered",
        reqId: headers["x-request-id"],
        err: expect.objectContaining({ message: "no such component" }) as object,
      }),
      expect.objectContaining({ msg: "request" }),
    ]);
  });

  it("does not take over a request id from a caller who is no trusted proxy", async () => {
    const { headers } = await shop.app.inject({ url: "/api/health", headers: { "x-request-id": "from-a-stranger" } });
    expect(headers["x-request-id"]).toMatch(/^[\da-f]{32}$/);
    expect(lines.join()).not.toContain("from-a-stranger");
  });

  it("never contains headers, query strings or bodies", async () => {
    const payload = { email: "swordfish@example.com", password: "swordfish", name: "", token: "swordfish" };
    const requests = [
      { url: "/api/gears", headers: secrets },
      { url: "/api/gears/424242?access_token=swordfish", headers: secrets },
      { url: "/api/nothing?password=swordfish", headers: secrets },
      { url: "/api/gears/%E0%A4%A?token=swordfish", headers: secrets },
      { method: "POST", url: "/api/feedback", payload, headers: secrets },
      {
        method: "POST",
        url: "/api/feedback",
        payload: '{"password": "swordfish',
        headers: { ...secrets, "content-type": "application/json" },
      },
    ] as const;
    for (const request of requests) await shop.app.inject(request);
    expect(lines.length).toBeGreaterThanOrEqual(requests.length);
    expect(lines.filter((line) => line.includes("swordfish"))).toEqual([]);
  });

  it("never contains the token of a link for resetting a password or confirming an address", async () => {
    await shop.app.inject({ url: "/reset/swordfish" });
    await shop.app.inject({ url: "/reset/swordfish/?again=1" });
    await shop.app.inject({ url: "/RESET/swordfish" });
    await shop.app.inject({ url: "/confirm/swordfish" });
    await shop.app.inject({ url: "/%72eset/swordfish" });
    await shop.app.inject({ url: "/%2572eset/swordfish" });
    await shop.app.inject({ url: "//reset//swordfish" });
    await shop.app.inject({ url: "/reset%2Fswordfish" });
    await shop.app.inject({ url: "/%52ESET/swordfish%E0%A4%A" });
    const paths = logged().flatMap(({ path }) => path ?? []);
    expect(paths).toEqual([
      "/reset/…",
      "/reset/…",
      "/RESET/…",
      "/confirm/…",
      "/reset/…",
      "/reset/…",
      "/reset/…",
      "/reset/…",
    ]);
    expect(lines.join()).not.toContain("swordfish");
  });

  it("never contains the token of a passport", async () => {
    await shop.app.inject({ url: "/passport/swordfish" });
    await shop.app.inject({ url: "/api/passports/swordfish" });
    const paths = logged().flatMap(({ path }) => (path === undefined ? [] : [path]));
    expect(paths).toEqual(["/passport/…", "/api/passports/…"]);
    expect(lines.join()).not.toContain("swordfish");
  });

  it("never contains the token of a guest's order", async () => {
    await shop.app.inject({ url: "/guest-order/swordfish" });
    await shop.app.inject({ url: "/api/guest/orders/swordfish/receipt" });
    const paths = logged().flatMap(({ path }) => path ?? []);
    expect(paths).toEqual(["/guest-order/…", "/api/guest/orders/…"]);
    expect(lines.join()).not.toContain("swordfish");
  });

  it("never contains the token of a calendar URL", async () => {
    await shop.app.inject({ url: "/api/calendar/feeds/swordfish" });
    await shop.app.inject({ url: "/api/calendar/bookings/swordfish" });
    const paths = logged().flatMap(({ path }) => path ?? []);
    expect(paths).toEqual(["/api/calendar/feeds/…", "/api/calendar/bookings/…"]);
    expect(lines.join()).not.toContain("swordfish");
  });

  it("redacts secrets that our own code logs by mistake", () => {
    const secret = { password: "swordfish", token: "swordfish", access_token: "swordfish", authorization: "swordfish" };
    logger.info({ request: { ...secret, headers: secret } }, "careless");
    logger.info({ ...secret, headers: secret }, "more careless");
    expect(lines.filter((line) => line.includes("careless"))).toHaveLength(2);
    expect(lines.join()).not.toContain("swordfish");
  });

  it("contains a failed SQL statement, but not its parameters", async () => {
    expect((await shop.app.inject({ url: "/failing" })).statusCode).toBe(500);
    expect(logged()[0]).toMatchObject({
      level: 50,
      err: {
        statement: "select $1::text from nowhere",
        cause: { message: 'relation "nowhere" does not exist', code: "42P01" },
      },
    });
    expect(lines.join()).not.toContain("swordfish");
  });
});
