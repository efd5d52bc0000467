import { describe, expect, it } from "vitest";
import { filtersOf, pageStart, parseGearShopParams, formatGearShopParams } from "./gear-shop-params.ts";

const read = (address: string) => parseGearShopParams(new URLSearchParams(address));

describe("the address of the gear shop", () => {
  it.each([
    "",
    "?search=dog+bed",
    "?search=50%25+off+%26+more&petType=Dogs&category=Beds+%26+Homes",
    "?minPrice=5&maxPrice=19.99&sort=price-desc&inStock=true&at=120",
  ])("says the same after it was read and written: %s", (address) => {
    expect(formatGearShopParams(read(address))).toBe(address);
  });

  it.each([
    ["a sort nobody knows", "?sort=cheapest"],
    ["prices that are no prices", "?minPrice=-3&maxPrice=1e9"],
    ["a place before the first gear", "?at=-6"],
    ["empty filters", "?petType=&category=&search=&inStock=false"],
  ])("leaves out %s", (_, address) => {
    expect(formatGearShopParams(read(address))).toBe("");
  });

  it("trims the spaces before what is searched for, and only those", () => {
    expect(read("?search=%20%20dog%20").search).toBe("dog ");
  });

  it("asks the API only for what is chosen", () => {
    expect(filtersOf(read("?petType=Cats&inStock=true&sort=newest&at=7"))).toEqual({
      petType: "Cats",
      inStock: "true",
    });
  });

  it.each([
    [0, 0],
    [59, 0],
    [60, 60],
    [125, 120],
  ])("finds gear %d on the page that begins with %d", (at, start) => {
    expect(pageStart(read(`?at=${at}`).at)).toBe(start);
  });
});
