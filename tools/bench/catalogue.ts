import { computeGearFacets, selectGears } from "@pawhaven/contract";
import { apiAt } from "../../server/test/support/api-client.ts";
import { listAllGears } from "../../server/test/support/gear-lists.ts";
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

/** Uncached queries in catalogues of different sizes, and the cost of a search in the browser. */
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
  overPg: number[];
}

/** Alternates between the sizes, so that other load on the machine affects them equally. */
async function measureGrowth(title: string, catalogues: CatalogueEnvironment[], rounds: number): Promise<Figure[]> {
  const timings = catalogues.map((catalogue): CatalogueTimings => ({ catalogue, overHttp: [], overPg: [] }));
  const random = new SeededRandom(7);
  const warmUp = Math.ceil(rounds / 6);
  for (let round = -warmUp; round < rounds; round++) {
    for (const { catalogue, overHttp, overPg } of timings) {
      const { http, pg } = await timeQuery(title, catalogue, random);
      if (round < 0) continue;
      overHttp.push(http);
      overPg.push(pg);
    }
  }
  return [...timings.map((times) => comparisonFigure(title, times)), growthFigure(title, timings)];
}

const comparisonFigure = (title: string, { catalogue: { size }, overHttp, overPg }: CatalogueTimings): Figure => ({
  title: `${title}, ${size.toLocaleString("en-US")} gears`,
  value: formatLatencies(overHttp),
  reference: `pg ${formatLatencies(overPg)}`,
  ratio: median(overHttp) / median(overPg),
});

function growthFigure(title: string, timings: CatalogueTimings[]): Figure {
  const [small, large] = [timings[0] as CatalogueTimings, timings.at(-1) as CatalogueTimings];
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

/** A keystroke in the search field filters, sorts and counts all gears in the browser. */
async function measureBrowser({ origin, size }: CatalogueEnvironment): Promise<Figure> {
  const gears = await listAllGears(apiAt(origin));
  const typed = "orthopaedic lounger";
  const times = Array.from({ length: 5 * typed.length }, (_, keystroke) => {
    const begun = performance.now();
    const search = typed.slice(0, 1 + (keystroke % typed.length));
    selectGears(gears, { filters: { search, petType: "Dogs" }, sort: "rating" });
    computeGearFacets(gears, { search, petType: "Dogs" });
    return performance.now() - begun;
  });
  return {
    title: `client-side search per keystroke, ${size.toLocaleString("en-US")} gears`,
    value: formatLatencies(times),
    reference: `one frame, ${frameMs} ms`,
    ratio: median(times) / frameMs,
    target: "≤ 1",
    isMet: median(times) <= frameMs,
  };
}
