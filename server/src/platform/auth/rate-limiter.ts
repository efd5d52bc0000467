import { inArray, lt, sql, type SQL } from "drizzle-orm";
import { rateLimits } from "../../schema/index.ts";
import type { Db } from "../db/database.ts";
import { ApiError } from "../http/api-error.ts";

export interface RateLimit {
  times: number;
  perSeconds: number;
}

/** The statement that counts one attempt, to be run alone or as a part of another one. */
export const attemptCounter = (key: string, perSeconds: number, condition = sql`true`) => sql`
  insert into rate_limits (key, count, resets_at)
  select ${key}::text, 1, now() + make_interval(secs => ${perSeconds}) where ${condition}
  on conflict (key) do update set
    count = case when rate_limits.resets_at <= now() then 1 else rate_limits.count + 1 end,
    resets_at = case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end
  returning count, ceil(extract(epoch from resets_at - now()))::integer as seconds`;

/** Counts one attempt, and returns how many there were in the current window and when it ends. */
export async function countAttempt(db: Db, key: string, perSeconds: number, condition?: SQL) {
  const counter = attemptCounter(key, perSeconds, condition);
  const [row] = (await db.execute(counter)) as unknown as { count: number; seconds: number }[];
  return row ?? { count: 0, seconds: 0 };
}

/**
 * Always true. The transaction of this one statement does not wait for the disk: a count that is lost when the database
 * server crashes does no harm, and every change would wait for the disk twice.
 */
const isFlushedLater = sql`(select set_config('synchronous_commit', 'off', true)) = 'off'`;

/** Fixed-window rate limiter. It counts in the database, so limits hold across nodes and restarts. */
export class RateLimiter {
  /** Not a transaction: that one would not wait for the disk either. */
  private readonly db: Db;
  private readonly scale: number;

  constructor(db: Db, scale: number) {
    this.db = db;
    this.scale = scale;
  }

  /** Counts one attempt for the key; throws once the limit of the current window is exceeded. */
  async consume(key: string, { times, perSeconds }: RateLimit): Promise<void> {
    const { count, seconds } = await countAttempt(this.db, key, perSeconds, isFlushedLater);
    // mutant(rate-limiter.test.ts): a rate limit is enforced
    if (count > times * this.scale)
      throw new ApiError("rate_limited", "Too many attempts. Please try again in a few minutes.", {
        retryAfterSeconds: Math.max(1, seconds),
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
