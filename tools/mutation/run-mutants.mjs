import path from "node:path";
import { startCluster } from "../../server/test/support/postgres-cluster.ts";
import { baselineProblemOf, classifyMutant } from "./classify-mutant.mjs";
import { findMutants } from "./find-mutants.mjs";
import { applyMutant, createMutantWorkspaces } from "./mutant-workspaces.mjs";
import { runTests } from "./run-tests.mjs";
import { schemaMutants } from "./schema-mutants.mjs";

const workspaceCount = 16;

/** Runs the mutants whose title, file or test contains one of the words; all of them without words. */
export async function runMutants(words) {
  const isChosen = ({ title, file = "", test }) => words.some((word) => `${title} ${file} ${test}`.includes(word));
  const mutants = [...findMutants(), ...schemaMutants].filter((mutant) => words.length === 0 || isChosen(mutant));
  return mutants.length === 0 ? [] : withWorkspaces((runJobs, folder) => classifyAll(runJobs, folder, mutants));
}

async function withWorkspaces(work) {
  const cluster = await startCluster();
  const workspaces = createMutantWorkspaces(workspaceCount);
  let removing;
  const cleanUp = () => (removing ??= cluster.remove().finally(workspaces.remove));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => cleanUp().finally(() => process.exit(1)));
  try {
    return await work((jobs) => runTests(workspaces.folder, cluster.url, jobs), workspaces.folder);
  } finally {
    await cleanUp();
  }
}

async function classifyAll(runJobs, folder, mutants) {
  console.log(`Running the tests of ${mutants.length} mutants without a mutation …`);
  const baseline = await runJobs(mutants.map((mutant) => ({ workspace: 0, mutant })));
  const verdicts = [];
  for (const mutant of mutants) {
    const problem = baselineProblemOf(mutant, baseline);
    if (problem) verdicts.push(report({ ...mutant, isKilled: false, message: problem }));
  }
  const sound = mutants.filter((mutant) => !baselineProblemOf(mutant, baseline));
  for (const batch of toBatches(sound)) verdicts.push(...(await runBatch(runJobs, folder, batch)));
  return verdicts;
}

/** A test run creates one database template, so a mutant of the schema gets a run of its own. */
function toBatches(mutants) {
  const batches = mutants.filter(({ drop }) => drop).map((mutant) => [mutant]);
  const inCode = mutants.filter(({ drop }) => !drop);
  for (let first = 0; first < inCode.length; first += workspaceCount)
    batches.push(inCode.slice(first, first + workspaceCount));
  return batches.map((batch) => batch.map((mutant, workspace) => ({ workspace, mutant })));
}

async function runBatch(runJobs, folder, jobs) {
  const undo = jobs.map(({ workspace, mutant }) => applyMutant(path.join(folder, String(workspace)), mutant));
  const outcomes = await runJobs(jobs);
  for (const restore of undo) restore();
  return jobs.map(({ workspace, mutant }) => {
    const own = outcomes.filter((outcome) => outcome.workspace === workspace);
    return report({ ...mutant, ...classifyMutant(mutant, own) });
  });
}

function report(verdict) {
  const { isKilled, title, file, drop, test, killedBy, message } = verdict;
  console.log(`${isKilled ? "killed  " : "SURVIVED"} ${title} (${file ?? drop})`);
  console.log(`         ${isKilled ? `“${killedBy}”` : path.basename(test)}: ${message}`);
  return verdict;
}
