import { inArray, lt, sql } from "drizzle-orm";
import { rateLimits } from "../../schema/index.ts";
import type { Db } from "../db/database.ts";
import { ApiError } from "../http/api-error.ts";

export interface RateLimit {
  times: number;
  perSeconds: number;
}

/** Counts in the database, so that a limit holds across all nodes and across restarts. */
export class RateLimiter {
  private readonly db: Db;
  private readonly scale: number;

  constructor(db: Db, scale: number) {
    this.db = db;
    this.scale = scale;
  }

  /** Counts one more for the key, or refuses when the limit of the present span is used up. */
  async consume(key: string, { times, perSeconds }: RateLimit): Promise<void> {
    const [row] = (await this.db.execute(sql`
      insert into rate_limits (key, count, resets_at) values (${key}, 1, now() + make_interval(secs => ${perSeconds}))
      on conflict (key) do update set
        count = case when rate_limits.resets_at <= now() then 1 else rate_limits.count + 1 end,
        resets_at = case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end
      returning count, ceil(extract(epoch from resets_at - now()))::integer as seconds
    `)) as unknown as { count: number; seconds: number }[];
    if (!row || row.count <= times * this.scale) return;
    throw new ApiError("rate_limited", "That was a bit too often. Please try again in a few minutes.", {
      retryAfterSeconds: Math.max(1, row.seconds),
    });
  }

  /** Takes the counts back, after it turned out that they were no abuse. */
  async reset(keys: string[]): Promise<void> {
    await this.db.delete(rateLimits).where(inArray(rateLimits.key, keys));
  }

  /** Spans that are over say nothing any more. */
  async deleteExpired(): Promise<void> {
    await this.db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
  }
}
