import type { Database } from "../../src/platform/db/database.ts";
import { gears as demoGears } from "../../../demo/data/index.ts";
import { demoImages } from "../../src/demo/images.ts";
import { openDatabase } from "../../src/platform/db/open-database.ts";
import { gears } from "../../src/schema/index.ts";
import { sql } from "drizzle-orm";
import { runStatement } from "./pg-client.ts";
import { SeededRandom } from "./seeded-random.ts";

type NewGear = typeof gears.$inferInsert;
type DemoGear = (typeof demoGears)[number];

const rowsPerInsert = 1_000;
const minuteMs = 60_000;
const firstDay = Date.UTC(2024, 0, 1);

const brandPrefixes = [
  "Bar",
  "Cor",
  "Dell",
  "Fen",
  "Hol",
  "Kes",
  "Lar",
  "Mar",
  "Nor",
  "Pel",
  "Ros",
  "Tam",
  "Ver",
  "Wil",
];
const brandSuffixes = [
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

/** A realistic catalogue of any size, reproducible by its seed: the demo gears under many brands and in many variants. */
export function* largeCatalogue(count: number, seed = 1): Generator<NewGear> {
  const random = new SeededRandom(seed);
  for (let index = 0; index < count; index++) yield generateGear(random.pick(demoGears), index, random);
}

/** A new database in the cluster with a catalogue of this size, vacuumed and analyzed. */
export async function createLargeCatalogue(clusterUrl: string, count: number): Promise<string> {
  const url = new URL(clusterUrl);
  url.pathname = `/gears_${count}`;
  await runStatement(clusterUrl, `create database gears_${count}`);
  const database = await openDatabase({
    databaseUrl: url.href,
    databasePool: 1,
    dataFolder: "",
    onError: rethrow,
  });
  await seedGears(database, count);
  await database.close();
  await runStatement(url.href, "vacuum analyze");
  return url.href;
}

function rethrow(error: Error): never {
  throw error;
}

/** Drops the search indexes for the import and builds them at the end, which is several times faster. */
export async function seedGears(database: Database, count: number): Promise<void> {
  const rows = [...largeCatalogue(count)];
  await database.transaction(async (tx) => {
    const indexes = await tx.execute<{ name: string; definition: string }>(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'gears' and indexdef like '%USING gin%'`);
    for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
    for (let start = 0; start < rows.length; start += rowsPerInsert) {
      await tx.insert(gears).values(rows.slice(start, start + rowsPerInsert));
    }
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  });
}

function generateGear(
  { imageCount, highlights, diets = [], ...model }: DemoGear,
  index: number,
  random: SeededRandom,
): NewGear {
  const reviewsCount = random.nextInt(4) * random.nextInt(60);
  return {
    ...model,
    slug: `${model.slug}-${index}`,
    name: `${brandName(random)} ${model.name} ${random.pick(variants)}`,
    description: `${pickSentence(model, random)} ${pickSentence(random.pick(demoGears), random)} ${pickSentence(model, random)}`,
    listPriceCents: Math.round(model.listPriceCents * (0.5 + random.next() * 1.5)),
    salePercent: random.pick([0, 0, 0, 0, 10, 15, 25, 40]),
    stock: random.nextInt(5) === 0 ? 0 : random.nextInt(100),
    isNew: random.nextInt(20) === 0,
    isFeatured: random.nextInt(50) === 0,
    highlights: [...highlights],
    diets: [...diets],
    images: demoImages("gears", model, imageCount),
    reviewsCount,
    ratingSum: Array.from({ length: reviewsCount }, () => 3 + random.nextInt(3)).reduce((sum, stars) => sum + stars, 0),
    createdAt: new Date(firstDay + random.nextInt(1_000_000) * minuteMs),
  };
}

const brandName = (random: SeededRandom) =>
  `${random.pick(brandPrefixes)}${random.pick(brandSuffixes)}${random.pick(["", "", "'s", " & Co"])}`;

const pickSentence = ({ description }: Pick<DemoGear, "description">, random: SeededRandom) =>
  `${random.pick(description.split(/(?<=[.!?]) /)).replace(/\.$/, "")}.`;
