import { createHash } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { GearPage, RenderPage } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { aGear } from "../../../test/support/factories.ts";
import { openShop, testShop } from "../../../test/support/test-shop.ts";
import { createTestEnvironment } from "../../../test/support/test-database.ts";

const rendered: string[] = [];
let mayRender = Promise.withResolvers<void>();
const page = (content: string, init: ResponseInit = {}) =>
  new Response(`<!doctype html><p>${content}</p>`, { headers: { "content-type": "text/html" }, ...init });

/** A site with one path for each way a page can be rendered. */
const renderPage: RenderPage = async (request, { api, origin, shop }) => {
  const { pathname } = new URL(request.url);
  rendered.push(pathname);
  if (pathname === "/gears") {
    const { items } = (await api.listGears({ query: { sort: "featured" } })) as GearPage;
    const names = items.map(({ name }) => name);
    return page(names.join(" ").padEnd(5000, "."));
  }
  if (pathname === "/careful")
    return page(await api.listGears({ query: { limit: 7 } }).then(JSON.stringify, () => "Nothing to show"));
  if (pathname === "/health") return page((await api.getHealth()).status);
  if (pathname === "/injected") return page("<script>stolen()</script>");
  if (pathname.startsWith("/queued/")) await mayRender.promise;
  if (pathname === "/broken") throw new Error("swordfish");
  if (pathname === "/missing")
    return page(await api.getGear({ params: { id: 99 } }).then(JSON.stringify, String), { status: 404 });
  const received = { url: request.url, headers: Object.fromEntries(request.headers) };
  return page(JSON.stringify({ origin, shop: shop.name, received }));
};

const canonicalUrl = (url: string) => url.replace(/^\/canonical\?.*/, "/canonical");
const site = { renderPage, canonicalUrl, inlineCode: { scripts: ["known()"], styles: ["p {}"] } };
const shop = testShop({ site, settings: { PUBLIC_URL: "https://shop.example" } });
const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const timesRendered = (path: string) => rendered.filter((known) => known === path).length;

