import { setTimeout as pause } from "node:timers/promises";
import { endpoints } from "@pawhaven/contract";
import { apiRequest } from "./api-request.ts";
import { pages } from "./pages.ts";
import { residentMegabytes, type RunningServer } from "./processes.ts";
import { type Effort, runLoad, durationOptions, uncachedConnections, uncachedPagePath } from "./throughput.ts";

export interface Memory {
  /** In MB; null where the system does not report it. */
  idle: number | null;
  underLoad: number | null;
}

/** The shop gives memory back after ten quiet seconds. */
const atRestAfterMs = 25_000;
const sampleIntervalMs = 100;
const loadSeconds = 8;
const apiPaths = [
  endpoints.listGears.path,
  endpoints.listPets.path,
  apiRequest(endpoints.getGear, { params: { id: 1 } }).path,
  endpoints.getHealth.path,
];

/** Resident memory at rest, and its maximum while all connections are busy. */
export async function measureMemory(shop: RunningServer, effort: Effort): Promise<Memory> {
  await fetch(`${shop.origin}/gearshop`);
  await pause(effort.short ? 0 : atRestAfterMs);
  const idle = residentMegabytes(shop.child);
  let underLoad = idle;
  const sampleMemory = () => {
    underLoad = maxOrNull(underLoad, residentMegabytes(shop.child));
  };
  const sampling = setInterval(sampleMemory, sampleIntervalMs);
  await loadAllPages(shop, { ...effort, seconds: loadSeconds }).finally(() => clearInterval(sampling));
  sampleMemory();
  return { idle, underLoad };
}

const maxOrNull = (one: number | null, other: number | null) =>
  one === null || other === null ? null : Math.max(one, other);

/** Pages and API calls in turn, and one page that misses the cache and adds an entry to it. */
const loadAllPages = ({ origin }: RunningServer, effort: Effort) =>
  runLoad({
    url: origin,
    ...durationOptions(effort),
    connections: uncachedConnections,
    requests: [
      ...[...pages.map(({ path }) => path), ...apiPaths].map((path) => ({ path })),
      { setupRequest: (request: object) => ({ ...request, path: uncachedPagePath() }) },
    ],
  });
