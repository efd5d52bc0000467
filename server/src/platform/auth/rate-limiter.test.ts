import { defaultWriteLimit } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aCustomer, aPet } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { RateLimiter } from "./rate-limiter.ts";

const shop = testShop({ settings: { TRUST_PROXY: "on", RATE_LIMIT_SCALE: "0.2" } });
const limit = { times: 2, perSeconds: 600 };
const tryConsume = (limiter: RateLimiter, key: string) =>
  limiter.consume(key, limit).then(
    () => "allowed",
    (error: { code: string; retryAfterSeconds: number }) => `${error.code}, ${error.retryAfterSeconds > 590}`,
  );

const payload = { name: "Eve", email: "eve@example.com", message: "Again" };
const send = async (forwarded: string) => {
  const headers = { "x-forwarded-for": forwarded };
  return (await shop.app.inject({ method: "POST", url: "/api/feedback", payload, headers })).statusCode;
};

beforeEach(() => shop.database.db.execute(sql`delete from rate_limits`));

describe("the rate limiter", () => {
  it("allows the configured number of attempts, then rejects more until the window ends", async () => {
    const limiter = new RateLimiter(shop.database.db, 1);
    expect([await tryConsume(limiter, "a"), await tryConsume(limiter, "a")]).toEqual(["allowed", "allowed"]);
    expect(await tryConsume(limiter, "a")).toBe("rate_limited, true");
    await shop.database.db.execute(sql`update rate_limits set resets_at = now() - interval '1 second'`);
    expect(await tryConsume(limiter, "a")).toBe("allowed");
  });

  it("counts each key separately, and across all nodes", async () => {
    const nodes = [new RateLimiter(shop.database.db, 1), new RateLimiter(shop.database.db, 1)] as const;
    expect([await tryConsume(nodes[0], "a"), await tryConsume(nodes[1], "a")]).toEqual(["allowed", "allowed"]);
    expect([await tryConsume(nodes[0], "a"), await tryConsume(nodes[1], "b")]).toEqual([
      "rate_limited, true",
      "allowed",
    ]);
  });

  it("allows no more attempts than configured when they arrive concurrently", async () => {
    const limiter = new RateLimiter(shop.database.db, 1);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => tryConsume(limiter, "a")));
    expect(outcomes.filter((outcome) => outcome === "allowed")).toHaveLength(2);
  });

  it("counts by the address the proxy saw, not by one the caller put into X-Forwarded-For", async () => {
    const spoofed = ["1.1.1.1", "2.2.2.2", "3.3.3.3"].map((address) => `${address}, 203.0.113.9`);
    expect([await send(spoofed[0] ?? ""), await send(spoofed[1] ?? ""), await send(spoofed[2] ?? "")]).toEqual([
      201, 201, 429,
    ]);
    expect(await send("203.0.113.10")).toBe(201);
  });

  it("counts all changes that an account makes, also where an endpoint has no limit of its own", async () => {
    const { token } = await aCustomer(shop.database);
    const { id } = await aPet(shop.database);
    const changes = defaultWriteLimit.times * 0.2;
    await shop.database.db.execute(sql`insert into rate_limits (key, count, resets_at)
      select 'changes by account ' || id, ${changes - 1}, now() + interval '1 minute' from users`);
    const toggle = () => apiFor(shop, { token }).toggleFavorite({ params: { id } });
    expect(await toggle()).toBeDefined();
    expect(await errorOf(toggle())).toMatchObject({ status: 429 });
    expect(await apiFor(shop, { token }).listFavorites()).toHaveLength(1);
  });

  it("counts all addresses of an IPv6 /64 network together, and an IPv4 address in both notations", async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 30; host++) statuses.push(await send(`2001:db8:1:2:${host}::${host}`));
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(await send("2001:db8:1:3::1")).toBe(201);
    expect([await send("203.0.113.9"), await send("::ffff:203.0.113.9"), await send("203.0.113.9")]).toEqual([
      201, 201, 429,
    ]);
  });
});
