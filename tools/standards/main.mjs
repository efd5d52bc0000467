import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startShop } from "../bench/processes.ts";
import { checkWithHtmlValidate } from "./checkers/html-validate.mjs";
import { checkWithLinkinator } from "./checkers/linkinator.mjs";
import { checkWithRedocly } from "./checkers/redocly.mjs";
import { checkWithSqlmap } from "./checkers/sqlmap.mjs";
import { checkWithVnu } from "./checkers/vnu.mjs";
import { checkWithWapiti } from "./checkers/wapiti.mjs";
import { writeReport } from "./report.mjs";
import { savePages } from "./saved-pages.mjs";
import { notRun } from "./verdict.mjs";

/** In this order: the last two attack the shop and leave data behind. */
const checkers = [
  { name: "redocly", subject: "the OpenAPI document", check: checkWithRedocly },
  { name: "vnu", subject: "HTML: the Nu HTML checker", check: checkWithVnu },
  { name: "html-validate", subject: "HTML and accessibility of the markup", check: checkWithHtmlValidate },
  { name: "linkinator", subject: "links and resources", check: checkWithLinkinator },
  { name: "sqlmap", subject: "SQL injection", check: checkWithSqlmap },
  { name: "wapiti", subject: "web vulnerabilities", check: checkWithWapiti },
];

const wanted = process.argv.slice(2);
const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-standards-"));
const shop = await startShop({ DATA_DIR: path.join(folder, "data"), RATE_LIMIT_SCALE: "1000000", LOG_LEVEL: "fatal" });
const results = await runCheckers().finally(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});
if (wanted.length === 0) console.log(`\nWritten to ${writeReport(results, new Date().toISOString().slice(0, 10))}.`);
process.exitCode = results.some(({ outcome }) => outcome === "failed") ? 1 : 0;

async function runCheckers() {
  const target = { origin: shop.origin, folder, pageByFile: await savePages(shop.origin, folder) };
  const verdicts = [];
  for (const { name, subject, check } of checkers.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const verdict = await check(target).catch(({ message }) => notRun(message));
    console.log(`${name}: ${verdict.outcome} (${verdict.summary})`);
    for (const issue of verdict.issues) console.log(`  ${issue}`);
    verdicts.push({ name, subject, ...verdict });
  }
  return verdicts;
}
