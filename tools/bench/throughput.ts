import autocannon from "autocannon";
import { percentile } from "./times.ts";

export interface Effort {
  /** Only shows that everything can be measured. */
  short: boolean;
  rounds: number;
  seconds: number;
}

export interface Throughput {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export interface Target {
  url: string;
  headers?: Record<string, string>;
  /** Another path for every request, so that no response is cached yet. */
  nextPath?: () => string;
  connections?: number;
}

/** Equal to the shop's pool of database connections. */
export const connections = 16;

/** Measures both targets in alternating rounds, so that other load on the machine affects them equally. */
export async function compare(subject: Target, reference: Target, effort: Effort): Promise<[Throughput, Throughput]> {
  const results: [Throughput[], Throughput[]] = [[], []];
  await warmUp([subject, reference], effort);
  for (let round = 0; round < effort.rounds; round++) {
    results[0].push(await measureTarget(subject, effort));
    results[1].push(await measureTarget(reference, effort));
  }
  return [medianThroughput(results[0]), medianThroughput(results[1])];
}

/** Lets the JIT compile the hot paths before anything is measured. */
export async function warmUp(targets: Target[], effort: Effort): Promise<void> {
  await Promise.all(targets.map((target) => measureTarget(target, effort)));
}

export const medianThroughput = (results: Throughput[]): Throughput =>
  results.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(results.length / 2)] as Throughput;

export const formatThroughput = ({ perSecond, p50Ms, p99Ms }: Throughput): string =>
  `${Math.round(perSecond)}/s, p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)} ms`;

export const formatThroughputShort = ({ perSecond, p99Ms }: Throughput): string =>
  `${Math.round(perSecond)}/s, p99 ${p99Ms.toFixed(1)} ms`;

/** So few pages at once are not rejected by the render queue, however slow the machine is. */
export const uncachedConnections = 4;

let pageCount = 0;

/** A gear shop with a price limit above all prices: every page is another one, and all of them are full. */
export const uncachedPagePath = (): string => `/gearshop?maxPrice=${100_000 + (pageCount += 1)}`;

const measureTarget = ({ nextPath, ...target }: Target, effort: Effort): Promise<Throughput> => {
  const setupRequest = (request: autocannon.Request) => ({ ...request, path: nextPath?.() ?? request.path });
  return runLoad({ ...target, ...durationOptions(effort), ...(nextPath && { requests: [{ setupRequest }] }) });
};

/** In a short run one request per connection, otherwise a number of seconds. */
export const durationOptions = ({ short, seconds }: Effort) =>
  short ? { amount: connections } : { duration: seconds };

/** A closed loop: every connection sends its next request after a response. Throws if a response is not 2xx. */
export async function runLoad(options: autocannon.Options): Promise<Throughput> {
  const times: number[] = [];
  const begun = performance.now();
  let lastResponseAt = begun; // autocannon notices only later that it has finished
  const { non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const allOptions = { connections, sampleInt: 100, timeout: 60, ...options };
    const run = autocannon(allOptions, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
    run.on("response", (_client, _status, _bytes, ms) => {
      times.push(ms);
      lastResponseAt = performance.now();
    });
  });
  if (non2xx + errors > 0) throw new Error(`${options.url} failed ${non2xx + errors} times under load.`);
  if (times.length === 0) throw new Error(`${options.url} did not respond under load.`);
  return throughputOf(times, (lastResponseAt - begun) / 1000);
}

export const throughputOf = (times: number[], seconds: number): Throughput => ({
  perSecond: times.length / seconds,
  p50Ms: percentile(times, 0.5),
  p99Ms: percentile(times, 0.99),
});
