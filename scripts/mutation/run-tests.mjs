import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { projectNode } from "../install.mjs";
import { run } from "../run.mjs";

/** Runs tests of the copy by their files and titles; gives back what became of each that ran. */
export async function runTests(folder, databaseUrl, guards) {
  const report = path.join(folder, "report.json");
  rmSync(report, { force: true });
  await run(projectNode().command, argumentsFor(guards, report), {
    cwd: folder,
    quiet: true,
    env: { TEST_DATABASE_URL: databaseUrl },
  }).catch(() => {});
  return outcomesIn(report, folder);
}

const argumentsFor = (guards, report) => [
  "node_modules/vitest/vitest.mjs",
  "run",
  ...new Set(guards.map(({ test }) => test)),
  ...[...new Set(guards.map(({ test }) => projectOf(test)))].flatMap((project) => ["--project", project]),
  "--testNamePattern",
  [...new Set(guards.map(({ title }) => escaped(title)))].join("|"),
  "--experimental.fsModuleCache", // most files are the same in every run
  "--reporter=json",
  `--outputFile=${report}`,
];

/** What needs a database gets the quicker one to make anew: a copy on a server that is running already. */
const projectOf = (test) => (/^server\/(?!.*\.unit\.test\.ts$)/.test(test) ? "postgres" : "rules");

const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

function outcomesIn(report, folder) {
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ title, status, failureMessages }) => ({
        test: path.relative(folder, name),
        title,
        hasFailed: status === "failed",
        said: failureMessages?.[0]?.split("\n")[0] ?? "",
      })),
  );
}
