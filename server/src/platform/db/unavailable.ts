import { sqlState } from "./database.ts";

/**
 * Errors of PostgreSQL that may be gone in a moment: connection failures (08), transaction rollback (40), insufficient
 * resources (53), operator intervention (57), system errors (58), a read-only transaction (25006), and a transaction that
 * was idle for too long (25P03).
 */
const transientStates = /^(08|40|53|57|58|25006|25P03)/;

const networkErrorCodes = new Set(
  "ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH".split(" "),
);

/** Errors of the driver have no code. */
const driverMessages =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|read timeout|not queryable/i;

/** Whether an error is transient, so that the same call may succeed in a moment. */
export function isDatabaseUnavailable(error: Error): boolean {
  const state = sqlState(error);
  if (state !== undefined) return transientStates.test(state);
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ("code" in current && networkErrorCodes.has(String(current.code))) return true;
    if (driverMessages.test(current.message)) return true;
  }
  return false;
}
