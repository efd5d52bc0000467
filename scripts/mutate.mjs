import { realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { allGuards } from "./guards/index.mjs";
import { ensureInstalled, projectNode } from "./install.mjs";
import { guardsPage } from "./mutation/guards-page.mjs";
import { judge, unfitFor } from "./mutation/judge.mjs";
import { runTests } from "./mutation/run-tests.mjs";
import { makeBenches, withoutGuard } from "./mutation/benches.mjs";
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
  const verdicts = await inScratch((runJobs, folder) => mutate(runJobs, folder, chosen));
  const survivors = verdicts.filter(({ isRed }) => !isRed);
  console.log(`\n${verdicts.length - survivors.length} of ${verdicts.length} guards are missed by their tests.`);
  if (survivors.length > 0) process.exit(1);
  if (chosen.length === allGuards.length)
    writeFileSync(path.join(projectFolder, "docs/guards.md"), guardsPage(verdicts));
});

const wordsOf = ({ area, guard, edits, test }) => [area, guard, ...edits.map(({ file }) => file), test].join(" ");

const benchCount = 16;

async function inScratch(work) {
  const { startCluster } = await import("../server/test/postgres-cluster.ts");
  const cluster = await startCluster();
  const benches = makeBenches(benchCount);
  const removeAll = () => cluster.remove().finally(benches.remove);
  let removing;
  const cleanUp = () => (removing ??= removeAll());
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => cleanUp().finally(() => process.exit(1)));
  try {
    return await work((jobs) => runTests(benches.folder, cluster.url, jobs), benches.folder);
  } finally {
    await cleanUp();
  }
}

async function mutate(runJobs, folder, guards) {
  console.log(`Running the tests of ${guards.length} guards with all of them in place …`);
  const intact = await runJobs(guards.map((guard) => ({ bench: 0, guard })));
  const unfit = new Map(guards.map((guard) => [guard, unfitFor(guard, intact)]));
  const verdicts = new Map();
  for (const together of inRuns(guards.filter((guard) => !unfit.get(guard)))) {
    const outcomes = await withoutThem(runJobs, folder, together);
    for (const { bench, guard } of together) {
      const own = outcomes.filter((outcome) => outcome.bench === bench);
      verdicts.set(guard, report({ ...guard, ...judge(guard, own) }));
    }
  }
  return guards.map((guard) => verdicts.get(guard) ?? report({ ...guard, isRed: false, said: unfit.get(guard) }));
}

/** One run makes one database, so a guard that stands in the database gets a run of its own. */
function inRuns(guards) {
  const [inDatabase, inCode] = [guards.filter(standsInDatabase), guards.filter((guard) => !standsInDatabase(guard))];
  const runs = inDatabase.map((guard) => [guard]);
  for (let first = 0; first < inCode.length; first += benchCount) runs.push(inCode.slice(first, first + benchCount));
  return runs.map((some) => some.map((guard, bench) => ({ bench, guard })));
}

const standsInDatabase = ({ edits }) => edits.some(({ file }) => file.startsWith("server/migrations/"));

async function withoutThem(runJobs, folder, jobs) {
  const restore = jobs.map(({ bench, guard }) => withoutGuard(path.join(folder, String(bench)), guard));
  const outcomes = await runJobs(jobs);
  for (const putBack of restore) putBack();
  return outcomes;
}

function report(verdict) {
  const { isRed, guard, edits, title, said } = verdict;
  console.log(`${isRed ? "red  " : "GREEN"} ${guard}`);
  for (const { file, remove } of edits)
    console.log(`      without ${remove.trim().replaceAll(/\s+/g, " ").slice(0, 90)}  (${file})`);
  console.log(`      ${isRed ? "missed by" : "not missed by"} “${title}”: ${said}`);
  return verdict;
}
