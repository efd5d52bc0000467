import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openDays } from "./open-days.ts";
import { pages } from "./pages.ts";
import { type Running, startBare } from "./processes.ts";
import { sharedShop } from "./shared.ts";
import { signedIn } from "./signed-in.ts";
import type { Figure } from "./table.ts";
import { briefly, compare, type Effort, spoken, type Target, warmUp } from "./throughput.ts";

interface Subject extends Target {
  title: string;
  /** The promised share of the bare server's pace, if there is one. */
  least?: number;
}

interface Sample {
  subject: Subject;
  file: string;
}

/** Node writes these by itself. */
const ofTheConnection = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

const warmUpSeconds = 6;
const kindsToWarmUp = 3;

/** How much of a bare server's pace is left once the whole shop stands in between. */
export async function measureServing(effort: Effort): Promise<Figure[]> {
  const subjects = await subjectsOf(await sharedShop());
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-bench-"));
  const samples: Sample[] = [];
  for (const subject of subjects) samples.push(await sampleOf(subject, path.join(folder, String(samples.length))));
  const bare = await startBare(samples.map(({ file }) => file));
  try {
    const pairs = samples.map(({ subject }, place) => ({ subject, reference: { url: `${bare.origin}/${place}` } }));
    for (const { subject, reference } of pairs.slice(0, kindsToWarmUp))
      await warmUp([subject, reference], { ...effort, seconds: warmUpSeconds });
    const figures: Figure[] = [];
    for (const { subject, reference } of pairs) figures.push(await measure(subject, reference, effort));
    return figures;
  } finally {
    await bare.stop();
    rmSync(folder, { recursive: true });
  }
}

async function subjectsOf(shop: Running): Promise<Subject[]> {
  const { origin } = shop;
  const [headers, [day]] = [await cartWithSomething(origin), await openDays(origin)];
  return [
    { title: "GET /api/health", url: `${origin}/api/health` },
    { title: "GET /api/gears", url: `${origin}/api/gears`, least: 0.7 },
    { title: "GET /api/gears/1", url: `${origin}/api/gears/1` },
    { title: "GET /api/pets", url: `${origin}/api/pets` },
    { title: "slots of a day", url: `${origin}/api/booked-time-slots?service_id=1&date=${day}` },
    { title: "my cart", url: `${origin}/api/cart`, headers },
    ...pages.map(({ title, path: address }) => {
      return { title: `page: ${title}`, url: `${origin}${address}`, least: 0.3 };
    }),
    { title: "page: gear shop, rendered anew", url: `${origin}/gearshop`, anew: true },
  ];
}

async function cartWithSomething(origin: string): Promise<Record<string, string>> {
  const headers = await signedIn(origin);
  await fetch(`${origin}/api/cart/add/1`, {
    method: "POST",
    body: JSON.stringify({ quantity: 1 }),
    headers: { ...headers, "content-type": "application/json" },
  });
  return headers;
}

async function sampleOf(subject: Subject, file: string): Promise<Sample> {
  const response = await fetch(subject.url, { headers: { "accept-encoding": "identity", ...subject.headers } });
  if (!response.ok) throw new Error(`${subject.url} failed with ${response.status}.`);
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofTheConnection.has(name)));
  writeFileSync(file, body);
  writeFileSync(`${file}.headers`, JSON.stringify({ ...headers, "content-length": body.length }));
  return { subject, file };
}

async function measure({ title, least, ...subject }: Subject, reference: Target, effort: Effort): Promise<Figure> {
  const [ours, bare] = await compare(subject, reference, effort);
  const ratio = ours.perSecond / bare.perSecond;
  return {
    title,
    value: spoken(ours),
    reference: briefly(bare),
    ratio,
    ...(least && { target: `≥ ${least}`, kept: ratio >= least }),
  };
}
