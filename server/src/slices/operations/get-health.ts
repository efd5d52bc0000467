import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";

const patienceMs = 2_000;

/** Ready only when the database answers, and answers soon. */
export async function getHealth(db: Db): Promise<{ status: "ready" }> {
  const slow = AbortSignal.timeout(patienceMs);
  const tooLate = new Promise<never>((_, reject) => slow.addEventListener("abort", () => reject(slow.reason)));
  try {
    await Promise.race([db.execute(sql`select 1`), tooLate]);
  } catch (cause) {
    throw new Refusal("unavailable", "The database does not answer.", { retryAfterSeconds: 2, cause });
  }
  return { status: "ready" };
}
