import { describe, expect, it } from "vitest";
import { createCanonicalUrl } from "./canonical-url.ts";

const canonicalUrl = createCanonicalUrl([
  {
    id: "root",
    children: [
      { id: "home", index: true },
      { id: "shop", path: "shop", handle: { searchParams: ["search", "kind", "at"], repeatedParams: ["kind"] } },
      { id: "gear", path: "gear/:id" },
      { id: "pets", path: "pets/:id?" },
      { id: "unknown", path: "*" },
      { id: "admin", path: "admin/*" },
    ],
  },
]);

describe("the URL a page is rendered and cached for", () => {
  it.each([
    ["/", "/"],
    ["", "/"],
    ["/?utm_source=mail", "/"],
    ["/shop", "/shop"],
    ["/shop?x=1&y=2", "/shop"],
    ["/shop?", "/shop"],
    ["/shop?at=6&search=ball&x=1", "/shop?search=ball&at=6"],
    ["/shop?search=ball&search=bed", "/shop?search=ball"],
    ["/shop?kind=Dogs&at=6&kind=Cats&kind=Dogs&kind=", "/shop?kind=Cats&kind=Dogs&at=6"],
    ["/shop?kind=Dogs", "/shop?kind=Dogs"],
    ["/shop?search=dog%20bed", "/shop?search=dog+bed"],
    ["/gear/7?search=ball", "/gear/7"],
  ])("contains the parameters its route declares, once and in a fixed order: %s", (url, expected) => {
    expect(canonicalUrl(url)).toBe(expected);
  });

  it.each([
    ["/SHOP", "/shop"],
    ["/Shop?search=Ball", "/shop?search=Ball"],
    ["/%73hop", "/shop"],
    ["/shop/", "/shop"],
    ["/GEAR/7", "/gear/7"],
    ["/Gear/Seven%20of/", "/gear/Seven%20of"],
    ["/PETS", "/pets"],
    ["/Pets/Rex", "/pets/Rex"],
    ["/SHOP.data", "/shop.data"],
    ["/Shop/_.data?_routes=shop", "/shop.data?_routes=shop"],
  ])("has the path as its route is declared, with the values that were sent: %s", (url, expected) => {
    expect(canonicalUrl(url)).toBe(expected);
  });

  it.each(["%00", "ball%00"])("has no parameter with the unusable value %s", (value) => {
    expect(canonicalUrl(`/shop?search=${value}&at=6`)).toBe("/shop?at=6");
  });

  it("has values of bounded length", () => {
    expect(canonicalUrl(`/shop?search=${"x".repeat(5_000)}`)).toBe(`/shop?search=${"x".repeat(200)}`);
  });

  it.each([
    ["/random-1", "/not-found"],
    ["/random/2?x=3", "/not-found"],
    ["/admin/random", "/admin/not-found"],
    ["//evil.example/", "/not-found"],
    [`/gear/${"7".repeat(6_000)}`, "/not-found"],
  ])("is the same for all addresses without a page: %s", (url, expected) => {
    expect(canonicalUrl(url)).toBe(expected);
  });

  it.each([
    ["/_.data", "/_.data"],
    ["/_.data?_routes=home,nothing,root", "/_.data?_routes=root%2Chome"],
    ["/shop.data?_routes=shop&search=ball&x=1", "/shop.data?search=ball&_routes=shop"],
    ["/shop.data?_routes=gear", "/shop.data"],
    ["/gear/7.data", "/gear/7.data"],
    ["/random.data?_routes=unknown", "/not-found.data?_routes=unknown"],
    ["/shop?_routes=shop", "/shop"],
  ])("names the routes of this page if it asks for route data: %s", (url, expected) => {
    expect(canonicalUrl(url)).toBe(expected);
  });

  it("is the same after many other paths", () => {
    for (let count = 0; count < 3_000; count++) canonicalUrl(`/gear/${count}`);
    expect(canonicalUrl("/gear/1?x=1")).toBe("/gear/1");
  });
});
