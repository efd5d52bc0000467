import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { type Page, pages } from "./pages.ts";
import { sharedShop } from "./shared.ts";
import type { Figure } from "./table.ts";
import type { Effort } from "./throughput.ts";
import { median } from "./times.ts";

/** A separate npm project, so that contributors need not install it. */
const lighthouseCli = path.join(import.meta.dirname, "lighthouse/node_modules/lighthouse/cli/index.js");

const flags = [
  "--quiet",
  "--output=json",
  "--form-factor=mobile",
  "--throttling-method=devtools",
  "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-dev-shm-usage",
];

const otherCategories = ["accessibility", "best-practices", "seo"] as const;

interface Report {
  categories: Record<"performance" | (typeof otherCategories)[number], { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
}

/** One run's times depend on what else the machine did meanwhile. */
const runs = 3;

/** Lighthouse's scores for a phone on a slow network, the median of its runs. */
export async function measureLighthouse({ short }: Effort): Promise<Figure[]> {
  if (!existsSync(lighthouseCli)) return skipOrFail(short);
  const { origin } = await sharedShop();
  const figures: Figure[] = [];
  for (const page of short ? pages.slice(0, 1) : pages) {
    await fetch(`${origin}${page.path}`); // fills the page cache
    const reports: Report[] = [];
    for (let run = 0; run < (short ? 1 : runs); run++) reports.push(await runLighthouse(`${origin}${page.path}`));
    figures.push(figureOf(page, reports));
  }
  return figures;
}

function skipOrFail(short: boolean): Figure[] {
  if (!short) throw new Error("Lighthouse is not installed. Run `npm ci` in tools/bench/lighthouse.");
  return [{ title: "Lighthouse", value: "skipped: only the full run installs it", reference: "" }];
}

async function runLighthouse(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(process.execPath, [lighthouseCli, url, ...flags], {
    env: { ...process.env, CHROME_PATH: process.env["BROWSER_PATH"] },
    maxBuffer: 2 ** 28,
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

const maxLcpMs = 1_500;
const maxTbtMs = 50;

function figureOf({ title }: Page, reports: Report[]): Figure {
  const score = (category: keyof Report["categories"]) =>
    Math.round(median(reports.map(({ categories }) => categories[category].score ?? 0)) * 100);
  const number = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  const performance = score("performance");
  const others = otherCategories.map(score);
  const [lcpMs, tbtMs] = [number("largest-contentful-paint"), number("total-blocking-time")];
  return {
    title: `${title}: performance ${performance}`,
    value: `LCP ${(lcpMs / 1000).toFixed(1)} s, CLS ${number("cumulative-layout-shift").toFixed(3)}, TBT ${Math.round(tbtMs)} ms`,
    reference: `accessibility ${others[0]}, best practices ${others[1]}, SEO ${others[2]}`,
    ratio: performance / 100,
    target: `all 100, LCP ≤ ${maxLcpMs / 1000} s, TBT ≤ ${maxTbtMs} ms`,
    isMet: [performance, ...others].every((score) => score === 100) && lcpMs <= maxLcpMs && tbtMs <= maxTbtMs,
  };
}
