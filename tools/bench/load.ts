import type { Sample } from "./load-generator.ts";
import { integrityFigure } from "./integrity-figure.ts";
import { type LoadEnvironment, openLoadEnvironment } from "./load-environment.ts";
import { watchHealth } from "./load-health.ts";
import { recoveryMs, summarize } from "./load-summary.ts";
import { type LoadGenerator, startGenerator } from "./start-generator.ts";
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
  customers: number;
}

const fullProfile: LoadProfile = { steady: 60, step: 8, overload: 20, recovery: 10, customers: 200 };
const shortProfile: LoadProfile = { steady: 1, step: 0.5, overload: 1, recovery: 1, customers: 20 };

/** The whole shop on PostgreSQL under a mixed open-loop load, and under five times that load. */
export async function measureLoad(isShort: boolean): Promise<Figure[]> {
  const profile = isShort ? shortProfile : fullProfile;
  const environment = await openLoadEnvironment(profile.customers);
  const generator = startGenerator(environment, baseRate);
  try {
    await generator.run({ perSecond: baseRate / 2, seconds: profile.recovery });
    const steady = await generator.run({ seconds: profile.steady });
    return [
      steadyFigure(steady),
      ...(await measureOverload(environment, generator, profile)),
      await measureSignIns(generator, profile),
      integrityFigure(await environment.countViolations()),
    ];
  } finally {
    generator.stop();
    await environment.close();
  }
}

function steadyFigure(samples: Sample[]): Figure {
  const { good, rejected, failed, p50Ms, p99Ms, lagP99Ms } = summarize(samples);
  return {
    title: `mixed load, ${baseRate}/s`,
    value: `${good} succeeded, ${rejected + failed} did not; p50 ${ms(p50Ms)}, p99 ${ms(p99Ms)}`,
    reference: `70 % catalogue, 20 % cart, 10 % checkout; generator lag p99 ${ms(lagP99Ms)}`,
    target: `no errors, p99 < ${maxP99Ms} ms`,
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
      `${Math.round(good / seconds)}/s succeeded (p99 ${ms(p99Ms)}), ${Math.round(rejected / seconds)}/s rejected ` +
      `(p99 ${ms(rejectedP99Ms)}), ${failed} failed`,
    reference: `peak ${Math.round(peak)}/s; share of peak ${share.toFixed(2)}; generator lag p99 ${ms(lagP99Ms)}`,
    target: "share ≥ 0.8, rejected only by 503 with Retry-After",
    isMet: share >= 0.8 && failed === 0,
  };
}

function recoveryFigure(samples: Sample[]): Figure {
  const recovered = recoveryMs(samples, maxP99Ms);
  return {
    title: "recovery after the overload",
    value: recovered === null ? "not within the measured time" : ms(recovered),
    reference: `at ${baseRate}/s, until no second has an error or p99 ≥ ${maxP99Ms} ms`,
    target: "≤ 5 s",
    isMet: recovered !== null && recovered <= 5_000,
  };
}

async function measureSignIns(
  generator: LoadGenerator,
  { recovery: seconds, customers: signIns }: LoadProfile,
): Promise<Figure> {
  const catalogueLoad = { mix: "catalogue", perSecond: baseRate / 2, seconds } as const;
  const baseline = summarize(await generator.run(catalogueLoad));
  const samples = await generator.run({ ...catalogueLoad, signIns });
  const isSignIn = ({ kind }: Sample) => kind === "sign-in";
  const catalogue = summarize(samples.filter((sample) => !isSignIn(sample)));
  const signedIn = summarize(samples.filter(isSignIn));
  return {
    title: `catalogue during ${signIns} concurrent sign-ins`,
    value: `p99 ${ms(catalogue.p99Ms)}; ${signedIn.good} signed in, ${signedIn.rejected} rejected with 503`,
    reference: `p99 ${ms(baseline.p99Ms)} without sign-ins`,
    target: `no errors, p99 < ${maxP99Ms / 3} ms`,
    isMet: catalogue.rejected + catalogue.failed + signedIn.failed === 0 && catalogue.p99Ms < maxP99Ms / 3,
  };
}

const ms = (value: number) => `${Math.round(value)} ms`;
