import path from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderPage } from "@pawhaven/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { elementsIn } from "./support/elements.ts";
import { aGear } from "./support/factories.ts";
import { injections } from "./support/injections.ts";
import { testShop } from "./support/test-shop.ts";
import { gearReviews } from "../src/schema/index.ts";

const webBuildEntry = path.join(import.meta.dirname, "../../web/build/server/index.js");
const renderPage: RenderPage = async (request, visit) => {
  const site = (await import(pathToFileURL(webBuildEntry).href)) as { renderPage: RenderPage };
  return site.renderPage(request, visit);
};
const shop = testShop({ renderPage });
const pageAt = async (url: string) => (await shop.app.inject({ url })).body;

/** One gear per text, alike in everything else, so that their pages are too. */
async function seedGearPage(text: string): Promise<string> {
  const { id: gearId } = await aGear(shop.database, { name: text, description: text });
  await shop.database.db.insert(gearReviews).values({ gearId, userName: text, rating: 4, comment: text });
  return `/gear/${gearId}`;
}

const pages = new Map<string, string>();
let harmless: string[];
beforeAll(async () => {
  for (const text of ["Harmless", ...injections]) pages.set(text, await seedGearPage(text));
  harmless = elementsIn(await pageAt(pages.get("Harmless") ?? ""));
});

const structured = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}") as unknown;

describe.each(injections)("%j", (text) => {
  it("adds no element to the page of a gear and its reviews, and is told to search engines as it is", async () => {
    const html = await pageAt(pages.get(text) ?? "");
    expect(elementsIn(html)).toEqual(harmless);
    expect(structured(html)).toMatchObject({ name: text });
  });
});

describe("an address", () => {
  it.each(["/gearshop?search=", "/petshop?search=", "/nothing/", "/reset/", "/thank-you?order="])(
    "that begins with %s adds no element to its page, whatever follows",
    async (address) => {
      const usual = new Set(elementsIn(await pageAt(`${address}Nowhere`)));
      const all = await pageAt(`${address}${encodeURIComponent(injections.join(" ").replaceAll(/\s+/g, " "))}`);
      expect(elementsIn(all).filter((element) => !usual.has(element))).toEqual([]);
      expect(all).not.toMatch(/pwned\(\)(>|<\/script)/);
    },
  );
});
