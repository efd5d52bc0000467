import { startShop } from "./processes.ts";
import { measureSubject } from "./serving.ts";
import { sharedShop } from "./shared.ts";
import type { Figure } from "./table.ts";
import type { Effort } from "./throughput.ts";
import { readers, readsAt } from "./uncached.ts";

/** Two processes in place of one, for reads of which nothing is cached. Database and measuring need the cores of the machine as well. */
export async function measureWorkers(effort: Effort): Promise<Figure[]> {
  const { origin, databaseUrl } = await sharedShop();
  const two = await startShop({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: "8",
    RATE_LIMIT_SCALE: "1000000",
    WORKERS: "2",
  });
  try {
    const figures: Figure[] = [];
    for (const { work: _, ...read } of await readsAt(origin)) {
      const subject = { ...read, connections: readers };
      figures.push(await measureSubject({ ...subject, url: two.origin }, { ...subject, url: origin }, effort));
    }
    return figures;
  } finally {
    await two.stop();
  }
}
