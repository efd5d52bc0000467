import fc from "fast-check";
import { expect, it } from "vitest";
import { loadBuiltSite } from "./support/built-site.ts";
import { seedDemo } from "../src/demo/seed.ts";
import { hostileText } from "./fuzz/texts.ts";
import { testShop } from "./support/test-shop.ts";
import { testClinic } from "./support/bookings.ts";

const requestedRuns = process.env["FUZZ_RUNS"];
const numRuns = Number(requestedRuns ?? 3);
const seed = Number(process.env["FUZZ_SEED"] ?? (requestedRuns ? Date.now() % 2 ** 31 : 7));

const shop = testShop({ site: await loadBuiltSite() });

/** Every page with its parameters; `:text` becomes a hostile text. */
const pages: [path: string, ...parameters: string[]][] = [
  ["/"],
  ["/gearshop", "search", "petType", "category", "minPrice", "maxPrice", "inStock", "sort", "at"],
  ["/petshop", "search", "type", "at"],
  ["/gear/1"],
  ["/gear/:text"],
  ["/pet/:text"],
  ["/reset/:text"],
  ["/confirm/:text"],
  ["/order/:text"],
  ["/products/:text"],
  ["/gears/:text"],
  ["/pets/:text"],
  ["/admin/:text"],
  ["/:text"],
  ["/cart"],
  ["/checkout"],
  ["/checkout/result", "payment_intent"],
  ["/checkout/adoption/:text"],
  ["/welcome/:text"],
  ["/thank-you", "order"],
  ["/receipt", "order"],
  ["/refill", "gears"],
  ["/orders", "start", "end", "country", "status", "payment", "page", "size"],
  ["/login"],
  ["/contact"],
  ["/booking"],
  ["/offline", "wanted"],
  ["/components"],
  ["/sitemap.xml"],
  ["/gearshop.data", "search", "category", "_routes"],
  ["/gear/:text.data", "_routes"],
];

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

const urlOf = ([path, ...parameters]: [string, ...string[]]): fc.Arbitrary<string> =>
  fc
    .record({
      text: hostileText,
      query: fc.array(fc.tuple(fc.constantFrom("x", "__proto__", ...parameters), hostileText), { maxLength: 4 }),
    })
    .map(({ text, query }) => {
      const search = query.map(([name, value]) => `${name}=${encode(value)}`).join("&");
      return `${path.replace(":text", encode(text) || "-")}?${search}`;
    });

const expectNoFailure = async (url: string) => {
  const { statusCode, headers } = await shop.app.inject({ url });
  expect([url, statusCode]).toEqual([url, expect.toSatisfy((status: number) => status < 500)]);
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
};

it("renders every page without an error, whatever its URL contains", async () => {
  await seedDemo(shop.database, testClinic());
  for (const page of pages) {
    const property = fc.asyncProperty(urlOf(page), expectNoFailure);
    expect(await fc.check(property, { numRuns, seed })).toMatchObject({ failed: false, counterexample: null });
  }
});

it.each(pages)("treats a NUL in a parameter of %s like no parameter", async (path, ...parameters) => {
  const urls = [...parameters, "x"].map((name) => `${path.replace(":text", "7")}?${name}=%00`);
  const responses = await Promise.all(urls.map((url) => shop.app.inject({ url })));
  expect(responses.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
});

it("shows all gears for a search that cannot be stored", async () => {
  const [usual, unusable] = await Promise.all(
    ["/gearshop", "/gearshop?search=%00&petType=%00&category=%00&x=1"].map((url) => shop.app.inject({ url })),
  );
  expect(unusable?.statusCode).toBe(200);
  expect(unusable?.headers["etag"]).toBe(usual?.headers["etag"]);
});
