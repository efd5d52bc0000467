import { beforeAll, describe, expect, it } from "vitest";
import { loadBuiltSite } from "./support/built-site.ts";
import { elementsIn } from "./support/elements.ts";
import { aGear } from "./support/factories.ts";
import { injections } from "./support/injections.ts";
import { testShop } from "./support/test-shop.ts";
import { gearReviews } from "../src/schema/index.ts";

const shop = testShop({ site: await loadBuiltSite() });
const pageAt = async (url: string) => (await shop.app.inject({ url })).body;

/** The gears differ only in the text, so their pages must have the same elements. */
async function seedGearPage(text: string): Promise<string> {
  const { id: gearId } = await aGear(shop.database, { name: text, description: text });
  await shop.database.db.insert(gearReviews).values({ gearId, userName: text, rating: 4, comment: text });
  return `/gear/${gearId}`;
}

const pages = new Map<string, string>();
let expectedElements: string[];
beforeAll(async () => {
  for (const text of ["Harmless", ...injections]) pages.set(text, await seedGearPage(text));
  expectedElements = elementsIn(await pageAt(pages.get("Harmless") ?? ""));
});

const structuredData = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}") as unknown;

describe.each(injections)("%j", (text) => {
  it("adds no element to the page of a gear with reviews, and appears unchanged in the structured data", async () => {
    const html = await pageAt(pages.get(text) ?? "");
    expect(elementsIn(html)).toEqual(expectedElements);
    expect(structuredData(html)).toMatchObject({ name: text });
  });
});

describe("a URL", () => {
  it.each(["/gearshop?search=", "/petshop?search=", "/nothing/", "/reset/", "/thank-you?order="])(
    "that starts with %s and goes on with injections adds no element to its page",
    async (prefix) => {
      const usualElements = new Set(elementsIn(await pageAt(`${prefix}Nowhere`)));
      const html = await pageAt(`${prefix}${encodeURIComponent(injections.join(" ").replaceAll(/\s+/g, " "))}`);
      expect(elementsIn(html).filter((element) => !usualElements.has(element))).toEqual([]);
      expect(html).not.toMatch(/pwned\(\)(>|<\/script)/);
    },
  );
});