describe("a page", () => {
  it("is rendered once for many visits", async () => {
    const visits = await Promise.all([get("/gears"), get("/gears"), get("/gears")]);
    expect([...visits, await get("/gears")].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(timesRendered("/gears")).toBe(1);
  });

  it("is rendered again after its data changed, even by plain SQL", async () => {
    await aGear(shop.database, { name: "Red ball" });
    await expect.poll(async () => (await get("/gears")).body).toContain("Red ball");
    await shop.database.db.execute(sql`update gears set name = 'Blue ball' where name = 'Red ball'`);
    await expect.poll(async () => (await get("/gears")).body).toContain("Blue ball");
  });

  it("is answered with 304 to a browser that has it, until it changes", async () => {
    const first = await get("/gears");
    const etag = String(first.headers.etag);
    expect(first.headers).toMatchObject({ "cache-control": "no-cache", vary: "accept-encoding" });
    const second = await get("/gears", { "if-none-match": etag });
    expect([second.statusCode, second.body]).toEqual([304, ""]);
    await aGear(shop.database, { name: "Green ball" });
    await expect.poll(async () => (await get("/gears", { "if-none-match": etag })).statusCode).toBe(200);
  });

  it("is compressed with the best encoding the browser accepts", async () => {
    const plain = await get("/gears");
    const brotli = await get("/gears", { "accept-encoding": "gzip, deflate, br" });
    const gzip = await get("/gears", { "accept-encoding": "gzip" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect([brotli.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
  });

  it("is not compressed with an encoding of quality 0", async () => {
    expect((await get("/gears", { "accept-encoding": "br;q=0, gzip" })).headers["content-encoding"]).toBe("gzip");
    expect((await get("/gears", { "accept-encoding": "gzip;q=0" })).headers["content-encoding"]).toBeUndefined();
  });

  it("is rendered for every visit if it uses a response that must not be cached", async () => {
    const before = timesRendered("/health");
    for (let visit = 0; visit < 3; visit++) expect((await get("/health")).body).toContain("ready");
    expect(timesRendered("/health")).toBe(before + 3);
  });

  it("is cached until its data changes if it says that there is nothing", async () => {
    const before = timesRendered("/missing");
    for (let visit = 0; visit < 2; visit++) expect((await get("/missing")).statusCode).toBe(404);
    expect(timesRendered("/missing")).toBe(before + 1);
    await aGear(shop.database, { name: "Yellow ball" });
    const rendersAfterVisit = async () => {
      await get("/missing");
      return timesRendered("/missing");
    };
    await expect.poll(rendersAfterVisit).toBe(before + 2);
  });

  it("is rendered and cached for its canonical URL, whatever else a URL contains", async () => {
    const before = timesRendered("/gears");
    for (const query of ["?x=1", "?x=2&x=3", "?"]) expect((await get(`/canonical${query}`)).statusCode).toBe(200);
    expect(timesRendered("/canonical")).toBe(1);
    expect(timesRendered("/gears")).toBe(before);
  });

  it("is not cached if one of its calls failed", async () => {
    const rename = (from: string, to: string) =>
      shop.database.db.execute(sql.raw(`alter table ${from} rename to ${to}`));
    await rename("gears", "hidden_gears");
    expect((await get("/careful")).body).toContain("Nothing to show");
    await rename("hidden_gears", "gears");
    expect((await get("/careful")).body).toContain("Green ball");
  });

  it("exposes no details when rendering fails, and is rendered again on the next visit", async () => {
    const before = timesRendered("/broken");
    for (let visit = 0; visit < 2; visit++) {
      const response = await get("/broken");
      expect([response.statusCode, response.body.includes("swordfish")]).toEqual([500, false]);
    }
    expect(timesRendered("/broken")).toBe(before + 2);
  });

  it("is rendered from the shop's data and its public URL, without any headers of the visitor", async () => {
    const secrets = { authorization: "Bearer x", cookie: "a=b", "x-forwarded-host": "evil.example" };
    const { body } = await get("/about?from=here", secrets);
    expect(body).toBe(
      '<!doctype html><p>{"origin":"https://shop.example","shop":"Pawhaven","received":{"url":"https://shop.example/about?from=here","headers":{}}}</p>',
    );
  });

  it.each(["/api/nothing", "/api", "/assets/nothing.js", "/static/nothing.png"])("is not served at %s", async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "not_found" });
  });
});

describe("the content security policy of a page", () => {
  const hashOf = (code: string) => createHash("sha256").update(code).digest("base64");

  it("allows the inline code of the build, and not a script that got into the page", async () => {
    const { headers, body } = await get("/injected");
    expect(body).toContain("<script>stolen()</script>");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf("known()")}';`);
    expect(policy).toContain(`style-src 'self' 'sha256-${hashOf("p {}")}';`);
    expect(policy).not.toContain(hashOf("stolen()"));
    expect(headers["reporting-endpoints"]).toBe('csp="/api/csp-reports"');
  });
});

describe("many uncached pages", () => {
  const visitFrom = (remoteAddress: string, url: string) => shop.app.inject({ url, remoteAddress });

  it("requested by one network are rejected beyond its share, and neither another network nor cached pages suffer", async () => {
    mayRender = Promise.withResolvers();
    await get("/gears");
    const greedy = Array.from({ length: 60 }, (_, count) =>
      visitFrom(`2001:db8::${count.toString(16)}`, `/queued/${count}`),
    );
    await expect.poll(() => rendered.filter((path) => path.startsWith("/queued/"))).toHaveLength(1);
    const other = visitFrom("192.0.2.1", "/queued/other");
    expect((await visitFrom("2001:db8::1", "/gears")).statusCode).toBe(200);
    expect((await visitFrom("2001:db8::1", "/api/gears")).statusCode).toBe(200);
    mayRender.resolve();
    expect((await other).statusCode).toBe(200);
    const responses = await Promise.all(greedy);
    const rejected = responses.filter(({ statusCode }) => statusCode === 503);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9);
    expect(rejected).toHaveLength(51);
    for (const { headers, body } of rejected) {
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(JSON.parse(body)).toMatchObject({ code: "unavailable" });
    }
  });
});

describe("a page requested over the network", () => {
  beforeAll(() => shop.app.listen({ port: 0, host: "127.0.0.1" }));

  it.each(["//evil.example/about", "//[", "///", "http://evil.example/about", "http://evil.example"])(
    "is rendered for the shop's own origin, even when the request line says %s",
    async (line) => {
      const { port } = shop.app.server.address() as AddressInfo;
      const [response] = (await once(request({ port, path: line }).end(), "response")) as [IncomingMessage];
      expect(response.statusCode).toBe(200);
      expect(await text(response)).toContain('"url":"https://shop.example/');
    },
  );
});

it("answers a page that is being rendered during a shutdown with 503 and Retry-After", async () => {
  const [started, proceed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const environment = await createTestEnvironment("migrated");
  const closing = await openShop(environment, {
    async renderPage(_, { api }) {
      started.resolve();
      await proceed.promise;
      return api.listPets().then(
        () => page("complete"),
        () => page("failed", { status: 500 }),
      );
    },
  });
  const visit = closing.app.inject({ url: "/slow" });
  await started.promise;
  const closed = closing.close();
  const acceptsRequests = () =>
    closing.app.inject({ url: "/api/health" }).then(
      () => true,
      () => false,
    );
  await expect.poll(acceptsRequests).toBe(false);
  proceed.resolve();
  const { statusCode, headers } = await visit;
  expect([statusCode, headers["retry-after"]]).toEqual([503, "2"]);
  await closed;
  await environment.remove();
});
