import type { Driver, RunStatement, Statement } from "../db/driver.ts";
import type { Tracing } from "./tracing.ts";

/** The same driver, with a span for every statement and transaction. Statements are sent without their parameters. */
export function traceDriver(driver: Driver, tracing: Tracing): Driver {
  const traced =
    (run: RunStatement): RunStatement =>
    (statement) =>
      tracing.isRecording()
        ? tracing.inSpan(verbOf(statement), attributesOf(statement), () => run(statement))
        : run(statement);
  return {
    ...driver,
    run: traced(driver.run),
    transaction: (work, options) =>
      tracing.inSpan("transaction", database, () => driver.transaction((run) => work(traced(run)), options)),
  };
}

const database = { "db.system.name": "postgresql" };
const attributesOf = ({ text }: Statement) => ({ ...database, "db.query.text": text });
const verbOf = ({ text }: Statement) => /^\s*(\w+)/.exec(text)?.[1] ?? "statement";
