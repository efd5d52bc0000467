import { facetsOf, type Gear, selectGears } from "../contract/src/index.ts";
import { openLargeCatalogue } from "../server/test/large-catalogue.ts";
import { startCluster } from "../server/test/postgres-cluster.ts";
import { Random } from "../server/test/random.ts";
import { type Catalogue, mostTimesSlower, type Question, questions } from "./catalogue-questions.ts";
import { type Running, startShop } from "./processes.ts";

import type { Figure } from "./table.ts";
import { median, percentile } from "./times.ts";

const sizes = [50, 1_000, 20_000];
const frameMs = 16;

interface OpenCatalogue extends Catalogue {
  shop: Running;
}

/** What a visitor waits for when no kept reply can answer, as the catalogue grows; and what searching costs a browser. */
export async function measureCatalogue(rounds: number): Promise<Figure[]> {
  const cluster = await startCluster();
  const catalogues: OpenCatalogue[] = [];
  for (const size of sizes) catalogues.push(await openCatalogue(cluster.url, size));
  const figures: Figure[] = [];
  for (const [title, question] of Object.entries(questions)) {
    figures.push(await measureGrowth(title, question, catalogues, rounds));
  }
  figures.push(await measureBrowser(catalogues[1] as OpenCatalogue));
  for (const { shop } of catalogues) await shop.stop();
  await cluster.remove();
  return figures;
}

async function openCatalogue(clusterUrl: string, size: number): Promise<OpenCatalogue> {
  const databaseUrl = await openLargeCatalogue(clusterUrl, size);
  const shop = await startShop({ DATABASE_URL: databaseUrl, SEED_DEMO: "off", RATE_LIMIT_SCALE: "1000000" });
  return { shop, origin: shop.origin, size };
}

/** All sizes take turns, so that whatever else the machine is doing falls on all alike. */
async function measureGrowth(
  title: string,
  question: Question,
  catalogues: Catalogue[],
  rounds: number,
): Promise<Figure> {
  const times = catalogues.map((): number[] => []);
  const random = new Random(7);
  for (const catalogue of catalogues) for (let again = 0; again < 20; again++) await question(catalogue, random);
  for (let round = 0; round < rounds; round++) {
    for (const [index, catalogue] of catalogues.entries()) times[index]?.push(await question(catalogue, random));
  }
  const [small = [], middle = [], large = []] = times;
  const most = mostTimesSlower(title);
  const ratio = median(large) / median(small);
  return {
    title: `${title}, nothing kept, 20,000 gears`,
    value: spoken(large),
    reference: `1,000: ${spoken(middle)}; 50: ${spoken(small)}; ratio ${ratio.toFixed(2)}`,
    target: `ratio ≤ ${most}`,
    kept: ratio <= most,
  };
}

const spoken = (times: number[]) => `${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;

/** One letter more or less in the box of a shop whose gears the browser holds: choosing, ordering and counting them. */
async function measureBrowser({ origin }: Catalogue): Promise<Figure> {
  const gears = (await (await fetch(`${origin}/api/gears`)).json()) as Gear[];
  const typed = "orthopaedic lounger";
  const times = Array.from({ length: 5 * typed.length }, (_, keystroke) => {
    const begun = performance.now();
    const search = typed.slice(0, 1 + (keystroke % typed.length));
    selectGears(gears, { filters: { search, petType: "Dogs" }, sort: "rating" });
    facetsOf(gears, { search, petType: "Dogs" });
    return performance.now() - begun;
  });
  return {
    title: "keystroke in the browser's code, 1,000 gears",
    value: spoken(times),
    reference: "choose, order and count in plain JavaScript",
    target: `median ≤ ${frameMs} ms`,
    kept: median(times) <= frameMs,
  };
}
