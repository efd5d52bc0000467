import type { Api } from "@pawhaven/contract";
import { customer } from "../../demo/data/index.ts";
import { apiAt } from "../../server/test/support/api-client.ts";
import { sharedShop } from "./shared.ts";
import type { Figure } from "./table.ts";
import type { Effort } from "./throughput.ts";
import { median } from "./times.ts";

const unknownEmail = "nobody-at-all@example.com";

interface TimingProbe {
  title: string;
  call: (api: Api, email: string) => Promise<unknown>;
}

const timingProbes: TimingProbe[] = [
  {
    title: "login with a wrong password",
    call: (api, email) => api.login({ body: { email, password: "not the right one" } }).catch(() => {}),
  },
  { title: "password reset request", call: (api, email) => api.forgotPassword({ body: { email } }) },
];

/** Response times must not reveal whether an email address is registered. */
export async function measureTimingLeak({ short }: Effort): Promise<Figure[]> {
  const [{ origin }, rounds] = [await sharedShop(), short ? 2 : 80];
  const api = apiAt(origin);
  const figures: Figure[] = [];
  for (const probe of timingProbes) figures.push(await measureProbe(probe, api, rounds));
  return figures;
}

async function measureProbe({ title, call }: TimingProbe, api: Api, rounds: number): Promise<Figure> {
  const times: [number[], number[]] = [[], []];
  await call(api, unknownEmail); // warm-up
  for (let round = 0; round < rounds; round++) {
    times[0].push(await timeCall(() => call(api, customer.email)));
    times[1].push(await timeCall(() => call(api, unknownEmail)));
  }
  const [registered, unknown] = times.map(median) as [number, number];
  const ratio = registered / unknown;
  return {
    title,
    value: `p50 ${registered.toFixed(1)} ms, registered`,
    reference: `${unknown.toFixed(1)} ms, unknown`,
    ratio,
    target: "0.9–1.1",
    isMet: ratio >= 0.9 && ratio <= 1.1,
  };
}

async function timeCall(call: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await call();
  return performance.now() - begun;
}
