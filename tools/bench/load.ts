import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { LoadPlan, Sample } from "./load-generator.ts";
import { type LoadEnvironment, openLoadEnvironment } from "./load-environment.ts";
import { watchHealth } from "./load-health.ts";
import { recoveryMs, summarize } from "./load-summary.ts";
import type { Figure } from "./table.ts";

const baseRate = 500;
const overloadRate = 5 * baseRate;
const rampRates = [2, 3, 4, 5].map((times) => times * baseRate);
const maxP99Ms = 150;

interface LoadProfile {
  steady: number;
  step: number;
  overload: number;
  recovery: number;
  people: number;
}

const fullProfile: LoadProfile = { steady: 60, step: 8, overload: 20, recovery: 10, people: 200 };
const shortProfile: LoadProfile = { steady: 1, step: 0.5, overload: 1, recovery: 1, people: 20 };

/** The whole shop under a mixed load that does not wait for it, and under five times as much. On PostgreSQL. */
export async function measureLoad(isShort: boolean): Promise<Figure[]> {
  const profile = isShort ? shortProfile : fullProfile;
  const environment = await openLoadEnvironment(profile.people);
  const generator = startGenerator(environment);
  try {
    await generator.run({ perSecond: baseRate / 2, seconds: profile.recovery });
    const steady = await generator.run({ seconds: profile.steady });
    return [
      steadyFigure(steady),
      ...(await measureOverload(environment, generator, profile)),
      await measureSignIns(generator, profile),
      await ledgerFigure(environment),
    ];
  } finally {
    generator.stop();
    await environment.close();
  }
}

interface LoadGenerator {
  run(order: Partial<LoadPlan>): Promise<Sample[]>;
  stop(): void;
}

function startGenerator({ shop, fixtures }: LoadEnvironment): LoadGenerator {
  const child = fork(path.join(import.meta.dirname, "load-generator.ts"), { serialization: "advanced" });
  const port = Number(new URL(shop.origin).port);
  return {
    async run(order) {
      child.send({
        port,
        fixtures,
        draw: "mixed",
        perSecond: baseRate,
        seconds: 1,
        signIns: 0,
        ...order,
      } satisfies LoadPlan);
      const [samples] = (await once(child, "message")) as [Sample[]];
      return samples;
    },
    stop: () => child.kill(),
  };
}

function steadyFigure(samples: Sample[]): Figure {
  const { good, rejected, failed, p50Ms, p99Ms, lagP99Ms } = summarize(samples);
  return {
    title: `mixed load, ${baseRate}/s`,
    value: `${good} answered, ${rejected + failed} not; p50 ${ms(p50Ms)}, p99 ${ms(p99Ms)}`,
    reference: `70 % catalogue, 20 % cart, 10 % checkout; the generator ${ms(lagP99Ms)} late (p99)`,
    target: `no error, p99 < ${maxP99Ms} ms`,
    isMet: rejected + failed === 0 && p99Ms < maxP99Ms,
  };
}

async function measureOverload(
  { shop }: LoadEnvironment,
  generator: LoadGenerator,
  profile: LoadProfile,
): Promise<Figure[]> {
  const rates = [baseRate];
  for (const perSecond of rampRates) {
    const seconds = profile.step;
    rates.push(summarize(await generator.run({ perSecond, seconds })).good / seconds);
  }
  const peak = Math.max(...rates);
  const health = watchHealth(shop.origin);
  const samples = await generator.run({ perSecond: overloadRate, seconds: profile.overload });
  const healthFigure = health.end();
  const after = await generator.run({ seconds: profile.recovery });
  return [overloadFigure(samples, profile.overload, peak), healthFigure, recoveryFigure(after)];
}

function overloadFigure(samples: Sample[], seconds: number, peak: number): Figure {
  const { good, rejected, failed, p99Ms, rejectedP99Ms, lagP99Ms } = summarize(samples);
  const share = good / seconds / peak;
  return {
    title: `mixed load, ${overloadRate}/s`,
    value:
      `${Math.round(good / seconds)}/s answered (p99 ${ms(p99Ms)}), ${Math.round(rejected / seconds)}/s sent away ` +
      `(p99 ${ms(rejectedP99Ms)}), ${failed} failed`,
    reference: `at best ${Math.round(peak)}/s; share ${share.toFixed(2)}; the generator ${ms(lagP99Ms)} late (p99)`,
    target: "share ≥ 0.8, only 503 with Retry-After",
    isMet: share >= 0.8 && failed === 0,
  };
}

function recoveryFigure(samples: Sample[]): Figure {
  const recovered = recoveryMs(samples, maxP99Ms);
  return {
    title: "recovery after it",
    value: recovered === null ? "not in the time watched" : ms(recovered),
    reference: `back at ${baseRate}/s, from when on every second has no error and p99 < ${maxP99Ms} ms`,
    target: "≤ 5 s",
    isMet: recovered !== null && recovered <= 5_000,
  };
}

async function measureSignIns(
  generator: LoadGenerator,
  { recovery: seconds, people: signIns }: LoadProfile,
): Promise<Figure> {
  const calm = { draw: "catalogue", perSecond: baseRate / 2, seconds } as const;
  const alone = summarize(await generator.run(calm));
  const samples = await generator.run({ ...calm, signIns });
  const isSignIn = ({ kind }: Sample) => kind === "sign-in";
  const beside = summarize(samples.filter((sample) => !isSignIn(sample)));
  const signedIn = summarize(samples.filter(isSignIn));
  return {
    title: `catalogue, ${signIns} sign-ins at once`,
    value: `p99 ${ms(beside.p99Ms)}; ${signedIn.good} signed in, ${signedIn.rejected} asked to come back`,
    reference: `p99 ${ms(alone.p99Ms)} without`,
    target: `no error, p99 < ${maxP99Ms / 3} ms`,
    isMet: beside.rejected + beside.failed + signedIn.failed === 0 && beside.p99Ms < maxP99Ms / 3,
  };
}

async function ledgerFigure(environment: LoadEnvironment): Promise<Figure> {
  const found = await environment.countViolations();
  return {
    title: "the books after the load",
    value: `${found} faults`,
    reference: "npm run audit:data",
    target: "0",
    isMet: found === 0,
    mustHold: true,
  };
}

const ms = (value: number) => `${Math.round(value)} ms`;
