import { writeSync } from "node:fs";
import { openEmbedded } from "../../src/platform/db/embedded-driver.ts";

/**
 * Runs in a process that a test kills. It prints the rows that it finds in the embedded database, then inserts pairs of
 * rows in a loop and prints the id of each pair once it is committed.
 */
const [folder = "", template] = process.argv.slice(2);
const printJson = (value: object) => writeSync(1, `${JSON.stringify(value)}\n`);
const driver = await openEmbedded({ folder, template, onError: (error) => process.stderr.write(`${error.message}\n`) });
const statement = (text: string, ...values: unknown[]) => ({ text, values, rows: "objects" as const });

for (const table of ["marks", "echoes"])
  await driver.run(statement(`create table if not exists ${table} (id integer primary key, content text not null)`));
const idsIn = async (table: string) =>
  ((await driver.run(statement(`select id from ${table} order by id`))) as { id: number }[]).map(({ id }) => id);

const marks = await idsIn("marks");
printJson({ marks, echoes: await idsIn("echoes") });

for (let id = (marks.at(-1) ?? 0) + 1; ; id++) {
  await driver.transaction(async (run) => {
    for (const table of ["marks", "echoes"])
      await run(statement(`insert into ${table} values ($1, $2)`, id, String(id).repeat(300)));
  });
  printJson({ written: id });
}
