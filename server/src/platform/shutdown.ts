import type { FastifyInstance } from "fastify";
import type { Database } from "./db/database.ts";

const deadlineMs = 15_000;

/** Graceful shutdown: stops accepting requests, drains those in flight, closes the database, then exits. */
export function shutDownOnSignal(app: FastifyInstance, database: Database): void {
  let isClosing = false;
  const close = async (signal: string) => {
    if (isClosing) return;
    isClosing = true;
    app.log.info({ signal }, "shutting down");
    setTimeout(() => process.exit(1), deadlineMs).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void close(signal));
}
