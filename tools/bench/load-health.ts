import type { Figure } from "./table.ts";
import { percentile } from "./times.ts";

const intervalMs = 100;

/** Asks for the shop's health all the time, as whoever decides about restarting it would. */
export function watchHealth(origin: string): { end(): Figure } {
  const times: number[] = [];
  let failures = 0;
  const ask = async () => {
    const begun = performance.now();
    const response = await fetch(`${origin}/api/health`).catch(() => undefined);
    await response?.arrayBuffer();
    times.push(performance.now() - begun);
    if (response?.status !== 200) failures += 1;
  };
  const watching = setInterval(() => void ask(), intervalMs);
  return {
    end() {
      clearInterval(watching);
      return {
        title: "health meanwhile",
        value: `${times.length - failures} green, ${failures} red, p99 ${Math.round(percentile(times, 0.99))} ms`,
        reference: `asked every ${intervalMs} ms`,
        target: "none red",
        isMet: failures === 0 && times.length > 0,
      };
    },
  };
}
