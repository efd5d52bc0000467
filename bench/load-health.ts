import type { Figure } from "./table.ts";
import { percentile } from "./times.ts";

const everyMs = 100;

/** Asks for the shop's health all the time, as whoever decides about restarting it would. */
export function watchHealth(origin: string): { end(): Figure } {
  const times: number[] = [];
  let red = 0;
  const ask = async () => {
    const begun = performance.now();
    const response = await fetch(`${origin}/api/health`).catch(() => undefined);
    await response?.arrayBuffer();
    times.push(performance.now() - begun);
    if (response?.status !== 200) red += 1;
  };
  const watching = setInterval(() => void ask(), everyMs);
  return {
    end() {
      clearInterval(watching);
      return {
        title: "health meanwhile",
        value: `${times.length - red} green, ${red} red, p99 ${Math.round(percentile(times, 0.99))} ms`,
        reference: `asked every ${everyMs} ms`,
        target: "none red",
        kept: red === 0 && times.length > 0,
      };
    },
  };
}
