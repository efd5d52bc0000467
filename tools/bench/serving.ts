import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { listBookableDays } from "./list-bookable-days.ts";
import { pages } from "./pages.ts";
import { type RunningServer, startBareServer } from "./processes.ts";
import { sharedShop } from "./shared.ts";
import { demoCustomerHeaders } from "./demo-customer-headers.ts";
import type { Figure } from "./table.ts";
import { formatThroughputShort, compare, type Effort, formatThroughput, type Target, warmUp } from "./throughput.ts";

interface Subject extends Target {
  title: string;
  /** The promised share of the bare server's pace, if there is one. */
  least?: number;
}

interface CapturedResponse {
  subject: Subject;
  file: string;
}

/** Node writes these by itself. */
const hopByHopHeaders = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

const warmUpSeconds = 6;
const warmUpCount = 3;

/** How much of a bare server's pace is left once the whole shop stands in between. */
export async function measureServing(effort: Effort): Promise<Figure[]> {
  const subjects = await subjectsOf(await sharedShop());
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-bench-"));
  const samples: CapturedResponse[] = [];
  for (const subject of subjects)
    samples.push(await captureResponse(subject, path.join(folder, String(samples.length))));
  const bare = await startBareServer(samples.map(({ file }) => file));
  try {
    const pairs = samples.map(({ subject }, place) => ({ subject, reference: { url: `${bare.origin}/${place}` } }));
    for (const { subject, reference } of pairs.slice(0, warmUpCount))
      await warmUp([subject, reference], { ...effort, seconds: warmUpSeconds });
    const figures: Figure[] = [];
    for (const { subject, reference } of pairs) figures.push(await measureSubject(subject, reference, effort));
    return figures;
  } finally {
    await bare.stop();
    rmSync(folder, { recursive: true });
  }
}

async function subjectsOf(shop: RunningServer): Promise<Subject[]> {
  const { origin } = shop;
  const [headers, [day]] = [await fillCart(origin), await listBookableDays(origin)];
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
    { title: "page: gear shop, rendered anew", url: `${origin}/gearshop`, bypassesCache: true },
  ];
}

async function fillCart(origin: string): Promise<Record<string, string>> {
  const headers = await demoCustomerHeaders(origin);
  await fetch(`${origin}/api/cart/add/1`, {
    method: "POST",
    body: JSON.stringify({ quantity: 1 }),
    headers: { ...headers, "content-type": "application/json" },
  });
  return headers;
}

async function captureResponse(subject: Subject, file: string): Promise<CapturedResponse> {
  const response = await fetch(subject.url, { headers: { "accept-encoding": "identity", ...subject.headers } });
  if (!response.ok) throw new Error(`${subject.url} failed with ${response.status}.`);
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !hopByHopHeaders.has(name)));
  writeFileSync(file, body);
  writeFileSync(`${file}.headers`, JSON.stringify({ ...headers, "content-length": body.length }));
  return { subject, file };
}

async function measureSubject(
  { title, least, ...subject }: Subject,
  reference: Target,
  effort: Effort,
): Promise<Figure> {
  const [ours, bare] = await compare(subject, reference, effort);
  const ratio = ours.perSecond / bare.perSecond;
  return {
    title,
    value: formatThroughput(ours),
    reference: formatThroughputShort(bare),
    ratio,
    ...(least && { target: `≥ ${least}`, isMet: ratio >= least }),
  };
}
