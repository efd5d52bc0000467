import { describe, expect, it } from "vitest";
import { filtersOf, pageStart, parseGearShopParams, formatGearShopParams } from "./gear-shop-params.ts";

const read = (query: string) => parseGearShopParams(new URLSearchParams(query));

describe("the URL of the gear shop", () => {
  it.each([
    "",
    "?search=dog+bed",
    "?search=50%25+off+%26+more&petType=Dogs&category=Beds+%26+Homes",
    "?petType=Cats&petType=Dogs&category=Beds&category=Toys&lifeStage=young&lifeStage=senior&diet=grain-free",
    "?minPrice=5&maxPrice=19.99&sort=price-desc&inStock=true&at=120",
  ])("is unchanged after parsing and formatting: %s", (query) => {
    expect(formatGearShopParams(read(query))).toBe(query);
  });

  it.each([
    ["an unknown sort order", "?sort=cheapest"],
    ["unknown life stages and diets", "?lifeStage=old&diet=none&diet="],
    ["invalid prices", "?minPrice=-3&maxPrice=1e9"],
    ["a negative position", "?at=-6"],
    ["characters that no text can contain", "?search=%00&petType=Dogs%00&category=%00"],
    ["empty filters", "?petType=&category=&search=&inStock=false"],
  ])("omits %s", (_, query) => {
    expect(formatGearShopParams(read(query))).toBe("");
  });

  it("shortens overlong texts, without half a character at the end", () => {
    const { search, petType } = read(`?search=${"x".repeat(99)}😀&petType=${"x".repeat(300)}`);
    expect([search.length, search.isWellFormed(), petType[0]?.length]).toEqual([100, true, 50]);
  });

  it("is one for the same choices, whatever their order", () => {
    expect(formatGearShopParams(read("?petType=Dogs&petType=Cats&petType=Dogs"))).toBe("?petType=Cats&petType=Dogs");
  });

  it("trims leading spaces of the search, but not trailing ones", () => {
    expect(read("?search=%20%20dog%20").search).toBe("dog ");
  });

  it("sends only the chosen filters to the API", () => {
    expect(filtersOf(read("?petType=Cats&inStock=true&sort=newest&at=7"))).toEqual({
      petType: ["Cats"],
      inStock: "true",
    });
  });

  it.each([
    [0, 0],
    [59, 0],
    [60, 60],
    [125, 120],
  ])("finds gear %d on the page that starts at %d", (at, start) => {
    expect(pageStart(read(`?at=${at}`).at)).toBe(start);
  });
});
