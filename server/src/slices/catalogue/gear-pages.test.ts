import {
  computeGearFacets,
  type Gear,
  type GearFacets,
  type GearPage,
  gearSorts,
  selectGears,
} from "@pawhaven/contract";
import * as fc from "fast-check";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testShop } from "../../../test/support/test-shop.ts";
import { gears } from "../../schema/index.ts";

const shop = testShop();

async function ask<T>(path: string, query: object): Promise<T> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  const response = await shop.app.inject({ url: `${path}?${search}` });
  expect(response.statusCode).toBe(200);
  return response.json<T>();
}

const letter = fc.constantFrom("a", "A", "b", "é", "É", "ч", "Ч", "%", "_", "\\", " ", "'");
const words = (least: number) => fc.string({ unit: letter, minLength: least, maxLength: 4 });
const petType = fc.constantFrom("Dogs", "Cats", "Ördög");
const category = fc.constantFrom("Beds", "Toys", "dogs & cats");
const day = fc.integer({ min: 1, max: 3 });

const aRow = fc.record({
  name: words(1),
  description: words(0),
  petType,
  category,
  listPriceCents: fc.integer({ min: 995, max: 1005 }),
  salePercent: fc.constantFrom(0, 0, 33),
  stock: fc.integer({ min: 0, max: 1 }),
  isFeatured: fc.boolean(),
  reviewsCount: fc.constantFrom(0, 1, 3),
  average: fc.integer({ min: 1, max: 5 }),
  createdAt: day.map((number) => new Date(Date.UTC(2026, 0, number, 10, 0, 0, number))),
});

const price = fc.integer({ min: 660, max: 1006 }).map((cents) => cents / 100);
const filters = fc.record(
  {
    search: fc.string({ unit: letter, maxLength: 2 }),
    petType: fc.oneof(petType, fc.constant("Fish")),
    category,
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

/** Replaces the catalogue, and gives back what it looks like from outside. */
async function seedCatalogue(rows: Row[]): Promise<Gear[]> {
  const planted = await shop.database.transaction(async (tx) => {
    await tx.execute(sql`truncate gears cascade`);
    return tx.insert(gears).values(rows.map(asGear)).returning({ id: gears.id });
  });
  const whole = async () => (await shop.app.inject({ url: "/api/gears" })).json<Gear[]>();
  const idsOf = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id));
  await expect.poll(async () => idsOf(await whole())).toEqual(idsOf(planted));
  return whole();
}

/** Three reviews of which one is a star worse make an average that has to be rounded. */
const asGear = ({ average, ...row }: Row, index: number) => ({
  ...row,
  slug: `gear-${index}`,
  ratingSum: average * row.reviewsCount - (row.reviewsCount === 3 && average > 1 ? 1 : 0),
});

async function fetchAllPages(query: object): Promise<Gear[]> {
  const walked: Gear[] = [];
  let cursor: string | null | undefined;
  do {
    const page: GearPage = await ask<GearPage>("/api/gears", { ...query, cursor });
    walked.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return walked;
}

const catalogues = fc.array(aRow, { minLength: 1, maxLength: 12 });
const queries = fc.array(
  fc.record({ filters, sort: fc.constantFrom(...gearSorts), limit: fc.integer({ min: 2, max: 5 }), from: fc.nat(4) }),
  { minLength: 5, maxLength: 5 },
);

describe("the catalogue in pages", () => {
  it("is, page after page, the list that the rules give: nothing twice, nothing lost, everything counted", async () => {
    await fc.assert(
      fc.asyncProperty(catalogues, queries, async (rows, asked) => {
        const all = await seedCatalogue(rows);
        for (const { filters, sort, limit, from } of asked) {
          const expected = selectGears(all, { filters, sort });
          expect(await fetchAllPages({ ...filters, sort, limit })).toEqual(expected);
          const { items } = await ask<GearPage>("/api/gears", { ...filters, sort, from });
          expect(items).toEqual(expected.slice(from));
          expect(await ask<GearFacets>("/api/gear-facets", filters)).toEqual(computeGearFacets(all, filters));
        }
      }),
      { numRuns: 10, endOnFailure: true }, // making a failure smaller takes longer than reading it
    );
  });
});

describe("a page of the catalogue", () => {
  const refused = async (query: string) => {
    const response = await shop.app.inject({ url: `/api/gears?${query}` });
    return [response.statusCode, response.json<{ message: string }>().message];
  };
  const notHere = [422, "This cursor does not belong to this list. Please start from the list's beginning."];
  const cursor = (content: unknown) => Buffer.from(JSON.stringify(content)).toString("base64url");

  it.each([
    "rubbish",
    cursor(["price-asc", 1, 1]),
    cursor(["featured", 1, 1]),
    cursor(["featured", true]),
    cursor(["featured", true, 1e12]),
    cursor({ sort: "featured" }),
    cursor(null),
  ])("is not continued by the cursor %s", async (broken) => {
    expect(await refused(`cursor=${broken}`)).toEqual(notHere);
  });

  it.each(["0000-01-01T00:00:00Z", "+275760-09-13T00:00:00Z", "yesterday"])(
    "is not continued from the moment %s",
    async (moment) => {
      expect(await refused(`sort=newest&cursor=${cursor(["newest", moment, 1])}`)).toEqual(notHere);
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
  ])("is refused for %s, in words", async (query) => {
    expect(await refused(query)).toEqual([422, expect.stringMatching(/\w+/)]);
  });

  it("is refused for a character that no text can hold", async () => {
    const said = [422, "This text contains a character that can't be used here."];
    expect(await refused("search=a%00b")).toEqual(said);
    expect(await refused("petType=%00")).toEqual(said);
  });

  it("holds 60 gears, and says that it goes on only if it does", async () => {
    await seedCatalogue(fc.sample(aRow, 61));
    const first = await ask<GearPage>("/api/gears", { sort: "newest" });
    expect(first.items).toHaveLength(60);
    const second = await ask<GearPage>("/api/gears", { sort: "newest", cursor: first.next_cursor });
    expect([second.items.length, second.next_cursor]).toEqual([1, null]);
    expect((await ask<GearPage>("/api/gears", { limit: 61 })).next_cursor).toBeNull();
    expect(await ask<GearPage>("/api/gears", { from: 61 })).toEqual({ items: [], next_cursor: null });
  });

  it("is the whole list where no parameter is known", async () => {
    const whole = await ask<Gear[]>("/api/gears", {});
    expect(whole).toBeInstanceOf(Array);
    expect(await ask<Gear[]>("/api/gears", { unknown: "x" })).toEqual(whole);
  });
});
