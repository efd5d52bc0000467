import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { registerCustomer, toCredentials } from "../../../test/support/customers.ts";
import { aGoogleUser, listeningShop, messageToOpener, signInUntilCallback } from "../../../test/support/google.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const secureShop = testShop({ settings: { PUBLIC_URL: "https://shop.example", RATE_LIMIT_SCALE: "1000" } });
const { shop, origin } = await listeningShop();

const fromSite = { "sec-fetch-site": "same-origin" };

const login = (app: typeof shop.app, payload: object, headers: Record<string, string>) =>
  app.inject({ method: "POST", url: "/api/login", payload, headers });

describe("a sign-in at the site itself, in a browser", () => {
  it("binds the token to a cookie that scripts cannot read and other sites do not send", async () => {
    const customer = await registerCustomer(secureShop);
    const response = await login(secureShop.app, toCredentials(customer), fromSite);
    const [cookie = ""] = [response.headers["set-cookie"]].flat();
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const { access_token: token } = response.json<{ access_token: string }>();
    const [pair = ""] = cookie.split(";");
    await apiFor(secureShop, { token, headers: { cookie: `theme=dark; ${pair}` } }).getProfile();
    expect(await errorOf(apiFor(secureShop, { token }).getProfile())).toMatchObject({ status: 401 });
    expect(await errorOf(apiFor(secureShop, { headers: { cookie: pair } }).getProfile())).toMatchObject({
      status: 401,
    });
  });

  it("uses a plain name without https, where browsers reject the prefix", async () => {
    const customer = await registerCustomer(shop);
    const response = await login(shop.app, toCredentials(customer), fromSite);
    expect(response.headers["set-cookie"]).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it("sets no cookie when it fails, so that the session the browser has stays bound", async () => {
    const customer = await registerCustomer(shop);
    const response = await login(shop.app, { email: customer.email, password: "not this one" }, fromSite);
    expect(response.statusCode).toBe(401);
    expect(response.headers["set-cookie"]).toBeUndefined();
  });

  it("with Google binds the token as well", async () => {
    const { callbackUrl, browser } = await signInUntilCallback(origin, aGoogleUser());
    const response = await shop.app.inject({
      url: `${callbackUrl.pathname}${callbackUrl.search}`,
      headers: { cookie: `sign_in_attempt=${browser.cookie("sign_in_attempt")}`, "sec-fetch-site": "cross-site" },
    });
    const cookies = [response.headers["set-cookie"]].flat().map(String);
    const bound = cookies.find((cookie) => cookie.startsWith("session="))?.split(";")[0] ?? "";
    expect(cookies.some((cookie) => cookie.startsWith("sign_in_attempt=;"))).toBe(true);
    const { token } = messageToOpener({ text: response.body }).message;
    await apiFor(shop, { token, headers: { cookie: bound } }).getProfile();
    expect(await errorOf(apiFor(shop, { token }).getProfile())).toMatchObject({ status: 401 });
  });
});

it.each([{}, { "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "none" }])(
  "a client that is not the site gets a token without a cookie: %j",
  async (headers: Record<string, string>) => {
    const customer = await registerCustomer(shop);
    const response = await login(shop.app, toCredentials(customer), headers);
    expect(response.headers["set-cookie"]).toBeUndefined();
    const { access_token: token } = response.json<{ access_token: string }>();
    await apiFor(shop, { token }).getProfile();
  },
);
