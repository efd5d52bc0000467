import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testShop } from "../../../test/support/test-shop.ts";
import { RateLimiter } from "./rate-limiter.ts";

const shop = testShop({ settings: { TRUST_PROXY: "on", RATE_LIMIT_SCALE: "0.2" } });
const limit = { times: 2, perSeconds: 600 };
const tryConsume = (limiter: RateLimiter, key: string) =>
  limiter.consume(key, limit).then(
    () => "done",
    (error: { code: string; retryAfterSeconds: number }) => `${error.code}, ${error.retryAfterSeconds > 590}`,
  );

beforeEach(() => shop.database.db.execute(sql`delete from rate_limits`));

describe("a limit", () => {
  it("lets through as many as it says, then refuses until its time is over", async () => {
    const limiter = new RateLimiter(shop.database.db, 1);
    expect([await tryConsume(limiter, "a"), await tryConsume(limiter, "a")]).toEqual(["done", "done"]);
    expect(await tryConsume(limiter, "a")).toBe("rate_limited, true");
    await shop.database.db.execute(sql`update rate_limits set resets_at = now() - interval '1 second'`);
    expect(await tryConsume(limiter, "a")).toBe("done");
  });

  it("counts each key on its own, and together on all nodes", async () => {
    const nodes = [new RateLimiter(shop.database.db, 1), new RateLimiter(shop.database.db, 1)] as const;
    expect([await tryConsume(nodes[0], "a"), await tryConsume(nodes[1], "a")]).toEqual(["done", "done"]);
    expect([await tryConsume(nodes[0], "a"), await tryConsume(nodes[1], "b")]).toEqual(["rate_limited, true", "done"]);
  });

  it("lets no more through when all come at once", async () => {
    const limiter = new RateLimiter(shop.database.db, 1);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => tryConsume(limiter, "a")));
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(2);
  });

  it("follows the caller's address as the proxy saw it, which the caller cannot invent", async () => {
    const payload = { name: "Eve", email: "eve@example.com", message: "Again" };
    const send = async (forwarded: string) => {
      const headers = { "x-forwarded-for": forwarded };
      return (await shop.app.inject({ method: "POST", url: "/api/feedback", payload, headers })).statusCode;
    };
    const invented = ["1.1.1.1", "2.2.2.2", "3.3.3.3"].map((address) => `${address}, 203.0.113.9`);
    expect([await send(invented[0] ?? ""), await send(invented[1] ?? ""), await send(invented[2] ?? "")]).toEqual([
      201, 201, 429,
    ]);
    expect(await send("203.0.113.10")).toBe(201);
  });
});
