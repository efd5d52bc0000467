import { errorResponse } from "@pawhaven/contract";
import pino from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { aCustomer } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { isEmbedded } from "../../../test/support/test-database.ts";

interface LogLine {
  msg: string;
  path?: string;
  status?: number;
  rejected?: number;
}
const lines: LogLine[] = [];
const logger = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) });

const minInFlight = 3;
const zeroLimits = { targetMs: 0, intervalMs: 0, burstMs: 0 };
const unlimited = { ...zeroLimits, targetMs: Infinity, burstMs: Infinity };
const connections = isEmbedded ? 1 : 10;
/** With more than `minInFlight` requests in flight, any wait for the database is too long. */
const shop = testShop({
  renderPage: async (request, { api }) => {
    const pets = await api.listPets();
    return new Response(`<p>${pets.length} ${request.url}</p>`, { headers: { "content-type": "text/html" } });
  },
  logger,
  loadShedding: { minInFlight, database: zeroLimits, eventLoop: unlimited },
});
const get = (url: string, caller?: { token: string }) =>
  shop.app.inject({ url, headers: caller ? { authorization: `Bearer ${caller.token}` } : {} });
let customer: { token: string };

beforeAll(async () => {
  customer = await aCustomer(shop.database);
});

/** Occupies every database connection until it is released. */
async function occupyDatabase(): Promise<() => Promise<unknown>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let started = 0;
  const block = () => {
    started += 1;
    return promise;
  };
  const blocked = Array.from({ length: connections }, () => shop.database.transaction(block));
  await expect.poll(() => started).toBe(connections);
  return () => {
    resolve();
    return Promise.all(blocked);
  };
}

/** Leaves more than `minInFlight` requests waiting for the database. */
async function saturate() {
  const release = await occupyDatabase();
  const waiting = Array.from({ length: minInFlight + 1 }, () => get("/api/cart", customer));
  await expect.poll(() => shop.database.longestWaitMs()).toBeGreaterThan(0);
  return { waiting, release };
}

describe("a server whose database is overloaded", () => {
  /** Runs first, so that no request was rejected before. */
  it("logs the number of rejected requests, and no line for each", async () => {
    lines.length = 0;
    const { waiting, release } = await saturate();
    for (let count = 0; count < 5; count++) await get("/api/cart");
    await release();
    await Promise.all(waiting);
    const counted = () => lines.reduce((sum, { rejected = 0 }) => sum + rejected, 0);
    await expect.poll(counted).toBe(5);
    expect(lines.filter(({ status }) => status === 503)).toEqual([]);
    expect(lines.filter(({ msg }) => msg !== "overloaded" && msg !== "request")).toEqual([]);
  });

  it("rejects new requests at once with 503 and Retry-After, and serves those it accepted", async () => {
    const { waiting, release } = await saturate();
    for (const url of ["/api/cart", "/api/get-all-receipts", "/api/gear-ids", "/somewhere"]) {
      const response = await get(url, customer);
      expect(response.statusCode).toBe(503);
      expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
      expect(response.headers).toMatchObject({ "x-frame-options": "DENY", "cache-control": "no-store" });
      expect(errorResponse.strict().parse(response.json())).toMatchObject({
        code: "unavailable",
        message: "The shop is temporarily unavailable. Please try again in a moment.",
      });
    }
    await release();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await get("/api/cart", customer)).statusCode).toBe(200);
    expect((await get("/somewhere")).statusCode).toBe(200);
  });

  it("still serves cached responses", async () => {
    const ready = ["/api/pets", "/a-page"];
    for (const url of ready) await expect.poll(async () => (await get(url)).statusCode).toBe(200);
    const { waiting, release } = await saturate();
    for (const url of ready) expect((await get(url)).statusCode).toBe(200);
    await release();
    await Promise.all(waiting);
  });

  it("never rejects health checks or payment webhooks", async () => {
    const { waiting, release } = await saturate();
    const webhook = shop.app.inject({ method: "POST", url: "/api/payment-events", payload: {} });
    const health = get("/api/health");
    await release();
    expect([(await health).statusCode, (await webhook).statusCode]).toEqual([200, 400]);
    await Promise.all(waiting);
  });
});

describe("a server whose event loop is overloaded", () => {
  const overloaded = testShop({
    settings: { TRUST_PROXY: "on" },
    loadShedding: { minInFlight: 0, database: unlimited, eventLoop: { ...zeroLimits, targetMs: -1, burstMs: -1 } },
  });

  it("rejects every request with the common error response, except health checks and payment webhooks", async () => {
    const response = await overloaded.app.inject({ url: "/api/gears", headers: { "x-request-id": "my-own-request" } });
    expect([response.statusCode, Number(response.headers["retry-after"])]).toEqual([503, expect.closeTo(2, -1)]);
    expect(response.headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "x-frame-options": "DENY",
      "x-request-id": "my-own-request",
    });
    expect(errorResponse.strict().parse(response.json())).toMatchObject({ code: "unavailable" });
    expect((await overloaded.app.inject({ url: "/api/health" })).statusCode).toBe(200);
    const webhook = { method: "POST", url: "/api/payment-events", payload: {} } as const;
    expect((await overloaded.app.inject(webhook)).statusCode).toBe(400);
  });
});
