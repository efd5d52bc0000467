import { writeSync } from "node:fs";
import { openEmbedded } from "../../src/platform/db/embedded-driver.ts";

/**
 * A process to be killed: it opens the embedded database in the given folder, says what it finds there, and then
 * writes without end, naming each pair of rows once the database has answered for it.
 */
const [folder = "", template] = process.argv.slice(2);
const printJson = (what: object) => writeSync(1, `${JSON.stringify(what)}\n`);
const driver = await openEmbedded({ folder, template, onError: (error) => printJson({ trouble: error.message }) });
const statement = (text: string, ...values: unknown[]) => ({ text, values, rows: "objects" as const });

for (const table of ["marks", "echoes"])
  await driver.run(statement(`create table if not exists ${table} (id integer primary key, filling text not null)`));
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
