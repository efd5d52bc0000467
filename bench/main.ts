import { readWish } from "./arguments.ts";
import { groups } from "./groups.ts";
import { describeMachine } from "./machine.ts";
import { writePage } from "./page.ts";
import { isBroken, runGroups } from "./run-groups.ts";
import { endShared } from "./shared.ts";
import { tableOf, withoutSpeed } from "./table.ts";

/** The short form only shows that everything can still be measured; its figures mean nothing. */
const efforts = { short: { short: true, rounds: 1, seconds: 0.2 }, full: { short: false, rounds: 3, seconds: 1.5 } };

const { short, only } = readWish(
  process.argv.slice(2),
  groups.map(({ name }) => name),
);
const chosen = groups.filter(({ name }) => only.length === 0 || only.includes(name));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void endShared().finally(() => process.exit(1)));

const measured = await runGroups(chosen, short ? efforts.short : efforts.full);
console.log(`\n${tableOf(short ? measured.map(withoutSpeed) : measured)}\n`);
if (short) console.log("This was the short form: it shows that all this can be measured, not how quick it is.");
else if (only.length === 0) {
  console.log(`Kept as ${writePage(measured, await describeMachine(), new Date().toISOString().slice(0, 10))}`);
}
await endShared();
process.exitCode = measured.some(isBroken) ? 1 : 0;
