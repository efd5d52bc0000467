import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";

const timeoutMs = 2_000;

/** Ready only if the database responds within the timeout. */
export async function getHealth(db: Db): Promise<{ status: "ready" }> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const timedOut = new Promise<never>((_, reject) => timeout.addEventListener("abort", () => reject(timeout.reason)));
  try {
    await Promise.race([db.execute(sql`select 1`), timedOut]);
  } catch (cause) {
    throw new ApiError("unavailable", "The database is not responding.", { retryAfterSeconds: 2, cause });
  }
  return { status: "ready" };
}
