import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../support/fixtures.ts";
import { aCustomer, signInViaApi } from "../support/customers.ts";

/** A site on another origin, which lets anybody frame and read it: what fails at the shop does not fail by itself. */
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

test("a page elsewhere that opens the shop keeps no hold of it, and what it says is not believed", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { user } = await signInViaApi(request, await aCustomer(request));
  const hostile = await context.newPage();
  await hostile.goto(foreignOrigin("127.0.0.1"));
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    hostile.evaluate((address) => {
      Object.assign(window, { held: window.open(address) });
    }, `${baseURL}/login`),
  ]);
  await expect(opened.getByRole("button", { name: "Sign in with Google" })).toBeEnabled();
  const held = await hostile.evaluate((who) => {
    const { held: shop } = window as unknown as { held: Window };
    for (const type of ["OAUTH_SUCCESS", "payment_intent.succeeded", "stripe-frame-event"])
      shop.postMessage({ type, token: "forged", user: who }, "*");
    return { closed: shop.closed, frames: shop.length };
  }, user);
  expect(held).toEqual({ closed: true, frames: 0 });
  expect(await opened.evaluate(() => window.opener === null && localStorage.getItem("access_token") === null)).toBe(
    true,
  );

  await page.goto("/login");
  await page.evaluate((who) => window.postMessage({ type: "OAUTH_SUCCESS", token: "forged", user: who }, "*"), user);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
});

test("a page elsewhere can neither frame the shop, nor read from it, nor act in it", async ({ context, baseURL }) => {
  const hostile = await context.newPage();
  await hostile.goto(foreignOrigin("127.0.0.1"));
  const places = [`${baseURL}/`, `${baseURL}/api/docs`, `${baseURL}/api/gears`, `${baseURL}/static/favicon.svg`];
  const framed = hostile.frames().length;
  await hostile.evaluate(
    (addresses) => {
      for (const address of addresses)
        document.body.append(Object.assign(document.createElement("iframe"), { src: address }));
    },
    [...places, `${foreignOrigin("localhost")}/`],
  );
  const refused = "chrome-error://chromewebdata/";
  await expect
    .poll(() =>
      hostile
        .frames()
        .slice(framed)
        .map((frame) => frame.url()),
    )
    .toEqual([refused, refused, refused, refused, `${foreignOrigin("localhost")}/`]);

  const asked = (address: string) =>
    hostile.evaluate((site) => {
      const ask = (path: string, init: RequestInit) =>
        fetch(`${site}${path}`, init).then(
          (answer) => answer.type,
          () => "refused",
        );
      const json = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
      const withToken = { headers: { authorization: "Bearer x" } };
      return Promise.all([
        ask("/api/gears", {}),
        ask("/api/feedback", json),
        ask("/api/user/profile", withToken),
        ask("/api/gears", { mode: "no-cors" }),
      ]);
    }, address);
  expect(await asked(foreignOrigin("localhost"))).toEqual(["cors", "cors", "cors", "opaque"]);
  expect(await asked(baseURL ?? "")).toEqual(["refused", "refused", "refused", "refused"]);
});
