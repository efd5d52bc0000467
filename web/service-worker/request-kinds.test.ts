import { type Endpoint, endpoints } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { assetPathsIn, classifyRequest, imageBasePath, pageForRouteData } from "./request-kinds.ts";

const origin = "https://shop.example";
const classifyFetch = (path: string, method = "GET") =>
  classifyRequest({ method, mode: "cors", url: `${origin}${path}` }, origin);
const classifyNavigation = (path: string) =>
  classifyRequest({ method: "GET", mode: "navigate", url: `${origin}${path}` }, origin);

describe("the service worker", () => {
  it.each(Object.values(endpoints).map((row: Endpoint) => [`${row.method} ${row.path}`, row] as const))(
    "caches a reply only if the contract says that it is the same for everybody: %s",
    (_, { method, path, invalidatedBy, maxAgeSeconds }) => {
      const kind = classifyFetch(path.replaceAll(/:\w+/g, "7"), method);
      expect(kind).toBe(invalidatedBy && !maxAgeSeconds ? "catalogue" : undefined);
    },
  );

  it.each(["/", "/gearshop", "/gearshop?search=ball", "/gear/7", "/petshop", "/pet/7", "/contact", "/Booking"])(
    "caches the public page %s",
    (path) => expect(classifyNavigation(path)).toBe("cacheable page"),
  );

  it.each([
    "/cart",
    "/checkout",
    "/profile",
    "/orders",
    "/order/VN-1",
    "/receipt?order=VN-1",
    "/mybooking",
    "/mypets",
    "/login",
    "/reset/abc",
    "/outbox",
  ])("does not cache the private page %s", (path) => expect(classifyNavigation(path)).toBe("uncacheable page"));

  it.each(["/media/avatars/1.webp", "/static/icon-192.png", "/sw.js", "/manifest.webmanifest"])(
    "leaves %s to the browser",
    (path) => expect(classifyFetch(path)).toBeUndefined(),
  );

  it("leaves requests to other origins to the browser", () => {
    const url = "https://elsewhere.example/api/gears";
    expect(classifyRequest({ method: "GET", mode: "cors", url }, origin)).toBeUndefined();
  });

  it.each(["/api/docs", "/stand-in/google/authorize"])(
    "leaves opening %s, which is not a page, to the browser",
    (path) => expect(classifyNavigation(path)).toBeUndefined(),
  );

  it.each([
    ["/_root.data", "/"],
    ["/gear/3.data", "/gear/3"],
    ["/petshop.data?search=bella&_routes=routes%2Fpetshop", "/petshop?search=bella"],
  ])("knows which page to open when the route data %s cannot be loaded", (data, page) => {
    expect(classifyFetch(data)).toBe("route data");
    expect(pageForRouteData(`${origin}${data}`)).toBe(page);
  });

  it("lists each asset of a page once", () => {
    const html = '<link href="/assets/a-1.js"><script>import "/assets/a-1.js"</script><link href="/assets/n-_Z.woff2">';
    expect(assetPathsIn(html)).toEqual(["/assets/a-1.js", "/assets/n-_Z.woff2"]);
  });

  it("recognizes the same image in another width and format", () => {
    const base = imageBasePath(`${origin}/static/pictures/gear/rope-480.webp`);
    expect(imageBasePath(`${origin}/static/pictures/gear/rope-960.avif`)).toBe(base);
    expect(imageBasePath(`${origin}/static/pictures/gear/rope-2-480.webp`)).not.toBe(base);
  });
});
