import { parseOptions } from "./arguments.ts";
import { groups } from "./groups.ts";
import { describeMachine } from "./machine.ts";
import { saveResults } from "./report.ts";
import { isBroken, runGroups } from "./run-groups.ts";
import { stopShared } from "./shared.ts";
import { textTable, withoutSpeedTargets } from "./table.ts";

/** The figures of a short run mean nothing; it only shows that everything can be measured. */
const efforts = { short: { short: true, rounds: 1, seconds: 0.2 }, full: { short: false, rounds: 3, seconds: 1.5 } };

const { short, only } = parseOptions(
  process.argv.slice(2),
  groups.map(({ name }) => name),
);
const selected = groups.filter(({ name }) => only.length === 0 || only.includes(name));
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void stopShared().finally(() => process.exit(1)));

const headings = groups.map(({ heading }) => heading);
const results = await runGroups(selected, short ? efforts.short : efforts.full, async (result) => {
  console.log(`\n${textTable(short ? withoutSpeedTargets(result) : result)}\n`);
  if (short) return;
  const occasion = { day: new Date().toISOString().slice(0, 10), machine: await describeMachine() };
  console.log(`Saved in ${saveResults([result], occasion, headings)}\n`);
});
if (short) console.log("This was a short run. It shows that everything can be measured, not how fast it is.");
await stopShared();
process.exitCode = results.some(isBroken) ? 1 : 0;
