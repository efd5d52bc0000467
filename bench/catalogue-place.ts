import { bareClient, type BareClient } from "../server/test/bare-client.ts";
import { openLargeCatalogue } from "../server/test/large-catalogue.ts";
import type { Random } from "../server/test/random.ts";
import { type Asking, type Catalogue, type Question, questions } from "./catalogue-questions.ts";
import { type Running, startShop } from "./processes.ts";
import { openRecorder, type Recorder, repeat } from "./recorder.ts";
import { postgresUrl } from "./shared.ts";

/** A shop with a catalogue of some size, and a bare connection to the same database. */
export interface OpenCatalogue extends Catalogue {
  shop: Running;
  recorder: Recorder;
  bare: BareClient;
}

export async function openCatalogue(size: number): Promise<OpenCatalogue> {
  const url = await openLargeCatalogue(await postgresUrl(), size);
  const shop = await startShop({ DATABASE_URL: url, SEED_DEMO: "off", RATE_LIMIT_SCALE: "1000000" });
  return { shop, origin: shop.origin, size, recorder: await openRecorder(url), bare: await bareClient(url) };
}

export async function closeCatalogue({ shop, recorder, bare }: OpenCatalogue): Promise<void> {
  await bare.end();
  await recorder.close();
  await shop.stop();
}

/** How long one question takes over HTTP, and its statements alone; recording them first warms the database for both. */
export async function timedAsk(title: string, catalogue: OpenCatalogue, random: Random) {
  const question = await (questions[title] as Asking)(catalogue, random);
  const statements = await statementsOf(question, catalogue);
  return { http: await timed(() => get(question.address)), pg: await timed(() => sendAll(statements, catalogue)) };
}

async function statementsOf({ ask }: Question, { recorder }: OpenCatalogue) {
  const { recorded } = await recorder.record(({ db }) => ask(db));
  return recorded.map(({ statement }) => statement);
}

async function sendAll(statements: Awaited<ReturnType<typeof statementsOf>>, { bare }: OpenCatalogue) {
  for (const statement of statements) await repeat(bare, statement, statement.values);
}

async function get(address: string): Promise<void> {
  const response = await fetch(address);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} failed with ${response.status}.`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
