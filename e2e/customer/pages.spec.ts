import { expectAccessible, expectNoLayoutShift, recordLayoutShifts } from "../support/accessibility.ts";
import { signInAsNewCustomer } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";

test("the home page leads me to appointments, services and featured pets", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Pawhaven/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Caring for your pets like family");
  await expect(main.locator('a[href="/appointments"]')).toBeVisible();
  await expect(main.locator('a[href="/pets"]').first()).toBeVisible();
  for (const service of ["Veterinary Care", "Appointments", "Pet Shop"]) {
    await expect(main.getByRole("heading", { name: service, exact: true })).toBeVisible();
  }
  await expect(main.getByRole("heading", { name: "Featured Pets" })).toBeVisible();
  await expect(main.locator('a[href^="/pets/"]')).toHaveCount(3);
  await expect(main.getByRole("link", { name: "View All Pets" })).toHaveAttribute("href", "/pets");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("I can read the gear shop, and search engines find its metadata", async ({ page }) => {
    await page.goto("/gearshop");
    await expect(page.getByRole("heading", { name: "Harbour Salmon Kibble, 5 kg" })).toBeVisible();
    await expect(page).toHaveTitle("Gear Shop · Pawhaven");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/gearshop$/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", "Gear Shop · Pawhaven");
    await page.getByRole("link", { name: /Harbour Salmon Kibble/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbour Salmon Kibble, 5 kg");
    const structured: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? "",
    );
    expect(structured).toMatchObject({ "@type": "Product", offers: { price: "34.50", priceCurrency: "USD" } });
  });
});

test("the gear shop refreshes its gears once the page is hydrated, and not before", async ({ page }) => {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const { dataset } = document.documentElement;
      if (new Request(input).url.endsWith("/api/gears")) dataset["whenRequested"] = dataset["hydrated"] ?? "not yet";
      return send(input, init);
    };
  });
  const call = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/gears");
  await page.goto("/gearshop");
  expect((await call).status()).toBe(200);
  await expect(page.locator("html")).toHaveAttribute("data-when-requested", "yes");
});

test("a page asks for its largest picture before its style sheet, in the size it shows", async ({ page, request }) => {
  for (const path of ["/", "/gearshop", "/gear/1", "/petshop", "/pet/1", "/booking", "/petvet"]) {
    const html = await (await request.get(path)).text();
    const [picture, styles] = [html.indexOf('<link rel="preload" as="image"'), html.indexOf("<style>")];
    expect(picture, path).toBeGreaterThan(0);
    expect(picture, path).toBeLessThan(styles);
    const asked: string[] = [];
    const remember = (sent: { url(): string }) => asked.push(sent.url());
    page.on("request", remember);
    await page.goto(path);
    const largest = page.locator('img[fetchpriority="high"]').first();
    await expect.poll(() => largest.evaluate((image: HTMLImageElement) => image.complete), path).toBe(true);
    const shown = await largest.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(
      asked.find((url) => withoutSize(url) === withoutSize(shown)),
      path,
    ).toBe(shown);
    page.off("request", remember);
  }
});

/** In kB, compressed by gzip. React and its router are 106 of them. */
const mostJavaScript = { "/": 130, "/gearshop": 161, "/gear/1": 164, "/petshop": 160, "/pet/1": 156 };

for (const [path, limit] of Object.entries(mostJavaScript))
  test(`a first visit of ${path} loads at most ${limit} kB of JavaScript`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const files = html.match(/(?<=<link rel="modulepreload" [^>]*href=")[^"]+/g) ?? [];
    const replies = await Promise.all(
      files.map((file) => request.get(file, { headers: { "accept-encoding": "gzip" } })),
    );
    expect(replies.map((reply) => reply.headers()["content-encoding"])).toEqual(files.map(() => "gzip"));
    const bytes = replies.reduce((sum, reply) => sum + Number(reply.headers()["content-length"]), 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(limit * 1000);
  });

const withoutSize = (url: string) => url.replace(/-\d+\.\w+$/, "");

test("search engines find a sitemap and the pages they must not index", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("/gearshop</loc>");
  expect(sitemap).toMatch(/\/pet\/\d+<\/loc>/);
  expect(sitemap.match(/\/gear\/\d+<\/loc>/g)?.length).toBeGreaterThanOrEqual(48);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /cart");
  expect(robots).toMatch(/Sitemap: http.+\/sitemap\.xml/);
});

test.describe("every page", () => {
  test.use({ expected: /404/ });
  const paths = {
    "in the shop": [
      "/gearshop?search=ball&sort=price-asc&at=3&utm_source=mail",
      "/petshop?type=Dogs&search=a&x=1",
      "/gear/1",
    ],
    "with unusable values": ["/gearshop?search=%00&petType=%00&category=%00", "/petshop?search=%00&at=x", "/gear/%00"],
    "for visitors": [
      "/booking",
      "/login",
      "/reset/x",
      "/confirm",
      "/confirm/email/old/x",
      "/outbox",
      "/offline?wanted=/cart",
      "/no/such/page",
      "/admin/x",
    ],
    "for customers": [
      "/cart",
      "/checkout/result?payment_intent=pi_1",
      "/receipt?order=VN-1&x=1",
      "/thank-you?order=VN-1",
      "/orders?status=shipped&country=VN&page=2&size=100&x=1",
      "/profile",
      "/profile/reviews",
      "/profile/adoptions",
      "/profile/addresses",
      "/profile/security",
      "/profile/cards",
      "/profile/mails",
      "/profile/data",
      "/mybooking",
      "/petlist",
    ],
  };

  /** The fixtures fail the test if the browser renders something else than the server, or the policy blocks a script. */
  for (const [kind, kindPaths] of Object.entries(paths)) {
    test(`${kind} is hydrated as the server rendered it`, async ({ page }) => {
      if (kind === "for customers") await signInAsNewCustomer(page);
      for (const path of kindPaths) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await expect(page.locator("html[data-hydrated]"), path).toBeAttached();
      }
    });
  }
});

test.describe("a gear that does not exist", () => {
  test.use({ expected: /404/ });

  test("is a 404 page", async ({ page }) => {
    const response = await page.goto("/gear/999999");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText("This page could not be found");
  });
});

for (const path of ["/", "/gearshop", "/gear/1", "/petshop"]) {
  test(`${path} is accessible and has no layout shift`, async ({ page }) => {
    await recordLayoutShifts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await expectNoLayoutShift(page);
    await expectAccessible(page);
  });
}
