import type { Group } from "./groups.ts";
import type { GroupResult } from "./table.ts";
import type { Effort } from "./throughput.ts";

/** Runs the groups in order and shows each result at once, so that an interrupted run loses none. A failed group does not stop the others. */
export async function runGroups(
  groups: Group[],
  effort: Effort,
  show: (result: GroupResult) => Promise<void>,
): Promise<GroupResult[]> {
  const results: GroupResult[] = [];
  for (const group of groups) {
    process.stderr.write(`Measuring ${group.name} … `);
    const result = await runGroup(group, effort);
    process.stderr.write(`${result.failure ? "FAILED, " : ""}${result.seconds.toFixed(1)} s\n`);
    await show(result);
    results.push(result);
  }
  return results;
}

async function runGroup({ heading, measure }: Group, effort: Effort): Promise<GroupResult> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  try {
    return { heading, figures: await measure(effort), seconds: seconds() };
  } catch (error) {
    console.error(error);
    return { heading, figures: [], seconds: seconds(), failure: error as Error };
  }
}

/** A failed group or a missed correctness target; missed speed targets do not count. */
export const isBroken = ({ failure, figures }: GroupResult): boolean =>
  failure !== undefined || figures.some(({ mustHold, isMet }) => mustHold && !isMet);
