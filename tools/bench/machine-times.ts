import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

export interface MachineTimes {
  /** The longest time for which this process could not run. It has next to nothing to do. */
  stoodStillMs: number;
  /** Of the machine's CPU time, what its host gave to others. */
  stolenShare: number;
}

/** Tells a machine that stood still from a shop that did. */
export function watchMachine(): { sinceLastTime(): MachineTimes } {
  const delay = monitorEventLoopDelay();
  delay.enable();
  let before = cpuTime();
  return {
    sinceLastTime() {
      const now = cpuTime();
      const stolenShare = (now.stolen - before.stolen) / Math.max(1, now.total - before.total);
      const times = { stoodStillMs: delay.max / 1e6, stolenShare };
      delay.reset();
      before = now;
      return times;
    },
  };
}

export const describeMachineTimes = ({ stoodStillMs, stolenShare }: MachineTimes): string =>
  `the bench stood still for up to ${Math.round(stoodStillMs)} ms, ${(stolenShare * 100).toFixed(1)} % of CPU time went to others`;

/** In ticks since the machine's start; all zero where the system does not count them. */
function cpuTime(): { total: number; stolen: number } {
  try {
    const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
    const ticks = line.split(/\s+/).slice(1, 9).map(Number); // user, nice, system, idle, iowait, irq, softirq, steal
    return { total: ticks.reduce((sum, count) => sum + count, 0), stolen: ticks.at(-1) ?? 0 };
  } catch {
    return { total: 0, stolen: 0 };
  }
}
