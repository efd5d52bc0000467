import { inArray, lt, sql } from "drizzle-orm";
import { rateLimits } from "../../schema/index.ts";
import type { Db } from "../db/database.ts";
import { ApiError } from "../http/api-error.ts";

export interface RateLimit {
  times: number;
  perSeconds: number;
}

/** Fixed-window rate limiter. It counts in the database, so limits hold across nodes and restarts. */
export class RateLimiter {
  private readonly db: Db;
  private readonly scale: number;

  constructor(db: Db, scale: number) {
    this.db = db;
    this.scale = scale;
  }

  /** Counts one attempt for the key; throws once the limit of the current window is exceeded. */
  async consume(key: string, { times, perSeconds }: RateLimit): Promise<void> {
    const [row] = (await this.db.execute(sql`
      insert into rate_limits (key, count, resets_at) values (${key}, 1, now() + make_interval(secs => ${perSeconds}))
      on conflict (key) do update set
        count = case when rate_limits.resets_at <= now() then 1 else rate_limits.count + 1 end,
        resets_at = case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end
      returning count, ceil(extract(epoch from resets_at - now()))::integer as seconds
    `)) as unknown as { count: number; seconds: number }[];
    // mutant(rate-limiter.test.ts): a rate limit is enforced
    if (row && row.count > times * this.scale)
      throw new ApiError("rate_limited", "Too many attempts. Please try again in a few minutes.", {
        retryAfterSeconds: Math.max(1, row.seconds),
      });
  }

  /** Clears the counts of attempts that turned out to be legitimate. */
  async reset(keys: string[]): Promise<void> {
    await this.db.delete(rateLimits).where(inArray(rateLimits.key, keys));
  }

  async deleteExpired(): Promise<void> {
    await this.db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
  }
}
