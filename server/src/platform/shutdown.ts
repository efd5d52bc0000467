import type { FastifyInstance } from "fastify";
import type { Database } from "./db/database.ts";

const deadlineMs = 15_000;

/** On a signal: no new requests, those under way finish, then the database is closed, then the process ends. */
export function shutDownOnSignal(app: FastifyInstance, database: Database): void {
  let closing = false;
  const close = async (signal: string) => {
    if (closing) return;
    closing = true;
    app.log.info({ signal }, "shutting down");
    setTimeout(() => process.exit(1), deadlineMs).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void close(signal));
}
