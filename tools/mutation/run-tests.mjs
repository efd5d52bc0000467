import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { projectNode } from "../../scripts/install.mjs";
import { run } from "../../scripts/run.mjs";

/** Runs the test files of some mutants, each in its workspace, in one run; returns the outcome of every test. */
export async function runTests(folder, databaseUrl, jobs) {
  const report = path.join(folder, "report.json");
  rmSync(report, { force: true });
  const env = { TEST_DATABASE_URL: databaseUrl, MUTANT_TESTS: JSON.stringify(filesByProject(jobs)) };
  const args = ["node_modules/vitest/vitest.mjs", "run", "--reporter=json", `--outputFile=${report}`];
  await run(projectNode().command, args, { cwd: folder, quiet: true, env }).catch(() => {});
  return readOutcomes(report, folder);
}

function filesByProject(jobs) {
  const byProject = Object.groupBy(jobs, ({ mutant }) => projectOf(mutant.test));
  const files = (some) => [...new Set(some.map(({ workspace, mutant }) => `${workspace}/${mutant.test}`))];
  return Object.fromEntries(Object.entries(byProject).map(([project, some]) => [project, files(some)]));
}

/** Databases on a running server are created faster than embedded ones. */
const projectOf = (test) => (/^server\/(?!.*\.unit\.test\.ts$)/.test(test) ? "postgres" : "rules");

function readOutcomes(report, folder) {
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  return testResults.flatMap(({ name, assertionResults }) => {
    const [workspace, ...test] = path.relative(folder, name).split(path.sep);
    return assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ title, status, failureMessages }) => ({
        workspace: Number(workspace),
        test: test.join("/"),
        title,
        hasFailed: status === "failed",
        message: failureMessages?.[0]?.split("\n")[0] ?? "",
      }));
  });
}
