import { customer } from "../../demo/data/index.ts";
import { sharedShop } from "./shared.ts";
import type { Figure } from "./table.ts";
import type { Effort } from "./throughput.ts";
import { median } from "./times.ts";

const unknownEmail = "nobody-at-all@example.com";

interface TimingProbe {
  title: string;
  path: string;
  body: (email: string) => object;
}

const timingProbes: TimingProbe[] = [
  { title: "login, known or not", path: "/api/login", body: (email) => ({ email, password: "not the right one" }) },
  { title: "forgot, known or not", path: "/api/forgot", body: (email) => ({ email }) },
];

/** How long a known and an unknown address take to be refused: nobody must be able to tell them apart by it. */
export async function measureTimingLeak({ short }: Effort): Promise<Figure[]> {
  const [{ origin }, rounds] = [await sharedShop(), short ? 2 : 80];
  const figures: Figure[] = [];
  for (const { title, path, body } of timingProbes) {
    const times: [number[], number[]] = [[], []];
    const ask = (email: string) => timeRequest(`${origin}${path}`, body(email));
    await ask(unknownEmail);
    for (let round = 0; round < rounds; round++) {
      times[0].push(await ask(customer.email));
      times[1].push(await ask(unknownEmail));
    }
    const [known, unknown] = times.map(median) as [number, number];
    const ratio = known / unknown;
    figures.push({
      title,
      value: `p50 ${known.toFixed(1)} ms, known`,
      reference: `${unknown.toFixed(1)} ms, unknown`,
      ratio,
      target: "0.9–1.1",
      isMet: ratio >= 0.9 && ratio <= 1.1,
    });
  }
  return figures;
}

async function timeRequest(url: string, body: object): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
  await response.arrayBuffer();
  return performance.now() - begun;
}
