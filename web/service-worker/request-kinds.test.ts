import { type Endpoint, endpoints } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { assetPathsIn, classifyRequest, pageForRouteData } from "./request-kinds.ts";

const origin = "https://shop.example";
const classifyFetch = (path: string, method = "GET") =>
  classifyRequest({ method, mode: "cors", url: `${origin}${path}` }, origin);
const classifyNavigation = (path: string) =>
  classifyRequest({ method: "GET", mode: "navigate", url: `${origin}${path}` }, origin);

describe("what a device keeps", () => {
  it.each(Object.values(endpoints).map((row: Endpoint) => [`${row.method} ${row.path}`, row] as const))(
    "is never a reply that is not the same for everybody: %s",
    (_, { method, path, invalidatedBy }) => {
      const kind = classifyFetch(path.replaceAll(/:\w+/g, "7"), method);
      expect(kind).toBe(invalidatedBy ? "catalogue" : undefined);
    },
  );

  it.each(["/", "/gearshop", "/gearshop?search=ball", "/gear/7", "/petshop", "/pet/7", "/contact", "/Booking"])(
    "is a page that everybody may read: %s",
    (path) => expect(classifyNavigation(path)).toBe("page"),
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
  ])("is not a page that is somebody's: %s", (path) => expect(classifyNavigation(path)).toBe("other page"));

  it.each(["/media/avatars/1.webp", "/static/icon-192.png", "/sw.js", "/manifest.webmanifest"])("is not %s", (path) =>
    expect(classifyFetch(path)).toBeUndefined(),
  );

  it("is nothing of another origin, and nothing that windows are opened for", () => {
    expect(
      classifyRequest({ method: "GET", mode: "cors", url: "https://elsewhere.example/api/gears" }, origin),
    ).toBeUndefined();
    expect(classifyNavigation("/api/docs")).toBeUndefined();
    expect(classifyNavigation("/stand-in/google/authorize")).toBeUndefined();
  });
});

describe("a screen whose data cannot be fetched", () => {
  it.each([
    ["/_root.data", "/"],
    ["/gear/3.data", "/gear/3"],
    ["/petshop.data?search=bella&_routes=routes%2Fpetshop", "/petshop?search=bella"],
  ])("is opened as a page: %s", (data, page) => {
    expect(classifyFetch(data)).toBe("screen data");
    expect(pageForRouteData(`${origin}${data}`)).toBe(page);
  });
});

it("the files of a page are found in it, each once", () => {
  const html = '<link href="/assets/a-1.js"><script>import "/assets/a-1.js"</script><link href="/assets/n-_Z.woff2">';
  expect(assetPathsIn(html)).toEqual(["/assets/a-1.js", "/assets/n-_Z.woff2"]);
});
