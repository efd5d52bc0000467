import autocannon from "autocannon";
import { percentile } from "./times.ts";

export interface Effort {
  /** Only to see whether it can be measured. */
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
  /** Asks for another address each time, so that nothing kept can answer. */
  bypassesCache?: boolean;
}

/** As many as the shop has connections to its database. */
export const connections = 16;

/** Measures a target in turns with its reference, so that whatever else the machine is doing falls on both alike. */
export async function compare(subject: Target, reference: Target, effort: Effort): Promise<[Throughput, Throughput]> {
  const paces: [Throughput[], Throughput[]] = [[], []];
  await warmUp([subject, reference], effort);
  for (let round = 0; round < effort.rounds; round++) {
    paces[0].push(await measureTarget(subject, effort));
    paces[1].push(await measureTarget(reference, effort));
  }
  return [medianThroughput(paces[0]), medianThroughput(paces[1])];
}

/** Code that runs for the first time is slower, and says nothing about a shop that is open all day. */
export async function warmUp(targets: Target[], effort: Effort): Promise<void> {
  await Promise.all(targets.map((target) => measureTarget(target, effort)));
}

/** The median round speaks for all. */
export const medianThroughput = (paces: Throughput[]): Throughput =>
  paces.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(paces.length / 2)] as Throughput;

export const formatThroughput = ({ perSecond, p50Ms, p99Ms }: Throughput): string =>
  `${Math.round(perSecond)}/s, p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)} ms`;

export const formatThroughputShort = ({ perSecond, p99Ms }: Throughput): string =>
  `${Math.round(perSecond)}/s, p99 ${p99Ms.toFixed(1)} ms`;

let requestCount = 0;

const measureTarget = ({ url, headers = {}, bypassesCache = false }: Target, effort: Effort): Promise<Throughput> => {
  const withUniqueQuery = (request: autocannon.Request) => ({
    ...request,
    path: `${new URL(url).pathname}?n=${(requestCount += 1)}`,
  });
  return runLoad({
    url,
    headers,
    ...durationOptions(effort),
    ...(bypassesCache && { requests: [{ setupRequest: withUniqueQuery }] }),
  });
};

/** So many seconds, or only one call for each connection. */
export const durationOptions = ({ short, seconds }: Effort) =>
  short ? { amount: connections } : { duration: seconds };

/** Keeps all connections busy; an answer that is not a good one is an error. */
export async function runLoad(options: autocannon.Options): Promise<Throughput> {
  const times: number[] = [];
  const begun = performance.now();
  let last = begun; // it only looks now and then whether it is done, so its own end is later
  const { non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const whole = { connections, sampleInt: 100, timeout: 60, ...options };
    const firing = autocannon(whole, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
    firing.on("response", (_client, _status, _bytes, ms) => {
      times.push(ms);
      last = performance.now();
    });
  });
  if (non2xx + errors > 0) throw new Error(`${options.url} failed ${non2xx + errors} times under load.`);
  if (times.length === 0) throw new Error(`${options.url} did not answer under load.`);
  return throughputOf(times, (last - begun) / 1000);
}

export const throughputOf = (times: number[], seconds: number): Throughput => ({
  perSecond: times.length / seconds,
  p50Ms: percentile(times, 0.5),
  p99Ms: percentile(times, 0.99),
});
