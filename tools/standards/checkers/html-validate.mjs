import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runBounded } from "../run-bounded.mjs";
import { groupByPage, notRun, verdictOf } from "../verdict.mjs";
import { installedFile } from "./tools.mjs";

const config = path.join(import.meta.dirname, "../html-validate.json");

/** The HTML standard and WCAG, as far as they can be read from the markup. */
export async function checkWithHtmlValidate({ pageByFile, folder }) {
  const cli = installedFile("html-validate/bin/html-validate.mjs");
  const report = path.join(folder, "html-validate-report.json");
  const files = [...pageByFile.keys()];
  const args = [cli, "--config", config, "--formatter", `json=${report}`, ...files];
  const { stderr } = await runBounded(process.execPath, args, { seconds: 120 });
  if (!existsSync(report)) return notRun(`no report: ${stderr.trim().slice(0, 200)}`);
  const issues = issuesIn(JSON.parse(readFileSync(report, "utf8")), pageByFile);
  return verdictOf(issues, `${files.length} pages, ${issues.length} kinds of errors`);
}

export const issuesIn = (results, pageByFile) =>
  groupByPage(
    results.flatMap(({ filePath, messages }) =>
      messages
        .filter(({ severity }) => severity === 2)
        .map(({ ruleId, message }) => ({ issue: `${ruleId}: ${message}`, page: pageByFile.get(filePath) ?? filePath })),
    ),
  );
