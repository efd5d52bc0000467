import { sqlState } from "./database.ts";

/**
 * What PostgreSQL says when it cannot do its work now, though it may a moment later: connection failures (08), too many
 * waiting for each other (40), not enough room or memory (53), shutting down, starting or cut short (57), a failing disk
 * (58), no writing at present (25006), and a transaction that was idle for too long (25P03).
 */
const transientStates = /^(08|40|53|57|58|25006|25P03)/;

const networkErrorCodes = new Set(
  "ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH".split(" "),
);

/** The driver's own errors carry nothing but words. */
const driverMessages =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|read timeout|not queryable/i;

/** Whether the same call may well succeed in a moment, because it was the database that was not there. */
export function isDatabaseUnavailable(error: Error): boolean {
  const state = sqlState(error);
  if (state !== undefined) return transientStates.test(state);
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ("code" in current && networkErrorCodes.has(String(current.code))) return true;
    if (driverMessages.test(current.message)) return true;
  }
  return false;
}
