import { connectPgClient, type PgClient } from "../../server/test/support/pg-client.ts";
import { createLargeCatalogue } from "../../server/test/support/large-catalogue.ts";
import type { SeededRandom } from "../../server/test/support/seeded-random.ts";
import { type QueryFactory, type Catalogue, type CatalogueQuery, catalogueQueries } from "./catalogue-queries.ts";
import { type RunningServer, startShop } from "./processes.ts";
import { openStatementRecorder, type StatementRecorder, replayStatement } from "./statement-recorder.ts";
import { postgresUrl } from "./shared.ts";

/** A shop with a catalogue of a given size, and a pg connection to the same database. */
export interface CatalogueEnvironment extends Catalogue {
  shop: RunningServer;
  recorder: StatementRecorder;
  pgClient: PgClient;
}

export async function openCatalogueEnvironment(size: number): Promise<CatalogueEnvironment> {
  const url = await createLargeCatalogue(await postgresUrl(), size);
  const shop = await startShop({ DATABASE_URL: url, SEED_DEMO: "off", RATE_LIMIT_SCALE: "1000000" });
  return {
    shop,
    origin: shop.origin,
    size,
    recorder: await openStatementRecorder(url),
    pgClient: await connectPgClient(url),
  };
}

export async function closeCatalogueEnvironment({ shop, recorder, pgClient }: CatalogueEnvironment): Promise<void> {
  await pgClient.end();
  await recorder.close();
  await shop.stop();
}

/** Times a query over HTTP and its statements by pg. Recording them first warms the database's cache for both. */
export async function timeQuery(title: string, catalogue: CatalogueEnvironment, random: SeededRandom) {
  const query = await (catalogueQueries[title] as QueryFactory)(catalogue, random);
  const statements = await recordStatements(query, catalogue);
  return {
    http: await measureMs(() => get(`${catalogue.origin}${query.path}`)),
    pg: await measureMs(() => replayStatements(statements, catalogue)),
  };
}

async function recordStatements({ run }: CatalogueQuery, { recorder }: CatalogueEnvironment) {
  const { recorded } = await recorder.record(({ db }) => run(db));
  return recorded.map(({ statement }) => statement);
}

async function replayStatements(
  statements: Awaited<ReturnType<typeof recordStatements>>,
  { pgClient }: CatalogueEnvironment,
) {
  for (const statement of statements) await replayStatement(pgClient, statement, statement.values);
}

async function get(url: string): Promise<void> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} failed with ${response.status}.`);
}

async function measureMs(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
