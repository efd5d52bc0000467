import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../support/fixtures.ts";
import { aCustomer, signInViaApi } from "../support/customers.ts";

/** Another origin that allows framing and cross-origin reads, as a control for what the shop must block. */
let foreignServer: Server;
test.beforeAll(async () => {
  foreignServer = createServer((_, response) => {
    response.setHeader("access-control-allow-origin", "*").setHeader("access-control-allow-headers", "*");
    response.setHeader("content-type", "text/html").end("<!doctype html><title>A stranger</title>");
  }).listen(0);
  await once(foreignServer, "listening");
});
test.afterAll(() => foreignServer.close());
const foreignOrigin = (host: string) => `http://${host}:${(foreignServer.address() as AddressInfo).port}`;

test("a foreign page that opens the shop has no access to its window, and its messages are ignored", async ({
  page,
  context,
  baseURL,
}) => {
  const { user } = await signInViaApi(await aCustomer());
  const hostile = await context.newPage();
  await hostile.goto(foreignOrigin("127.0.0.1"));
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    hostile.evaluate((address) => {
      Object.assign(window, { opened: window.open(address) });
    }, `${baseURL}/login`),
  ]);
  await expect(opened.getByRole("button", { name: "Sign in with Google" })).toBeEnabled();
  const reference = await hostile.evaluate((who) => {
    const { opened: shop } = window as unknown as { opened: Window };
    for (const type of ["OAUTH_SUCCESS", "payment_intent.succeeded", "stripe-frame-event"])
      shop.postMessage({ type, token: "forged", user: who }, "*");
    return { closed: shop.closed, frames: shop.length };
  }, user);
  expect(reference).toEqual({ closed: true, frames: 0 });
  expect(await opened.evaluate(() => window.opener === null && localStorage.getItem("access_token") === null)).toBe(
    true,
  );

  await page.goto("/login");
  await page.evaluate((who) => window.postMessage({ type: "OAUTH_SUCCESS", token: "forged", user: who }, "*"), user);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
});

test("a foreign page can neither frame the shop nor call its API", async ({ context, baseURL }) => {
  const hostile = await context.newPage();
  await hostile.goto(foreignOrigin("127.0.0.1"));
  const shopUrls = [`${baseURL}/`, `${baseURL}/api/docs`, `${baseURL}/api/gears`, `${baseURL}/static/favicon.svg`];
  const framesBefore = hostile.frames().length;
  await hostile.evaluate(
    (addresses) => {
      for (const address of addresses)
        document.body.append(Object.assign(document.createElement("iframe"), { src: address }));
    },
    [...shopUrls, `${foreignOrigin("localhost")}/`],
  );
  const blocked = "an error page of the browser";
  await expect
    .poll(() =>
      hostile
        .frames()
        .slice(framesBefore)
        .map((frame) => (/^(chrome-error|about:neterror)/.test(frame.url()) ? blocked : frame.url())),
    )
    .toEqual([blocked, blocked, blocked, blocked, `${foreignOrigin("localhost")}/`]);

  const responseTypes = (address: string) =>
    hostile.evaluate((site) => {
      const responseType = (path: string, init: RequestInit) =>
        fetch(`${site}${path}`, init).then(
          ({ type }) => type,
          () => "blocked",
        );
      const json = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
      const withToken = { headers: { authorization: "Bearer x" } };
      return Promise.all([
        responseType("/api/gears", {}),
        responseType("/api/feedback", json),
        responseType("/api/user/profile", withToken),
        responseType("/api/gears", { mode: "no-cors" }),
      ]);
    }, address);
  expect(await responseTypes(foreignOrigin("localhost"))).toEqual(["cors", "cors", "cors", "opaque"]);
  expect(await responseTypes(baseURL ?? "")).toEqual(["blocked", "blocked", "blocked", "blocked"]);
});

test.describe("a script that got into a page", () => {
  test.use({
    expected: /CSP violation: script-src-elem inline|violates the following (Content Security Policy|directive)/,
  });

  test("does not run, and the page works as usual", async ({ page }) => {
    const dataBlock = '<script type="application/json" id="hydration-setup">';
    const injected = `<script>window.stolen = true</script>${dataBlock}{}</script>`;
    await page.route("/gearshop", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(dataBlock, injected + dataBlock) });
    });
    await page.goto("/gearshop");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    expect(await page.evaluate(() => "stolen" in window)).toBe(false);
  });
});
