import { errorResponse } from "@pawhaven/contract";
import pino from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { aCustomer } from "../../../test/support/factories.ts";
import { callsAs, testShop } from "../../../test/support/test-shop.ts";
import { isEmbedded } from "../../../test/support/test-database.ts";

interface LogLine {
  msg: string;
  path?: string;
  status?: number;
  refused?: number;
}
const lines: LogLine[] = [];
const logger = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) });

const minInFlight = 3;
const zeroLimits = { targetMs: 0, intervalMs: 0, burstMs: 0 };
const unlimited = { ...zeroLimits, targetMs: Infinity, burstMs: Infinity };
const connections = isEmbedded ? 1 : 10;
/** So impatient that any wait for the database is too long as soon as more than a few are there. */
const shop = testShop({
  renderPage: async (request, { api }) => {
    const pets = await api.listPets();
    return new Response(`<p>${pets.length} ${request.url}</p>`, { headers: { "content-type": "text/html" } });
  },
  logger,
  loadShedding: { minInFlight, database: zeroLimits, eventLoop: unlimited },
});
const call = callsAs(shop);
const get = (url: string) => shop.app.inject({ url });
let customer: { token: string };

beforeAll(async () => {
  customer = await aCustomer(shop.database);
});

/** Keeps the database from answering anybody, until it is let go. */
async function holdDatabase(): Promise<() => Promise<unknown>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  const block = () => {
    begun += 1;
    return promise;
  };
  const blocked = Array.from({ length: connections }, () => shop.database.transaction(block));
  await expect.poll(() => begun).toBe(connections);
  return () => {
    resolve();
    return Promise.all(blocked);
  };
}

/** More than a few are there, and wait. */
async function saturate() {
  const release = await holdDatabase();
  const waiting = Array.from({ length: minInFlight + 1 }, () => call(customer, "GET", "/api/cart"));
  await expect.poll(() => shop.database.longestWaitMs()).toBeGreaterThan(0);
  return { waiting, letGo: release };
}

describe("a shop with more visitors than it can serve", () => {
  /** The first to be asked, so that nobody was sent away before. */
  it("counts in its log how many it sent away, and writes no line for each", async () => {
    lines.length = 0;
    const { waiting, letGo } = await saturate();
    for (let count = 0; count < 5; count++) await get("/api/cart");
    await letGo();
    await Promise.all(waiting);
    const counted = () => lines.reduce((sum, { refused = 0 }) => sum + refused, 0);
    await expect.poll(counted).toBe(5);
    expect(lines.filter(({ status }) => status === 503)).toEqual([]);
    expect(lines.filter(({ msg }) => msg !== "overloaded" && msg !== "request")).toEqual([]);
  });

  it("sends newcomers away at once, with a time to come back, and serves those it has let in", async () => {
    const { waiting, letGo } = await saturate();
    for (const url of ["/api/cart", "/api/get-all-receipts", "/api/gear-ids", "/somewhere"]) {
      const response = await call(customer, "GET", url);
      expect(response.statusCode).toBe(503);
      expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
      expect(response.headers).toMatchObject({ "x-frame-options": "DENY", "cache-control": "no-store" });
      expect(errorResponse.strict().parse(response.json())).toMatchObject({
        code: "unavailable",
        message: "The shop cannot be reached right now. Please try again in a moment.",
      });
    }
    await letGo();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await call(customer, "GET", "/api/cart")).statusCode).toBe(200);
    expect((await get("/somewhere")).statusCode).toBe(200);
  });

  it("goes on giving away what it has ready", async () => {
    const ready = ["/api/pets", "/a-page"];
    for (const url of ready) await expect.poll(async () => (await get(url)).statusCode).toBe(200);
    const { waiting, letGo } = await saturate();
    for (const url of ready) expect((await get(url)).statusCode).toBe(200);
    await letGo();
    await Promise.all(waiting);
  });

  it("never sends away a question for its health, nor a report of a payment", async () => {
    const { waiting, letGo } = await saturate();
    const report = shop.app.inject({ method: "POST", url: "/api/payment-events", payload: {} });
    const health = get("/api/health");
    await letGo();
    expect([(await health).statusCode, (await report).statusCode]).toEqual([200, 400]);
    await Promise.all(waiting);
  });
});

describe("a shop that is itself behind", () => {
  const swamped = testShop({
    loadShedding: { minInFlight: 0, database: unlimited, eventLoop: { ...zeroLimits, targetMs: -1, burstMs: -1 } },
  });

  it("sends everybody away at once in the one form, but for its health and what the card provider reports", async () => {
    const response = await swamped.app.inject({ url: "/api/gears", headers: { "x-request-id": "my-own-request" } });
    expect([response.statusCode, Number(response.headers["retry-after"])]).toEqual([503, expect.closeTo(2, -1)]);
    expect(response.headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "x-frame-options": "DENY",
      "x-request-id": "my-own-request",
    });
    expect(errorResponse.strict().parse(response.json())).toMatchObject({ code: "unavailable" });
    expect((await swamped.app.inject({ url: "/api/health" })).statusCode).toBe(200);
    const report = { method: "POST", url: "/api/payment-events", payload: {} } as const;
    expect((await swamped.app.inject(report)).statusCode).toBe(400);
  });
});
