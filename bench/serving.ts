import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Running, startBare } from "./processes.ts";
import type { Figure } from "./table.ts";
import { compare, type Effort } from "./throughput.ts";

interface Subject {
  title: string;
  path: string;
  type: string;
  least: number;
}

const subjects: Subject[] = [
  { title: "GET /api/gears", path: "/api/gears", type: "application/json", least: 0.7 },
  { title: "page /gearshop", path: "/gearshop", type: "text/html", least: 0.3 },
];

/** How much of a bare server's pace is left once the whole shop stands in between. */
export async function measureServing(shop: Running, effort: Effort): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const subject of subjects) figures.push(await measure(shop, subject, effort));
  return figures;
}

async function measure(shop: Running, { title, path: address, type, least }: Subject, effort: Effort): Promise<Figure> {
  const url = `${shop.origin}${address}`;
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), "pawhaven-bench-")), "body");
  writeFileSync(file, await (await fetch(url)).text());
  const bare = await startBare(file, type);
  const [ours, reference] = await compare(url, bare.origin, effort);
  await bare.stop();
  const ratio = ours.perSecond / reference.perSecond;
  return {
    title,
    value: `${Math.round(ours.perSecond)}/s, p99 ${ours.p99Ms} ms`,
    reference: `bare node:http ${Math.round(reference.perSecond)}/s, ratio ${ratio.toFixed(2)}`,
    target: `ratio ≥ ${least}`,
    kept: ratio >= least,
  };
}
