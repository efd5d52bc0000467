import path from "node:path";
import { Traffic } from "./traffic.ts";
import { VersionNodes } from "./version-nodes.ts";

const thisVersion = path.join(import.meta.dirname, "../../..");

/**
 * An upgrade as it happens: a node of the version before serves, this version starts beside it and migrates, both serve, the
 * version before starts again, and in the end the upgrade is taken back. Customers and staff go on all the time.
 *
 *     node server/test/compatibility/run-side-by-side.ts <folder of the version before, installed and built>
 */
async function runSideBySide(versionBefore: string): Promise<string[]> {
  const nodes = await VersionNodes.create();
  try {
    const first = await nodes.start(versionBefore);
    const traffic = await Traffic.begin(nodes.proxy.origin);
    await traffic.during("the version before alone", nothing);
    const upgraded = await traffic.during("this version starts beside it", () => nodes.start(thisVersion));
    await traffic.during("both serve", nothing);
    await traffic.during("the version before stops", () => nodes.stop(first));
    const again = await traffic.during("the version before starts again", () => nodes.start(versionBefore));
    await traffic.during("both serve", nothing);
    await traffic.during("this version stops", () => nodes.stop(upgraded));
    await traffic.during("the version before alone", nothing);
    await nodes.stop(again);
    process.stdout.write(`responses by node, in the order of their starts: ${nodes.proxy.served.join(", ")}\n`);
    const violations = (await nodes.violations()).map((violation) => JSON.stringify(violation));
    return [...traffic.failures, ...(await nodes.errors()), ...violations];
  } finally {
    await nodes.remove();
  }
}

const nothing = async () => {};

const [, , folder] = process.argv;
if (!folder) throw new Error("Name the folder of the version before.");
const problems = await runSideBySide(path.resolve(folder));
process.stdout.write(problems.length === 0 ? "Nothing failed.\n" : `${problems.join("\n")}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
