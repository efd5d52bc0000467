import type { Database } from "../src/platform/db/database.ts";
import { gears as demoGears } from "../src/demo/data/index.ts";
import { picturesOf } from "../src/demo/pictures.ts";
import { openDatabase } from "../src/platform/db/open-database.ts";
import { gears } from "../src/schema/index.ts";
import { sql } from "drizzle-orm";
import pg from "pg";
import { Random } from "./random.ts";

type NewGear = typeof gears.$inferInsert;
type DemoGear = (typeof demoGears)[number];

const perInsert = 1_000;
const minuteMs = 60_000;
const firstDay = Date.UTC(2024, 0, 1);

const beginnings = ["Bar", "Cor", "Dell", "Fen", "Hol", "Kes", "Lar", "Mar", "Nor", "Pel", "Ros", "Tam", "Ver", "Wil"];
const endings = [
  "and",
  "bury",
  "by",
  "dale",
  "en",
  "field",
  "ford",
  "ley",
  "more",
  "ow",
  "stead",
  "ton",
  "well",
  "wick",
];
const variants = ["Small", "Medium", "Large", "Coral", "Sand", "Slate", "Moss", "Cream", "Travel Size", "Family Pack"];

/** A believable catalogue of any size, the same for the same seed: the demo's gears, made by many makers in many kinds. */
export function* largeCatalogue(count: number, seed = 1): Generator<NewGear> {
  const random = new Random(seed);
  for (let index = 0; index < count; index++) yield gearLike(random.pick(demoGears), index, random);
}

/** A database of its own in the cluster, with a catalogue of this size and what the server knows of it after a while. */
export async function openLargeCatalogue(clusterUrl: string, count: number): Promise<string> {
  const url = new URL(clusterUrl);
  url.pathname = `/gears_${count}`;
  await run(clusterUrl, `create database gears_${count}`);
  const database = await openDatabase({
    databaseUrl: url.href,
    databasePool: 1,
    dataFolder: "",
    onError: fail,
  });
  await plant(database, count);
  await database.close();
  await run(url.href, "vacuum analyze");
  return url.href;
}

function fail(error: Error): never {
  throw error;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Search indexes are made at the end, all at once; feeding them gear by gear takes several times as long. */
async function plant(database: Database, count: number): Promise<void> {
  const rows = [...largeCatalogue(count)];
  await database.transaction(async (tx) => {
    const indexes = await tx.execute<{ name: string; definition: string }>(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'gears' and indexdef like '%USING gin%'`);
    for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
    for (let start = 0; start < rows.length; start += perInsert) {
      await tx.insert(gears).values(rows.slice(start, start + perInsert));
    }
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  });
}

function gearLike({ pictureCount, highlights, ...model }: DemoGear, index: number, random: Random): NewGear {
  const reviewsCount = random.below(4) * random.below(60);
  return {
    ...model,
    slug: `${model.slug}-${index}`,
    name: `${maker(random)} ${model.name} ${random.pick(variants)}`,
    description: `${sentenceOf(model, random)} ${sentenceOf(random.pick(demoGears), random)} ${sentenceOf(model, random)}`,
    listPriceCents: Math.round(model.listPriceCents * (0.5 + random.next() * 1.5)),
    salePercent: random.pick([0, 0, 0, 0, 10, 15, 25, 40]),
    stock: random.below(5) === 0 ? 0 : random.below(100),
    isNew: random.below(20) === 0,
    isFeatured: random.below(50) === 0,
    highlights: [...highlights],
    images: picturesOf("gears", model, pictureCount),
    reviewsCount,
    ratingSum: Array.from({ length: reviewsCount }, () => 3 + random.below(3)).reduce((sum, stars) => sum + stars, 0),
    createdAt: new Date(firstDay + random.below(1_000_000) * minuteMs),
  };
}

const maker = (random: Random) =>
  `${random.pick(beginnings)}${random.pick(endings)}${random.pick(["", "", "'s", " & Co"])}`;

const sentenceOf = ({ description }: Pick<DemoGear, "description">, random: Random) =>
  `${random.pick(description.split(/(?<=[.!?]) /)).replace(/\.$/, "")}.`;
