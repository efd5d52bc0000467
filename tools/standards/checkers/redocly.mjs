import { writeFileSync } from "node:fs";
import path from "node:path";
import { runBounded } from "../run-bounded.mjs";
import { notRun, verdictOf } from "../verdict.mjs";
import { installedFile } from "./tools.mjs";

const env = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** The API's own description against the OpenAPI standard and Redocly's recommended rules. */
export async function checkWithRedocly({ origin, folder }) {
  const file = path.join(folder, "openapi.json");
  writeFileSync(file, await (await fetch(`${origin}/api/openapi.json`)).text());
  const args = [installedFile("@redocly/cli/bin/cli.js"), "lint", file, "--format=json", "--max-problems=1000"];
  const { stdout, stderr } = await runBounded(process.execPath, args, { seconds: 120, env, cwd: folder });
  const report = parseReport(stdout);
  if (!report) return notRun(`no report: ${stderr.trim().slice(0, 200)}`);
  const { errors, warnings } = report.totals;
  return verdictOf(issuesIn(report), `${errors} errors, ${warnings} warnings`);
}

function parseReport(stdout) {
  try {
    return JSON.parse(stdout.slice(stdout.indexOf("{")));
  } catch {
    return undefined;
  }
}

/** Errors one by one; warnings are opinions and are counted by rule. */
export function issuesIn({ problems }) {
  const errors = problems.filter(({ severity }) => severity === "error");
  const byMessage = Map.groupBy(errors, ({ ruleId, message }) => `${ruleId}: ${message}`);
  return [...byMessage].map(([issue, places]) => `${issue} (${places.length} times, first at ${pointerOf(places[0])})`);
}

const pointerOf = ({ location }) => location?.[0]?.pointer ?? "?";
