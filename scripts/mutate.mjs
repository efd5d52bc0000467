import { realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { allMutants } from "../tools/mutation/mutants/index.mjs";
import { ensureInstalled, projectNode } from "./install.mjs";
import { mutantsPage } from "../tools/mutation/mutants-page.mjs";
import { classifyMutant, baselineProblemOf } from "../tools/mutation/classify-mutant.mjs";
import { runTests } from "../tools/mutation/run-tests.mjs";
import { createMutantWorkspaces, applyMutant } from "../tools/mutation/mutant-workspaces.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { main, projectFolder, run, exitWithMessage } from "./run.mjs";

/** Takes out one guard after the other in a copy, and sees whether the test that should miss it does. */
main(async () => {
  await ensureInstalled();
  const { command } = projectNode();
  const given = process.argv.slice(2);
  if (realpathSync(command) !== realpathSync(process.execPath)) return run(command, [import.meta.filename, ...given]);

  await ensurePostgres();
  const chosen = allMutants.filter(
    (one) => given.length === 0 || given.some((word) => searchTextOf(one).includes(word)),
  );
  if (chosen.length === 0) exitWithMessage(`No guard is called ${given.join(" or ")}.`);
  const verdicts = await withMutantWorkspaces((runJobs, folder) => runMutants(runJobs, folder, chosen));
  const survivors = verdicts.filter(({ isRed }) => !isRed);
  console.log(`\n${verdicts.length - survivors.length} of ${verdicts.length} guards are missed by their tests.`);
  if (survivors.length > 0) process.exit(1);
  if (chosen.length === allMutants.length)
    writeFileSync(path.join(projectFolder, "docs/guards.md"), mutantsPage(verdicts));
});

const searchTextOf = ({ area, guard, edits, test }) => [area, guard, ...edits.map(({ file }) => file), test].join(" ");

const workspaceCount = 16;

async function withMutantWorkspaces(work) {
  const { startCluster } = await import("../server/test/support/postgres-cluster.ts");
  const cluster = await startCluster();
  const workspaces = createMutantWorkspaces(workspaceCount);
  const removeAll = () => cluster.remove().finally(workspaces.remove);
  let removing;
  const cleanUp = () => (removing ??= removeAll());
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => cleanUp().finally(() => process.exit(1)));
  try {
    return await work((jobs) => runTests(workspaces.folder, cluster.url, jobs), workspaces.folder);
  } finally {
    await cleanUp();
  }
}

async function runMutants(runJobs, folder, mutants) {
  console.log(`Running the tests of ${mutants.length} guards with all of them in place …`);
  const baseline = await runJobs(mutants.map((guard) => ({ bench: 0, guard })));
  const baselineProblems = new Map(mutants.map((guard) => [guard, baselineProblemOf(guard, baseline)]));
  const verdicts = new Map();
  for (const batch of toBatches(mutants.filter((guard) => !baselineProblems.get(guard)))) {
    const outcomes = await runWithMutants(runJobs, folder, batch);
    for (const { bench, guard } of batch) {
      const own = outcomes.filter((outcome) => outcome.bench === bench);
      verdicts.set(guard, report({ ...guard, ...classifyMutant(guard, own) }));
    }
  }
  return mutants.map(
    (guard) => verdicts.get(guard) ?? report({ ...guard, isRed: false, said: baselineProblems.get(guard) }),
  );
}

/** One run makes one database, so a guard that stands in the database gets a run of its own. */
function toBatches(mutants) {
  const [inDatabase, inCode] = [mutants.filter(isInMigration), mutants.filter((guard) => !isInMigration(guard))];
  const runs = inDatabase.map((guard) => [guard]);
  for (let first = 0; first < inCode.length; first += workspaceCount)
    runs.push(inCode.slice(first, first + workspaceCount));
  return runs.map((some) => some.map((guard, bench) => ({ bench, guard })));
}

const isInMigration = ({ edits }) => edits.some(({ file }) => file.startsWith("server/migrations/"));

async function runWithMutants(runJobs, folder, jobs) {
  const restore = jobs.map(({ bench, guard }) => applyMutant(path.join(folder, String(bench)), guard));
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
