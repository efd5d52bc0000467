import { endpoints } from "@pawhaven/contract";
import { staffHeaders } from "../../server/test/support/api-client.ts";
import { minutesBetweenOrders } from "../../server/test/support/large-shop.ts";
import { apiRequest } from "./api-request.ts";
import type { ListedShop } from "./list-queries.ts";
import { residentMegabytes, type RunningServer } from "./processes.ts";
import type { Figure } from "./table.ts";

export interface TransferShop extends ListedShop {
  shop: RunningServer;
}

/** Ten times the rows may take so much more memory: the runtime collects its garbage late. */
const maxGrowth = 1.3;
const sampleIntervalMs = 20;

/** What a transfer needs at most while its rows pass through, for a tenth of the rows and for all of them. */
export async function measureTransfers(environment: TransferShop, hostileMegabytes: number): Promise<Figure[]> {
  const gears = await (await download(environment, exportPaths.gears())).text();
  return [
    await measureGrowth("memory of the export of orders", environment, {
      tenth: () => drain(environment, exportPaths.orders(daysOf(environment) / 10)),
      all: () => drain(environment, exportPaths.orders()),
    }),
    await measureGrowth("memory of the export of gears", environment, {
      tenth: () => drain(environment, exportPaths.gears("family")),
      all: () => drain(environment, exportPaths.gears()),
    }),
    await measureGrowth("memory of the check of an import", environment, {
      tenth: () => checkImport(environment, firstRows(withOtherNames(gears), 0.1)),
      all: () => checkImport(environment, withOtherNames(gears)),
    }),
    await measureGrowth(`memory of a refused import of ${hostileMegabytes} MB`, environment, {
      tenth: () => sendHostileFile(environment, hostileMegabytes / 10),
      all: () => sendHostileFile(environment, hostileMegabytes),
    }),
  ];
}

const exportPaths = {
  orders(days?: number) {
    const from = days && new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    return apiRequest(endpoints.exportOrders, { query: from ? { from } : {} }).path;
  },
  gears: (text?: string) => apiRequest(endpoints.exportGears, { query: text ? { text } : {} }).path,
};

const daysOf = ({ size }: ListedShop) => (size.orders * minutesBetweenOrders) / 1440;

async function download({ origin, staffToken }: ListedShop, path: string): Promise<Response> {
  const response = await fetch(`${origin}${path}`, { headers: staffHeaders(staffToken) });
  if (!response.ok) throw new Error(`${path} failed with ${response.status}.`);
  return response;
}

/** Returns the number of bytes. */
async function drain(environment: ListedShop, path: string): Promise<number> {
  const { body } = await download(environment, path);
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) bytes += chunk.length;
  return bytes;
}

/** Every row changes something. */
const withOtherNames = (csv: string) => csv.replaceAll(/^(\d+,\d+,live,)/gm, "$1New ");

/** Cut where a row begins. */
function firstRows(csv: string, share: number): string {
  const start = csv.slice(Math.floor(csv.length * share)).search(/^\d+,\d+,live,/m);
  return csv.slice(0, Math.floor(csv.length * share) + Math.max(0, start));
}

async function upload({ origin, staffToken }: ListedShop, file: Blob): Promise<Response> {
  const body = new FormData();
  body.set("file", file, "gears.csv");
  const { path } = endpoints.checkGearImport;
  return fetch(`${origin}${path}`, { method: "POST", body, headers: staffHeaders(staffToken) });
}

async function checkImport(environment: ListedShop, csv: string): Promise<number> {
  const response = await upload(environment, new Blob([csv]));
  const report = (await response.json()) as { rows: number; updated: number };
  if (report.updated !== report.rows) throw new Error(`The import failed: ${JSON.stringify(report).slice(0, 300)}`);
  return csv.length;
}

/** Formulas without a header, and too large in the end. */
async function sendHostileFile(environment: ListedShop, megabytes: number): Promise<number> {
  const bytes = Buffer.alloc(megabytes * 1024 * 1024, `1,1,live,"=cmd|' /C calc'!A1"\r\n`);
  const response = await upload(environment, new Blob([bytes]));
  const { message } = (await response.json()) as { message?: string };
  if (response.status < 400 || response.status >= 500 || !message)
    throw new Error(`A hostile file was answered with ${response.status}.`);
  return bytes.length;
}

async function measureGrowth(
  title: string,
  environment: TransferShop,
  { tenth, all }: Record<"tenth" | "all", () => Promise<number>>,
): Promise<Figure> {
  await tenth(); // warm-up
  const part = await peakDuring(environment, tenth);
  const whole = await peakDuring(environment, all);
  const ratio = whole.megabytes / part.megabytes;
  return {
    title,
    value: format(whole),
    reference: `a tenth: ${format(part)}`,
    ratio,
    target: `≤ ${maxGrowth}`,
    isMet: !(ratio > maxGrowth),
  };
}

interface Peak {
  megabytes: number;
  bytes: number;
}

const format = ({ megabytes, bytes }: Peak) =>
  `at most ${Math.round(megabytes)} MB for a file of ${(bytes / 1024 / 1024).toFixed(1)} MB`;

async function peakDuring({ shop }: TransferShop, work: () => Promise<number>): Promise<Peak> {
  let megabytes = residentMegabytes(shop.child) ?? Number.NaN;
  const sample = () => {
    megabytes = Math.max(megabytes, residentMegabytes(shop.child) ?? Number.NaN);
  };
  const sampling = setInterval(sample, sampleIntervalMs);
  const bytes = await work().finally(() => clearInterval(sampling));
  sample();
  return { megabytes, bytes };
}
