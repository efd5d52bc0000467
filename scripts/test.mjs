import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureBrowser, ensureFullBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { check } from "./check.mjs";
import { ensureInstalled, projectNode } from "./install.mjs";
import { findOtherBrowsers } from "./other-browsers.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { findPromtool } from "./promtool.mjs";
import { main, projectFolder, run } from "./run.mjs";
import { scratchFolder } from "./scratch.mjs";

const linesPerFailure = 150;

main(async () => {
  await ensureInstalled();
  await check();
  await ensureBuilt();
  await ensurePostgres();
  const browser = await ensureBrowser();
  const fullBrowser = await ensureFullBrowser();
  const otherBrowsers = await findOtherBrowsers();
  const promtool = await findPromtool();

  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-results-"));
  const vitestFile = path.join(folder, "vitest.json");
  console.log("Testing the rules, the components, the API and the databases …");
  const rules = await succeeds(
    tool("vitest"),
    ["run", "--reporter=default", "--reporter=./scripts/vitest-results.mjs"],
    { BROWSER_PATH: browser, VITEST_RESULTS: vitestFile, ...(promtool && { PROMTOOL_PATH: promtool }) },
  );
  const chromium = {
    name: "Chromium",
    projects: ["isolated", "as people browse"],
    env: { BROWSER_PATH: browser, FULL_BROWSER_PATH: fullBrowser },
  };
  const journeys = [];
  for (const each of [chromium, ...otherBrowsers]) journeys.push(await testJourneys(each, folder));
  console.log("Measuring in short, to see whether it can be measured …");
  const bench = await succeeds("tools/bench/main.ts", ["--short"], { BROWSER_PATH: browser });

  const groups = [
    group("Rules, components, API, databases", rules, vitestResults(vitestFile)),
    ...journeys,
    group("Bench, short form", bench, { passed: bench ? 1 : 0, skipped: 0, failures: [] }),
  ];
  rmSync(folder, { recursive: true });
  listFailures(groups.flatMap(({ failures }) => failures));
  summarise(groups);
  if (groups.some(({ failures }) => failures.length > 0)) process.exit(1);
});

function tool(name) {
  return path.join(projectFolder, "node_modules/.bin", name);
}

const succeeds = (file, args, env) =>
  run(projectNode().command, [file, ...args], { env: { TMPDIR: scratchFolder(), ...env } }).then(
    () => true,
    () => false,
  );

async function testJourneys({ name, projects, env }, folder) {
  console.log(`Testing the journeys in ${name} …`);
  const file = path.join(folder, `${name}.json`);
  const succeeded = await succeeds(
    tool("playwright"),
    [
      "test",
      "--config=e2e/playwright.config.ts",
      "--reporter=list,json",
      ...projects.map((each) => `--project=${each}`),
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  return group(name, succeeded, playwrightResults(file));
}

/** A command that fails has failed, even if none of its tests did. */
function group(title, succeeded, { passed, skipped, failures }) {
  const unexplained = { title, message: "It ended with an error; what it printed above says why." };
  return { title, passed, skipped, failures: succeeded || failures.length > 0 ? failures : [unexplained] };
}

function vitestResults(file) {
  return readJson(file) ?? { passed: 0, skipped: 0, failures: [] };
}

/** A journey that passed only when repeated counts as failed: it is flaky, and that is a defect. */
function playwrightResults(file) {
  const { stats, suites, errors } = readJson(file) ?? { stats: { expected: 0, skipped: 0 }, suites: [], errors: [] };
  const errorsOutside = errors.map(({ message = "" }) => ({ title: "Error outside of any journey", message }));
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [...playwrightFailures(suites), ...errorsOutside],
  };
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function playwrightFailures(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter((spec) => spec.tests.some(({ status }) => status === "unexpected" || status === "flaky"))
      .map((spec) => ({
        title: `[${spec.tests[0].projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
        message: spec.tests
          .flatMap(({ results }) => results)
          .flatMap(({ errors, attachments }) => [...errors.map((error) => error.message), pageIn(attachments)])
          .join("\n"),
      })),
    ...playwrightFailures(inner),
  ]);
}

/** What the page showed when the journey failed, from its main part on. It often tells the cause. */
function pageIn(attachments) {
  const text = attachments.find(({ name }) => name === "page");
  if (text) return Buffer.from(text.body, "base64").toString();
  const context = attachments.find(({ name }) => name === "error-context");
  const [, page = ""] = context ? readFileSync(context.path, "utf8").split("```yaml\n") : [];
  return page.slice(Math.max(page.indexOf("- main"), 0)).split("```", 1)[0];
}

/** Failures are repeated at the end, where whoever reads only the last lines of a log finds them. */
function listFailures(failures) {
  for (const { title, message } of failures) {
    console.log(`\nFailed: ${title}`);
    console.log(stripVTControlCharacters(message).split("\n").slice(0, linesPerFailure).join("\n"));
  }
}

function summarise(groups) {
  const line = (passed, failed, skipped) =>
    `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
  const total = (count) => groups.reduce((sum, one) => sum + count(one), 0);
  console.log("");
  for (const { title, passed, failures, skipped } of groups)
    console.log(`${title.padEnd(36)}${line(passed, failures.length, skipped)}`);
  const all = [({ passed }) => passed, ({ failures }) => failures.length, ({ skipped }) => skipped].map(total);
  console.log(`\n${line(...all)}`);
}
