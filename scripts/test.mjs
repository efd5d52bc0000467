import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureBrowser, ensureFullBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { check } from "./check.mjs";
import { ensureInstalled, projectNode } from "./install.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { main, projectFolder, run } from "./run.mjs";
import { scratchFolder } from "./scratch.mjs";

const linesPerFailure = 60;

main(async () => {
  await ensureInstalled();
  await check();
  await ensureBuilt();
  await ensurePostgres();
  const browser = await ensureBrowser();
  const fullBrowser = await ensureFullBrowser();

  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-results-"));
  const results = { vitest: path.join(folder, "vitest.json"), playwright: path.join(folder, "playwright.json") };
  console.log("Testing the rules, the components, the API and the databases …");
  const rules = await succeeds(
    tool("vitest"),
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${results.vitest}`],
    { BROWSER_PATH: browser },
  );
  console.log("Testing the journeys in the browser …");
  const journeys = await succeeds(
    tool("playwright"),
    ["test", "--config=e2e/playwright.config.ts", "--reporter=list,json"],
    {
      BROWSER_PATH: browser,
      FULL_BROWSER_PATH: fullBrowser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: results.playwright,
    },
  );
  console.log("Measuring in short, to see whether it can be measured …");
  const bench = await succeeds("tools/bench/main.ts", ["--short"], { BROWSER_PATH: browser });

  const vitest = readJson(results.vitest);
  const playwright = readJson(results.playwright);
  rmSync(folder, { recursive: true });
  const counts = [countVitest(vitest), countPlaywright(playwright), countOne(bench)];
  listFailures([...vitestFailures(vitest), ...playwrightFailures(playwright)]);
  summarise(["Rules, components, API, databases", "Browser", "Bench, short form"], counts);
  if (!rules || !journeys || !bench || counts.some(({ failed }) => failed > 0)) process.exit(1);
});

function tool(name) {
  return path.join(projectFolder, "node_modules/.bin", name);
}

const succeeds = (file, args, env) =>
  run(projectNode().command, [file, ...args], { env: { TMPDIR: scratchFolder(), ...env } }).then(
    () => true,
    () => false,
  );

function countVitest({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests }) {
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites), skipped: numPendingTests };
}

/** A journey that passed only when repeated counts as failed: it is flaky, and that is a defect. */
function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

const countOne = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {
      numPassedTests: 0,
      numFailedTests: 1,
      numFailedTestSuites: 1,
      numPendingTests: 0,
      testResults: [],
      stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
      suites: [],
    };
  }
}

/** A file that cannot be loaded fails without any test in it. */
function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(projectFolder, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [{ title: file, message }];
    return failed.map((test) => ({ title: `${file} › ${test.fullName}`, message: test.failureMessages.join("\n") }));
  });
}

function playwrightFailures({ suites }) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter((spec) => spec.tests.some(({ status }) => status === "unexpected" || status === "flaky"))
      .map((spec) => ({
        title: `${spec.file}:${spec.line} › ${spec.title}`,
        message: spec.tests
          .flatMap(({ results }) => results)
          .flatMap(({ errors, attachments }) => [...errors.map((error) => error.message), pageIn(attachments)])
          .join("\n"),
      })),
    ...playwrightFailures({ suites: inner }),
  ]);
}

/** What the page showed when the journey failed, without the header if it has one. It often tells the cause. */
function pageIn(attachments) {
  const context = attachments.find(({ name }) => name === "error-context");
  const [, snapshot = ""] = context ? readFileSync(context.path, "utf8").split("# Page snapshot") : [];
  return snapshot.slice(Math.max(snapshot.indexOf("- main "), 0)).split("```\n", 1)[0];
}

/** Failures are repeated at the end, where whoever reads only the last lines of a log finds them. */
function listFailures(failures) {
  for (const { title, message } of failures) {
    console.log(`\nFailed: ${title}`);
    console.log(stripVTControlCharacters(message).split("\n").slice(0, linesPerFailure).join("\n"));
  }
}

function summarise(titles, counts) {
  const line = ({ passed, failed, skipped }) =>
    `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
  const total = (key) => counts.reduce((sum, count) => sum + count[key], 0);
  console.log("");
  titles.forEach((title, index) => console.log(`${title.padEnd(36)}${line(counts[index])}`));
  console.log(`\n${line({ passed: total("passed"), failed: total("failed"), skipped: total("skipped") })}`);
}
