import { apiAt } from "../../server/test/support/api-client.ts";
import type { Figure } from "./table.ts";
import { percentile } from "./times.ts";

const intervalMs = 100;

/** Polls the health endpoint, as an orchestrator does that restarts unhealthy nodes. */
export function watchHealth(origin: string): { end(): Figure } {
  const api = apiAt(origin);
  const times: number[] = [];
  let failures = 0;
  const check = async () => {
    const begun = performance.now();
    await api.getHealth().catch(() => (failures += 1));
    times.push(performance.now() - begun);
  };
  const polling = setInterval(() => void check(), intervalMs);
  return {
    end() {
      clearInterval(polling);
      return {
        title: "health checks under overload",
        value: `${times.length - failures} healthy, ${failures} failed, p99 ${Math.round(percentile(times, 0.99))} ms`,
        reference: `every ${intervalMs} ms`,
        target: "none failed",
        isMet: failures === 0 && times.length > 0,
      };
    },
  };
}
