import { setTimeout as pause } from "node:timers/promises";
import { pages } from "./pages.ts";
import { residentMegabytes, type RunningServer } from "./processes.ts";
import { type Effort, runLoad, durationOptions } from "./throughput.ts";

export interface Memory {
  /** In MB; null where the system does not tell. */
  atRest: number | null;
  underLoad: number | null;
}

const sampleIntervalMs = 100;
const loadSeconds = 8;
const otherPaths = ["/api/gears", "/api/pets", "/api/gears/1", "/api/health"];

/** What the process holds while nobody visits, and the most it holds while all connections are busy. */
export async function measureMemory(shop: RunningServer, effort: Effort): Promise<Memory> {
  await fetch(`${shop.origin}/gearshop`);
  await pause(effort.short ? 0 : 2_000);
  const atRest = residentMegabytes(shop.child);
  let underLoad = atRest;
  const sampleMemory = () => {
    underLoad = maxOrNull(underLoad, residentMegabytes(shop.child));
  };
  const sampling = setInterval(sampleMemory, sampleIntervalMs);
  await loadAllPages(shop, { ...effort, seconds: loadSeconds }).finally(() => clearInterval(sampling));
  sampleMemory();
  return { atRest, underLoad };
}

const maxOrNull = (one: number | null, other: number | null) =>
  one === null || other === null ? null : Math.max(one, other);

let visits = 0;

/** Pages and calls in turn, every other page at an address that has to be rendered anew and is then kept. */
const loadAllPages = ({ origin }: RunningServer, effort: Effort) =>
  runLoad({
    url: origin,
    ...durationOptions(effort),
    requests: [
      ...[...pages.map(({ path }) => path), ...otherPaths].map((path) => ({ path })),
      ...pages.map(({ path }) => ({
        setupRequest: (request: object) => ({ ...request, path: `${path}?visit=${(visits += 1)}` }),
      })),
    ],
  });
