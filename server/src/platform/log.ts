import { DrizzleQueryError } from "drizzle-orm";
import pino, { type DestinationStream, type Logger } from "pino";

const redactedFields = ["password", "token", "access_token", "authorization"];

/** Buffers lines. A process that exits flushes the buffer first; one that is killed loses it. */
const standardOutput = () => pino.destination({ sync: false, minLength: 4096, periodicFlush: 250 });

/** Structured logs. Fields that may hold a secret are redacted, in case one is logged by mistake. */
export const createLogger = (
  level: string,
  destination: DestinationStream = standardOutput(),
  /** Fields that every line gets at the moment it is written. */
  mixin?: () => object,
): Logger =>
  pino(
    {
      level,
      base: null,
      ...(mixin && { mixin }),
      redact: redactedFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      serializers: { err: serializeError },
    },
    destination,
  );

/**
 * Leaves out personal data: errors of the query builder repeat all parameters of the statement, and those of the
 * database quote the values that violated a constraint.
 */
function serializeError(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) return { statement: error.query, cause: serializeError(error.cause) };
  if (!(error instanceof Error)) return error;
  const { name, message, stack, code, cause } = error as Error & { code?: unknown };
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: serializeError(cause) }) };
}
