import { facetsOf, type Gear, selectGears } from "../contract/src/index.ts";
import { Random } from "../server/test/random.ts";
import { closeCatalogue, type OpenCatalogue, openCatalogue, timedAsk } from "./catalogue-place.ts";
import { mostTimesSlower, questions } from "./catalogue-questions.ts";
import type { Figure } from "./table.ts";
import type { Effort } from "./throughput.ts";
import { median, percentile } from "./times.ts";

const frameMs = 16;

/** What a visitor waits for when no kept reply can answer, as the catalogue grows; and what searching costs a browser. */
export async function measureCatalogue({ short }: Effort): Promise<Figure[]> {
  const sizes = short ? [50, 200] : [50, 1_000, 20_000];
  const catalogues: OpenCatalogue[] = [];
  try {
    for (const size of sizes) catalogues.push(await openCatalogue(size));
    const figures: Figure[] = [];
    for (const title of Object.keys(questions))
      figures.push(...(await measureGrowth(title, catalogues, short ? 2 : 120)));
    figures.push(await measureBrowser(catalogues[1] as OpenCatalogue));
    return figures;
  } finally {
    for (const catalogue of catalogues) await closeCatalogue(catalogue);
  }
}

interface Times {
  catalogue: OpenCatalogue;
  overHttp: number[];
  bare: number[];
}

/** All sizes take turns, so that whatever else the machine is doing falls on all alike. */
async function measureGrowth(title: string, catalogues: OpenCatalogue[], rounds: number): Promise<Figure[]> {
  const all = catalogues.map((catalogue): Times => ({ catalogue, overHttp: [], bare: [] }));
  const random = new Random(7);
  const warmUp = Math.ceil(rounds / 6);
  for (let round = -warmUp; round < rounds; round++) {
    for (const { catalogue, overHttp, bare } of all) {
      const { http, pg } = await timedAsk(title, catalogue, random);
      if (round < 0) continue;
      overHttp.push(http);
      bare.push(pg);
    }
  }
  return [...all.map((times) => againstBare(title, times)), growthOf(title, all)];
}

const againstBare = (title: string, { catalogue: { size }, overHttp, bare }: Times): Figure => ({
  title: `${title}, ${size.toLocaleString("en-US")} gears`,
  value: spoken(overHttp),
  reference: `pg ${spoken(bare)}`,
  ratio: median(overHttp) / median(bare),
});

function growthOf(title: string, all: Times[]): Figure {
  const [small, large] = [all[0] as Times, all.at(-1) as Times];
  const [most, ratio] = [mostTimesSlower(title), median(large.overHttp) / median(small.overHttp)];
  return {
    title: `${title}, growth`,
    value: `${median(large.overHttp).toFixed(1)} ms, ${large.catalogue.size.toLocaleString("en-US")} gears`,
    reference: `${median(small.overHttp).toFixed(1)} ms, ${small.catalogue.size} gears`,
    ratio,
    target: `≤ ${most}`,
    kept: ratio <= most,
  };
}

const spoken = (times: number[]) => `p50 ${median(times).toFixed(1)}, p99 ${percentile(times, 0.99).toFixed(1)} ms`;

/** One letter more or less in the box of a shop whose gears the browser holds: choosing, ordering and counting them. */
async function measureBrowser({ origin, size }: OpenCatalogue): Promise<Figure> {
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
    title: `keystroke in the browser's code, ${size.toLocaleString("en-US")} gears`,
    value: spoken(times),
    reference: `one frame, ${frameMs} ms`,
    ratio: median(times) / frameMs,
    target: "≤ 1",
    kept: median(times) <= frameMs,
  };
}
