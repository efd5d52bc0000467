import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { endpoints, requestHeaders } from "@pawhaven/contract";
import { customer } from "../../demo/data/index.ts";
import { apiAt } from "../../server/test/support/api-client.ts";
import { listBookableDays } from "../../server/test/support/bookable-days.ts";
import { apiRequest } from "./api-request.ts";
import { pages } from "./pages.ts";
import { startReferenceServer } from "./processes.ts";
import { fetchReply } from "./fetch-reply.ts";
import { sharedShop } from "./shared.ts";
import type { Figure } from "./table.ts";
import { formatThroughputShort, compare, type Effort, formatThroughput, type Target, warmUp } from "./throughput.ts";

export interface Subject extends Target {
  title: string;
  /** Target for the ratio to the reference server, if there is one. */
  minRatio?: number;
}

interface CapturedResponse {
  subject: Subject;
  file: string;
}

const warmUpSeconds = 6;
const warmUpCount = 3;

/** Throughput of the shop, compared with a plain server that sends the same bytes. */
export async function measureServing(effort: Effort): Promise<Figure[]> {
  const { origin } = await sharedShop();
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-bench-"));
  const captured: CapturedResponse[] = [];
  for (const subject of await subjectsAt(origin))
    captured.push(await captureResponse(subject, path.join(folder, String(captured.length))));
  const server = await startReferenceServer(captured.map(({ file }) => file));
  try {
    const pairs = captured.map(({ subject }, index) => ({ subject, reference: { url: `${server.origin}/${index}` } }));
    for (const { subject, reference } of pairs.slice(0, warmUpCount))
      await warmUp([subject, reference], { ...effort, seconds: warmUpSeconds });
    const figures: Figure[] = [];
    for (const { subject, reference } of pairs) figures.push(await measureSubject(subject, reference, effort));
    return figures;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function subjectsAt(origin: string): Promise<Subject[]> {
  const [token, [date = ""]] = [await fillCart(origin), await listBookableDays(apiAt(origin))];
  const gear = apiRequest(endpoints.getGear, { params: { id: 1 } }).path;
  const slots = apiRequest(endpoints.listSlots, { query: { service_id: 1, date } }).path;
  const api: Subject[] = [
    { title: "health", url: endpoints.getHealth.path },
    { title: "all gears", url: endpoints.listGears.path, minRatio: 0.7 },
    { title: "one gear", url: gear },
    { title: "all pets", url: endpoints.listPets.path },
    { title: "slots of a day", url: slots },
    { title: "cart", url: endpoints.getCart.path, headers: requestHeaders({ body: undefined }, token) },
  ];
  return [
    ...api.map((subject) => ({ ...subject, title: `API: ${subject.title}`, url: `${origin}${subject.url}` })),
    ...pages.map(({ title, path: pagePath }) => {
      return { title: `page: ${title}`, url: `${origin}${pagePath}`, minRatio: 0.3 };
    }),
  ];
}

/** Returns the token of a customer who has a gear in the cart. */
export async function fillCart(origin: string): Promise<string> {
  const { email, password } = customer;
  const { access_token: token } = await apiAt(origin).login({ body: { email, password } });
  await apiAt(origin, { token }).addToCart({ params: { id: 1 }, body: { quantity: 1 } });
  return token;
}

async function captureResponse(subject: Subject, file: string): Promise<CapturedResponse> {
  const { body, headers } = await fetchReply(subject.url, subject.headers);
  writeFileSync(file, body);
  writeFileSync(`${file}.headers`, JSON.stringify(headers));
  return { subject, file };
}

export async function measureSubject(
  { title, minRatio, ...subject }: Subject,
  reference: Target,
  effort: Effort,
): Promise<Figure> {
  const [ours, theirs] = await compare(subject, reference, effort);
  const ratio = ours.perSecond / theirs.perSecond;
  return {
    title,
    value: formatThroughput(ours),
    reference: formatThroughputShort(theirs),
    ratio,
    ...(minRatio && { target: `≥ ${minRatio}`, isMet: ratio >= minRatio }),
  };
}
