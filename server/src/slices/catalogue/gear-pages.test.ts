import {
  computeGearFacets,
  type Gear,
  gearDiets,
  type GearPage,
  gearSorts,
  lifeStages,
  selectGears,
} from "@pawhaven/contract";
import * as fc from "fast-check";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { listAllGears, listGearPage } from "../../../test/support/gear-lists.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gears } from "../../schema/index.ts";

const shop = testShop();

type GearQuery = Parameters<typeof listGearPage>[1];
const page = (query: GearQuery) => listGearPage(apiFor(shop), query);

const letter = fc.constantFrom("a", "A", "b", "é", "É", "e", "đ", "D", "ч", "Ч", "%", "_", "\\", " ", "'");
const words = (minLength: number) => fc.string({ unit: letter, minLength, maxLength: 4 });
const petType = fc.constantFrom("Dogs", "Cats", "Ördög");
const category = fc.constantFrom("Beds", "Toys", "dogs & cats");
const day = fc.integer({ min: 1, max: 3 });

const aRow = fc.record({
  name: words(1),
  description: words(0),
  petType,
  category,
  lifeStage: fc.option(fc.constantFrom(...lifeStages)),
  diets: fc.subarray(gearDiets.slice(0, 3)),
  listPriceCents: fc.integer({ min: 995, max: 1005 }),
  salePercent: fc.constantFrom(0, 0, 33),
  stock: fc.integer({ min: 0, max: 1 }),
  isFeatured: fc.boolean(),
  reviewsCount: fc.constantFrom(0, 1, 3),
  average: fc.integer({ min: 1, max: 5 }),
  createdAt: day.map((number) => new Date(Date.UTC(2026, 0, number, 10, 0, 0, number))),
});

const price = fc.integer({ min: 660, max: 1006 }).map((cents) => cents / 100);
/** One value, or several. */
const oneOrMore = <Value extends string>(value: fc.Arbitrary<Value>) =>
  fc.oneof(value, fc.array(value, { minLength: 1, maxLength: 3 }));
const filters = fc.record(
  {
    search: fc.string({ unit: letter, maxLength: 2 }),
    petType: oneOrMore(fc.oneof(petType, fc.constant("Fish"))),
    category: oneOrMore(category),
    lifeStage: oneOrMore(fc.constantFrom(...lifeStages)),
    diet: oneOrMore(fc.constantFrom(...gearDiets.slice(0, 4))),
    minPrice: price,
    maxPrice: price,
    inStock: fc.constant("true" as const),
  },
  { requiredKeys: [] },
);

interface Row extends Omit<typeof gears.$inferInsert, "slug"> {
  average: number;
  reviewsCount: number;
}

/** Replaces the catalogue and returns it as the API shows it. */
async function seedCatalogue(rows: Row[]): Promise<Gear[]> {
  const inserted = await shop.database.transaction(async (tx) => {
    await tx.execute(sql`delete from gears`);
    return tx.insert(gears).values(rows.map(toGear)).returning({ id: gears.id });
  });
  const list = () => listAllGears(apiFor(shop));
  const idsOf = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id));
  await expect.poll(async () => idsOf(await list())).toEqual(idsOf(inserted));
  return list();
}

/** With three reviews, one is a star worse, so that the average needs rounding. */
const toGear = ({ average, ...row }: Row, index: number) => ({
  ...row,
  slug: `gear-${index}`,
  ratingSum: average * row.reviewsCount - (row.reviewsCount === 3 && average > 1 ? 1 : 0),
});

async function fetchAllPages(query: GearQuery): Promise<Gear[]> {
  const items: Gear[] = [];
  let cursor: string | undefined;
  do {
    const current: GearPage = await page({ ...query, cursor });
    items.push(...current.items);
    cursor = current.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

const catalogues = fc.array(aRow, { minLength: 1, maxLength: 12 });
const queries = fc.array(
  fc.record({ filters, sort: fc.constantFrom(...gearSorts), limit: fc.integer({ min: 2, max: 5 }), from: fc.nat(4) }),
  { minLength: 5, maxLength: 5 },
);

describe("all pages of the catalogue", () => {
  it("hold exactly the gears that the filters select, in order and without duplicates, and the facets count them", async () => {
    await fc.assert(
      fc.asyncProperty(catalogues, queries, async (rows, requested) => {
        const all = await seedCatalogue(rows);
        for (const { filters, sort, limit, from } of requested) {
          const expected = selectGears(all, { filters, sort });
          expect(await fetchAllPages({ ...filters, sort, limit })).toEqual(expected);
          const { items } = await page({ ...filters, sort, from });
          expect(items).toEqual(expected.slice(from));
          expect(await apiFor(shop).getGearFacets({ query: filters })).toEqual(computeGearFacets(all, filters));
        }
      }),
      { numRuns: 10, endOnFailure: true }, // shrinking a counterexample takes longer than reading it
    );
  });
});

describe("a page of the catalogue", () => {
  const invalidCursor = {
    status: 422,
    message: "This cursor does not belong to this list. Please start again from the first page.",
  };
  const encode = (content: unknown) => Buffer.from(JSON.stringify(content)).toString("base64url");

  it.each([
    "rubbish",
    encode(["price-asc", 1, 1]),
    encode(["featured", 1, 1]),
    encode(["featured", true]),
    encode(["featured", true, 1e12]),
    encode({ sort: "featured" }),
    encode(null),
  ])("rejects the cursor %s", async (cursor) => {
    expect(await errorOf(page({ cursor }))).toMatchObject(invalidCursor);
  });

  it.each(["0000-01-01T00:00:00Z", "+275760-09-13T00:00:00Z", "yesterday"])(
    "rejects a cursor with the timestamp %s",
    async (timestamp) => {
      const cursor = encode(["newest", timestamp, 1]);
      expect(await errorOf(page({ sort: "newest", cursor }))).toMatchObject(invalidCursor);
    },
  );

  it.each([
    "limit=0",
    "limit=101",
    "limit=x",
    "from=-1",
    "sort=cheap",
    "minPrice=x",
    "inStock=yes",
    "search=a&search=b",
    "lifeStage=old",
    "diet=grain-free&diet=",
  ])("rejects %s with a message", async (query) => {
    const response = await shop.app.inject({ url: `/api/gears?${query}` });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ message: expect.stringMatching(/\w+/) as string });
  });

  it.each([{ search: "a\0b" }, { petType: "\0" }])("rejects the NUL in %j", async (query) => {
    expect(await errorOf(page(query))).toMatchObject({
      status: 422,
      message: "This text contains a character that can't be used here.",
    });
  });

  it("holds 60 gears by default, and a cursor only if there is a next page", async () => {
    await seedCatalogue(fc.sample(aRow, 61));
    const first = await page({ sort: "newest" });
    expect(first.items).toHaveLength(60);
    const second = await page({ sort: "newest", cursor: first.next_cursor ?? "" });
    expect([second.items.length, second.next_cursor]).toEqual([1, null]);
    expect((await page({ limit: 61 })).next_cursor).toBeNull();
    expect(await page({ from: 61 })).toEqual({ items: [], next_cursor: null });
  });

  it("is the whole list if only unknown parameters are given", async () => {
    const response = await shop.app.inject({ url: "/api/gears?unknown=x" });
    expect(response.json()).toEqual(await listAllGears(apiFor(shop)));
  });
});
