import { DrizzleQueryError } from "drizzle-orm";
import pino, { type DestinationStream, type Logger } from "pino";

const redactedFields = ["password", "token", "access_token", "authorization"];

/** Lines are written some at a time; a process that ends, though not one that is killed, writes the last of them first. */
const standardOutput = () => pino.destination({ sync: false, minLength: 4096, periodicFlush: 250 });

/** Structured lines. What could carry a secret is struck out, even when it is logged by mistake. */
export const createLogger = (level: string, destination: DestinationStream = standardOutput()): Logger =>
  pino(
    {
      level,
      base: null,
      redact: redactedFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      serializers: { err: serializeError },
    },
    destination,
  );

/**
 * What helps to find the fault. The query builder's errors repeat every value a statement was given, and the
 * database's own tell which of them broke a rule: names and addresses of customers have no business in a log.
 */
function serializeError(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) return { statement: error.query, cause: serializeError(error.cause) };
  if (!(error instanceof Error)) return error;
  const { name, message, stack, code, cause } = error as Error & { code?: unknown };
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: serializeError(cause) }) };
}
