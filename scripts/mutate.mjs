import { realpathSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { allGuards } from "./guards/index.mjs";
import { ensureInstalled, projectNode } from "./install.mjs";
import { guardsPage } from "./mutation/guards-page.mjs";
import { judge, unfitFor } from "./mutation/judge.mjs";
import { runTests } from "./mutation/run-tests.mjs";
import { scratchCopy, withoutGuard } from "./mutation/scratch-copy.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { main, projectFolder, run, stopWith } from "./run.mjs";

/** Takes out one guard after the other in a copy, and sees whether the test that should miss it does. */
main(async () => {
  await ensureInstalled();
  const { command } = projectNode();
  const given = process.argv.slice(2);
  if (realpathSync(command) !== realpathSync(process.execPath)) return run(command, [import.meta.filename, ...given]);

  await ensurePostgres();
  const chosen = allGuards.filter((one) => given.length === 0 || given.some((word) => wordsOf(one).includes(word)));
  if (chosen.length === 0) stopWith(`No guard is called ${given.join(" or ")}.`);
  const verdicts = await inScratch((scratch) => mutate(scratch, chosen));
  const survivors = verdicts.filter(({ isRed }) => !isRed);
  console.log(`\n${verdicts.length - survivors.length} of ${verdicts.length} guards are missed by their tests.`);
  if (survivors.length > 0) process.exit(1);
  if (chosen.length === allGuards.length)
    writeFileSync(path.join(projectFolder, "docs/guards.md"), guardsPage(verdicts));
});

const wordsOf = ({ area, guard, edits, test }) => [area, guard, ...edits.map(({ file }) => file), test].join(" ");

/** A copy for each processor, and one database server for all of them. */
async function inScratch(work) {
  const { startCluster } = await import("../server/test/postgres-cluster.ts");
  const cluster = await startCluster();
  const copies = Array.from({ length: Math.min(2, os.availableParallelism()) }, scratchCopy);
  const removeAll = async () => {
    await cluster.remove();
    for (const copy of copies) copy.remove();
  };
  let cleaning;
  const cleanUp = () => (cleaning ??= removeAll());
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => cleanUp().finally(() => process.exit(1)));
  try {
    return await work({ folders: copies.map(({ folder }) => folder), databaseUrl: cluster.url });
  } finally {
    await cleanUp();
  }
}

async function mutate({ folders, databaseUrl }, guards) {
  console.log(`Running the tests of ${guards.length} guards with all of them in place …`);
  const intact = await runTests(folders[0], databaseUrl, guards);
  const waiting = [...guards];
  const verdicts = new Map();
  const work = async (folder) => {
    for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
      const unfit = unfitFor(guard, intact);
      const verdict = unfit ? { isRed: false, said: unfit } : await withoutIt(folder, databaseUrl, guard);
      verdicts.set(guard, { ...guard, ...verdict });
      report(verdicts.get(guard));
    }
  };
  await Promise.all(folders.map(work));
  return guards.map((guard) => verdicts.get(guard));
}

async function withoutIt(folder, databaseUrl, guard) {
  const restore = withoutGuard(folder, guard);
  const outcomes = await runTests(folder, databaseUrl, [guard]);
  restore();
  return judge(guard, outcomes);
}

const report = ({ isRed, guard, edits, title, said }) =>
  console.log(
    [
      `${isRed ? "red  " : "GREEN"} ${guard}`,
      ...edits.map(
        ({ file, remove }) => `      without ${remove.trim().replaceAll(/\s+/g, " ").slice(0, 90)}  (${file})`,
      ),
      `      ${isRed ? "missed by" : "not missed by"} “${title}”: ${said}`,
    ].join("\n"),
  );
