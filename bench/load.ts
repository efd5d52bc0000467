import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Order, Sample } from "./load-generator.ts";
import { type LoadShop, openLoadShop } from "./load-shop.ts";
import { watchHealth } from "./load-health.ts";
import { recoveryMs, summary } from "./load-summary.ts";
import type { Figure } from "./table.ts";

const usual = 500;
const flood = 5 * usual;
const steps = [2, 3, 4, 5].map((times) => times * usual);
const mostP99Ms = 150;

interface Lengths {
  steady: number;
  step: number;
  overload: number;
  after: number;
  people: number;
}

const whole: Lengths = { steady: 60, step: 8, overload: 20, after: 10, people: 200 };
const short: Lengths = { steady: 1, step: 0.5, overload: 1, after: 1, people: 20 };

/** The whole shop under a mixed load that does not wait for it, and under five times as much. On PostgreSQL. */
export async function measureLoad(isShort: boolean): Promise<Figure[]> {
  const lengths = isShort ? short : whole;
  const place = await openLoadShop(lengths.people);
  const generator = startGenerator(place);
  try {
    await generator.run({ perSecond: usual / 2, seconds: lengths.after });
    const steady = await generator.run({ seconds: lengths.steady });
    return [
      steadyFigure(steady),
      ...(await measureOverload(place, generator, lengths)),
      await measureSignIns(generator, lengths),
      await booksFigure(place),
    ];
  } finally {
    generator.stop();
    await place.close();
  }
}

interface LoadGenerator {
  run(order: Partial<Order>): Promise<Sample[]>;
  stop(): void;
}

function startGenerator({ shop, cast }: LoadShop): LoadGenerator {
  const child = fork(path.join(import.meta.dirname, "load-generator.ts"), { serialization: "advanced" });
  const port = Number(new URL(shop.origin).port);
  return {
    async run(order) {
      child.send({ port, cast, draw: "mixed", perSecond: usual, seconds: 1, signIns: 0, ...order } satisfies Order);
      const [samples] = (await once(child, "message")) as [Sample[]];
      return samples;
    },
    stop: () => child.kill(),
  };
}

function steadyFigure(samples: Sample[]): Figure {
  const { good, refused, failed, p50Ms, p99Ms, lagP99Ms } = summary(samples);
  return {
    title: `mixed load, ${usual}/s`,
    value: `${good} answered, ${refused + failed} not; p50 ${ms(p50Ms)}, p99 ${ms(p99Ms)}`,
    reference: `70 % catalogue, 20 % cart, 10 % checkout; the generator ${ms(lagP99Ms)} late (p99)`,
    target: `no error, p99 < ${mostP99Ms} ms`,
    kept: refused + failed === 0 && p99Ms < mostP99Ms,
  };
}

async function measureOverload({ shop }: LoadShop, generator: LoadGenerator, lengths: Lengths): Promise<Figure[]> {
  const paces = [usual];
  for (const perSecond of steps) {
    const seconds = lengths.step;
    paces.push(summary(await generator.run({ perSecond, seconds })).good / seconds);
  }
  const peak = Math.max(...paces);
  const health = watchHealth(shop.origin);
  const samples = await generator.run({ perSecond: flood, seconds: lengths.overload });
  const healthFigure = health.end();
  const after = await generator.run({ seconds: lengths.after });
  return [floodFigure(samples, lengths.overload, peak), healthFigure, recoveryFigure(after)];
}

function floodFigure(samples: Sample[], seconds: number, peak: number): Figure {
  const { good, refused, failed, p99Ms, refusedP99Ms, lagP99Ms } = summary(samples);
  const share = good / seconds / peak;
  return {
    title: `mixed load, ${flood}/s`,
    value:
      `${Math.round(good / seconds)}/s answered (p99 ${ms(p99Ms)}), ${Math.round(refused / seconds)}/s sent away ` +
      `(p99 ${ms(refusedP99Ms)}), ${failed} failed`,
    reference: `at best ${Math.round(peak)}/s; share ${share.toFixed(2)}; the generator ${ms(lagP99Ms)} late (p99)`,
    target: "share ≥ 0.8, only 503 with Retry-After",
    kept: share >= 0.8 && failed === 0,
  };
}

function recoveryFigure(samples: Sample[]): Figure {
  const recovered = recoveryMs(samples, mostP99Ms);
  return {
    title: "recovery after it",
    value: recovered === null ? "not in the time watched" : ms(recovered),
    reference: `back at ${usual}/s, from when on every second has no error and p99 < ${mostP99Ms} ms`,
    target: "≤ 5 s",
    kept: recovered !== null && recovered <= 5_000,
  };
}

async function measureSignIns(generator: LoadGenerator, { after: seconds, people: signIns }: Lengths): Promise<Figure> {
  const calm = { draw: "catalogue", perSecond: usual / 2, seconds } as const;
  const alone = summary(await generator.run(calm));
  const samples = await generator.run({ ...calm, signIns });
  const isSignIn = ({ kind }: Sample) => kind === "sign-in";
  const beside = summary(samples.filter((sample) => !isSignIn(sample)));
  const signedIn = summary(samples.filter(isSignIn));
  return {
    title: `catalogue, ${signIns} sign-ins at once`,
    value: `p99 ${ms(beside.p99Ms)}; ${signedIn.good} signed in, ${signedIn.refused} asked to come back`,
    reference: `p99 ${ms(alone.p99Ms)} without`,
    target: `no error, p99 < ${mostP99Ms / 3} ms`,
    kept: beside.refused + beside.failed + signedIn.failed === 0 && beside.p99Ms < mostP99Ms / 3,
  };
}

async function booksFigure(place: LoadShop): Promise<Figure> {
  const found = await place.faults();
  return {
    title: "the books after the load",
    value: `${found} faults`,
    reference: "npm run audit:data",
    target: "0",
    kept: found === 0,
    mustHold: true,
  };
}

const ms = (value: number) => `${Math.round(value)} ms`;
