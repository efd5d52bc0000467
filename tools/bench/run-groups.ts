import type { Group } from "./groups.ts";
import type { GroupResult } from "./table.ts";
import type { Effort } from "./throughput.ts";

/** One group after the other; one that fails does not take the others with it. */
export async function runGroups(groups: Group[], effort: Effort): Promise<GroupResult[]> {
  const measured: GroupResult[] = [];
  for (const group of groups) {
    process.stderr.write(`Measuring ${group.name} … `);
    const result = await runGroup(group, effort);
    process.stderr.write(`${result.failure ? "FAILED, " : ""}${result.seconds.toFixed(1)} s\n`);
    measured.push(result);
  }
  return measured;
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

/** A group that could not be measured, or a figure that must hold and does not. Speed is never a reason. */
export const isBroken = ({ failure, figures }: GroupResult): boolean =>
  failure !== undefined || figures.some(({ mustHold, isMet }) => mustHold && !isMet);
