import autocannon from "autocannon";

export interface Pace {
  perSecond: number;
  p99Ms: number;
}

/**
 * Measures two addresses in turns, several times, so that whatever else the machine is doing falls on both alike;
 * the median round speaks for each.
 */
export async function compare(subject: string, reference: string, { rounds, seconds }: Effort): Promise<[Pace, Pace]> {
  const paces: [Pace[], Pace[]] = [[], []];
  await Promise.all([subject, reference].map((url) => load(url, 1)));
  for (let round = 0; round < rounds; round++) {
    paces[0].push(await load(subject, seconds));
    paces[1].push(await load(reference, seconds));
  }
  return [median(paces[0]), median(paces[1])];
}

export interface Effort {
  rounds: number;
  seconds: number;
}

async function load(url: string, seconds: number): Promise<Pace> {
  const result = await autocannon({ url, connections: 16, duration: seconds });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times under load.`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

export const median = (paces: Pace[]): Pace =>
  paces.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(paces.length / 2)] as Pace;

export const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? 0;
