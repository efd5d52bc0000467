import { parseOptions } from "./arguments.ts";
import { groups } from "./groups.ts";
import { describeMachine } from "./machine.ts";
import { writeReport } from "./report.ts";
import { isBroken, runGroups } from "./run-groups.ts";
import { stopShared } from "./shared.ts";
import { textTable, withoutSpeedTargets } from "./table.ts";

/** The short form only shows that everything can still be measured; its figures mean nothing. */
const efforts = { short: { short: true, rounds: 1, seconds: 0.2 }, full: { short: false, rounds: 3, seconds: 1.5 } };

const { short, only } = parseOptions(
  process.argv.slice(2),
  groups.map(({ name }) => name),
);
const chosen = groups.filter(({ name }) => only.length === 0 || only.includes(name));
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void stopShared().finally(() => process.exit(1)));

const measured = await runGroups(chosen, short ? efforts.short : efforts.full);
console.log(`\n${textTable(short ? measured.map(withoutSpeedTargets) : measured)}\n`);
if (short) console.log("This was the short form: it shows that all this can be measured, not how quick it is.");
else if (only.length === 0) {
  console.log(`Kept as ${writeReport(measured, await describeMachine(), new Date().toISOString().slice(0, 10))}`);
}
await stopShared();
process.exitCode = measured.some(isBroken) ? 1 : 0;
