import { realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureInstalled, projectNode } from "./install.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { exitWithMessage, main, projectFolder, run } from "./run.mjs";

/** Removes one protective check after the other in a copy, and sees whether its test fails. */
main(async () => {
  await ensureInstalled();
  const { command } = projectNode();
  const words = process.argv.slice(2);
  if (realpathSync(command) !== realpathSync(process.execPath)) return run(command, [import.meta.filename, ...words]);

  await ensurePostgres();
  const { runMutants } = await import("../tools/mutation/run-mutants.mjs");
  const { mutantsPage } = await import("../tools/mutation/mutants-page.mjs");
  const verdicts = await runMutants(words);
  if (verdicts.length === 0) exitWithMessage(`No mutant matches ${words.join(" or ")}.`);
  const survivors = verdicts.filter(({ isKilled }) => !isKilled);
  console.log(`\n${verdicts.length - survivors.length} of ${verdicts.length} mutants were killed.`);
  if (survivors.length > 0) process.exit(1);
  if (words.length === 0) writeFileSync(path.join(projectFolder, "docs/mutants.md"), mutantsPage(verdicts));
});
