import { computeGearFacets, type Gear, selectGears } from "../../contract/src/index.ts";
import { SeededRandom } from "../../server/test/support/seeded-random.ts";
import {
  closeCatalogueEnvironment,
  type CatalogueEnvironment,
  openCatalogueEnvironment,
  timeQuery,
} from "./catalogue-environment.ts";
import { maxSlowdown, catalogueQueries } from "./catalogue-queries.ts";
import type { Figure } from "./table.ts";
import type { Effort } from "./throughput.ts";
import { median, percentile } from "./times.ts";

const frameMs = 16;

/** What a visitor waits for when no kept reply can answer, as the catalogue grows; and what searching costs a browser. */
export async function measureCatalogue({ short }: Effort): Promise<Figure[]> {
  const sizes = short ? [50, 200] : [50, 1_000, 20_000];
  const catalogues: CatalogueEnvironment[] = [];
  try {
    for (const size of sizes) catalogues.push(await openCatalogueEnvironment(size));
    const figures: Figure[] = [];
    for (const title of Object.keys(catalogueQueries))
      figures.push(...(await measureGrowth(title, catalogues, short ? 2 : 120)));
    figures.push(await measureBrowser(catalogues[1] as CatalogueEnvironment));
    return figures;
  } finally {
    for (const catalogue of catalogues) await closeCatalogueEnvironment(catalogue);
  }
}

interface CatalogueTimings {
  catalogue: CatalogueEnvironment;
  overHttp: number[];
  bare: number[];
}

/** All sizes take turns, so that whatever else the machine is doing falls on all alike. */
async function measureGrowth(title: string, catalogues: CatalogueEnvironment[], rounds: number): Promise<Figure[]> {
  const all = catalogues.map((catalogue): CatalogueTimings => ({ catalogue, overHttp: [], bare: [] }));
  const random = new SeededRandom(7);
  const warmUp = Math.ceil(rounds / 6);
  for (let round = -warmUp; round < rounds; round++) {
    for (const { catalogue, overHttp, bare } of all) {
      const { http, pg } = await timeQuery(title, catalogue, random);
      if (round < 0) continue;
      overHttp.push(http);
      bare.push(pg);
    }
  }
  return [...all.map((times) => comparisonFigure(title, times)), growthFigure(title, all)];
}

const comparisonFigure = (title: string, { catalogue: { size }, overHttp, bare }: CatalogueTimings): Figure => ({
  title: `${title}, ${size.toLocaleString("en-US")} gears`,
  value: formatLatencies(overHttp),
  reference: `pg ${formatLatencies(bare)}`,
  ratio: median(overHttp) / median(bare),
});

function growthFigure(title: string, all: CatalogueTimings[]): Figure {
  const [small, large] = [all[0] as CatalogueTimings, all.at(-1) as CatalogueTimings];
  const [maxRatio, ratio] = [maxSlowdown(title), median(large.overHttp) / median(small.overHttp)];
  return {
    title: `${title}, growth`,
    value: `${median(large.overHttp).toFixed(1)} ms, ${large.catalogue.size.toLocaleString("en-US")} gears`,
    reference: `${median(small.overHttp).toFixed(1)} ms, ${small.catalogue.size} gears`,
    ratio,
    target: `≤ ${maxRatio}`,
    isMet: ratio <= maxRatio,
  };
}

const formatLatencies = (times: number[]) =>
  `p50 ${median(times).toFixed(1)}, p99 ${percentile(times, 0.99).toFixed(1)} ms`;

/** One letter more or less in the box of a shop whose gears the browser holds: choosing, ordering and counting them. */
async function measureBrowser({ origin, size }: CatalogueEnvironment): Promise<Figure> {
  const gears = (await (await fetch(`${origin}/api/gears`)).json()) as Gear[];
  const typed = "orthopaedic lounger";
  const times = Array.from({ length: 5 * typed.length }, (_, keystroke) => {
    const begun = performance.now();
    const search = typed.slice(0, 1 + (keystroke % typed.length));
    selectGears(gears, { filters: { search, petType: "Dogs" }, sort: "rating" });
    computeGearFacets(gears, { search, petType: "Dogs" });
    return performance.now() - begun;
  });
  return {
    title: `keystroke in the browser's code, ${size.toLocaleString("en-US")} gears`,
    value: formatLatencies(times),
    reference: `one frame, ${frameMs} ms`,
    ratio: median(times) / frameMs,
    target: "≤ 1",
    isMet: median(times) <= frameMs,
  };
}
