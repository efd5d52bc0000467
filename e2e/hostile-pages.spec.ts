import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { aCustomer, signedIn } from "./people.ts";

const stranger = "https://stranger.example/";

async function aStrangersPage(context: BrowserContext, body = ""): Promise<Page> {
  const answer = { contentType: "text/html", body: `<!doctype html><title>A stranger</title>${body}` };
  await context.route(stranger, (route) => route.fulfill(answer));
  const page = await context.newPage();
  await page.goto(stranger);
  return page;
}

test("a page elsewhere that opens the shop keeps no hold of it, and what it says is not believed", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { user } = await signedIn(request, await aCustomer(request));
  const hostile = await aStrangersPage(context);
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
  expect(await opened.evaluate(() => [window.opener, localStorage.getItem("access_token")])).toEqual([null, null]);

  await page.goto("/login");
  await page.evaluate((who) => window.postMessage({ type: "OAUTH_SUCCESS", token: "forged", user: who }, "*"), user);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
});

test("a page elsewhere can neither frame the shop, nor read from it, nor act in it", async ({ context, baseURL }) => {
  const frames = ["/", "/api/docs", "/api/gears", "/static/favicon.svg", "/stand-in/cards/challenge/x"];
  const markup = frames.map((path) => `<iframe src="${baseURL}${path}"></iframe>`).join("");
  const hostile = await aStrangersPage(context, markup);
  await expect.poll(() => hostile.frames().filter((frame) => frame.url().startsWith("chrome-error:")).length).toBe(5);
  const answers = await hostile.evaluate(async (shop) => {
    const ask = (path: string, init: RequestInit) =>
      fetch(`${shop}${path}`, init).then(
        ({ type }) => type,
        () => "refused",
      );
    const json = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    return Promise.all([
      ask("/api/gears", {}),
      ask("/api/feedback", json),
      ask("/api/user/profile", { headers: { authorization: "Bearer x" } }),
      ask("/api/gears", { mode: "no-cors" }),
    ]);
  }, baseURL);
  expect(answers).toEqual(["refused", "refused", "refused", "refused"]);
});
