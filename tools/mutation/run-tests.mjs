import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { projectNode } from "../../scripts/install.mjs";
import { run } from "../../scripts/run.mjs";

/** Runs the tests of guards, each on its bench, in one go; gives back what became of every test that ran. */
export async function runTests(folder, databaseUrl, jobs) {
  const report = path.join(folder, "report.json");
  rmSync(report, { force: true });
  const env = { TEST_DATABASE_URL: databaseUrl, MUTANT_TESTS: JSON.stringify(filesOf(jobs)) };
  await run(projectNode().command, argumentsFor(jobs, report), { cwd: folder, quiet: true, env }).catch(() => {});
  return readOutcomes(report, folder);
}

function filesOf(jobs) {
  const byProject = Object.groupBy(jobs, ({ guard }) => projectOf(guard.test));
  const names = Object.entries(byProject).map(([project, some]) => [
    project,
    [...new Set(some.map(({ bench, guard }) => `${bench}/${guard.test}`))],
  ]);
  return Object.fromEntries(names);
}

/** What needs a database gets the quicker one to make anew: a copy on a server that is running already. */
const projectOf = (test) => (/^server\/(?!.*\.unit\.test\.ts$)/.test(test) ? "postgres" : "rules");

const argumentsFor = (jobs, report) => [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--testNamePattern",
  [...new Set(jobs.map(({ guard }) => escapeRegExp(guard.title)))].join("|"),
  "--reporter=json",
  `--outputFile=${report}`,
];

const escapeRegExp = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

function readOutcomes(report, folder) {
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  return testResults.flatMap(({ name, assertionResults }) => {
    const [bench, ...test] = path.relative(folder, name).split(path.sep);
    return assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ title, status, failureMessages }) => ({
        bench: Number(bench),
        test: test.join("/"),
        title,
        hasFailed: status === "failed",
        said: failureMessages?.[0]?.split("\n")[0] ?? "",
      }));
  });
}
