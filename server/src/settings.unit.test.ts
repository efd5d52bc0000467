import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { StartupError } from "./platform/startup-error.ts";
import { readSettings, settingNames } from "./settings.ts";

const projectFolder = path.join(import.meta.dirname, "../..");

describe("the settings", () => {
  it("open a demo shop on this machine when nothing is set", () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: "localhost",
      origin: "http://localhost:3000",
      dataFolder: path.join(projectFolder, "data"),
      databaseUrl: undefined,
      databasePool: 10,
      seedDemo: true,
      rateLimitScale: 1,
      trustProxy: false,
      logLevel: "info",
      shop: { name: "Pawhaven", timeZone: "Asia/Ho_Chi_Minh" },
    });
  });

  it("are taken as given", () => {
    const settings = readSettings({
      PORT: "8080",
      PUBLIC_URL: "https://shop.example/",
      DATABASE_URL: "postgres://me@db/shop",
      SEED_DEMO: "off",
      TRUST_PROXY: "on",
      SHOP_NAME: "Paws & Claws",
      SHOP_YOUTUBE: "https://youtube.example/@paws",
    });
    expect(settings).toMatchObject({
      port: 8080,
      origin: "https://shop.example",
      databaseUrl: "postgres://me@db/shop",
      seedDemo: false,
      trustProxy: true,
    });
    expect(settings.shop.name).toBe("Paws & Claws");
    expect(settings.shop.social).toContainEqual({ name: "YouTube", url: "https://youtube.example/@paws" });
  });

  it("count as absent when they are empty, as in a file that was copied and not filled in", () => {
    const empty = Object.fromEntries(settingNames.map((name, index) => [name, index % 2 === 0 ? "" : "  "]));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it("follow the port when no public address is set", () => {
    expect(readSettings({ PORT: "4001" }).origin).toBe("http://localhost:4001");
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["PUBLIC_URL", "shop.example"],
    ["PUBLIC_URL", "ftp://shop.example"],
    ["DATABASE_URL", "mysql://localhost/shop"],
    ["DATABASE_URL", "localhost:5432"],
    ["DATABASE_LISTEN_URL", "localhost:5432"],
    ["DATABASE_POOL", "1"],
    ["DATABASE_POOL", "many"],
    ["SEED_DEMO", "yes"],
    ["RATE_LIMIT_SCALE", "0"],
    ["RATE_LIMIT_SCALE", "Infinity"],
    ["TRUST_PROXY", "true"],
    ["LOG_LEVEL", "loud"],
    ["GOOGLE_ISSUER", "accounts.google.com"],
    ["GOOGLE_ISSUER", "http://accounts.google.com"],
    ["STRIPE_SECRET_KEY", "pk_test_1"],
    ["STRIPE_PUBLISHABLE_KEY", "sk_test_1"],
    ["STRIPE_WEBHOOK_SECRET", "secret"],
    ["STRIPE_API_URL", "http://api.stripe.com"],
    ["SANDBOX", "yes"],
    ["BREEDS", "private"],
    ["BREEDS_DOGS_URL", "http://dogs.example/breeds"],
    ["BREEDS_CATS_URL", "cats"],
    ["CLINIC_HOURS", "always"],
    ["CLINIC_HOLIDAYS", "2030-02-31"],
    ["SHOP_EMAIL", "not-an-address"],
    ["SHOP_TIME_ZONE", "Mars/Olympus"],
    ["SHOP_FACEBOOK", "http://facebook.example"],
    ["SHOP_INSTAGRAM", "@pawhaven"],
    ["SHOP_YOUTUBE", "javascript:alert(1)"],
  ])("stop the start with one sentence when %s is %s", (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(StartupError);
    expect(read).toThrow(new RegExp(`^The setting ${name}\\b[^\\n]+\\. See \\.env\\.example\\.$`));
  });

  it("say when the clinic is open, by the shop's clock", () => {
    expect(readSettings({ SHOP_TIME_ZONE: "Europe/London", CLINIC_HOURS: "Tue 10:00-12:00" }).clinic).toMatchObject({
      timeZone: "Europe/London",
      week: [null, { opens: "10:00", closes: "12:00" }, null, null, null, null, null],
      holidays: [],
    });
    expect(readSettings({ CLINIC_HOLIDAYS: "2030-12-25" }).clinic.holidays).toEqual(["2030-12-25"]);
  });

  it("ask public services for breeds only when told so", () => {
    expect(readSettings({}).breedServices).toBeUndefined();
    expect(readSettings({ BREEDS: "public", BREEDS_CATS_URL: "https://cats.example" }).breedServices).toEqual({
      dogs: "https://api.thedogapi.com/v1/breeds",
      cats: "https://cats.example",
    });
  });

  it("know Google by client id and secret together", () => {
    expect(readSettings({}).google).toBeUndefined();
    expect(readSettings({ GOOGLE_CLIENT_ID: "shop", GOOGLE_CLIENT_SECRET: "fish" }).google).toEqual({
      issuer: "https://accounts.google.com",
      clientId: "shop",
      clientSecret: "fish",
    });
    expect(() => readSettings({ GOOGLE_CLIENT_ID: "shop" })).toThrow(StartupError);
    const read = () => readSettings({ GOOGLE_CLIENT_SECRET: "swordfish" });
    expect(read).toThrow("Signing in with Google needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET together.");
    expect(read).not.toThrow("swordfish");
  });

  it("know Stripe by its three secrets together, and never show them", () => {
    const given = {
      STRIPE_SECRET_KEY: "sk_swordfish",
      STRIPE_PUBLISHABLE_KEY: "pk_swordfish",
      STRIPE_WEBHOOK_SECRET: "whsec_swordfish",
    };
    expect(readSettings({}).stripe).toBeUndefined();
    expect(readSettings(given).stripe).toEqual({
      secretKey: "sk_swordfish",
      publishableKey: "pk_swordfish",
      webhookSecret: "whsec_swordfish",
      apiUrl: "https://api.stripe.com",
    });
    for (const missing of Object.keys(given)) {
      const read = () => readSettings({ ...given, [missing]: "" });
      expect(read).toThrow(StartupError);
      expect(read).toThrow(
        "Stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET together.",
      );
    }
    expect(() => readSettings({ ...given, STRIPE_SECRET_KEY: "swordfish" })).not.toThrow("swordfish");
  });

  it.each([
    [{}, true],
    [{ PUBLIC_URL: "http://127.0.0.1:3000" }, true],
    [{ PUBLIC_URL: "https://shop.example" }, false],
    [{ PUBLIC_URL: "https://localhost.example" }, false],
    [{ NODE_ENV: "production" }, false],
    [{ SANDBOX: "off" }, false],
    [{ PUBLIC_URL: "https://demo.example", SANDBOX: "on" }, true],
  ])("given as %o allow stand-ins: %s", (environment, expected) => {
    expect(readSettings(environment).sandbox).toBe(expected);
  });

  it("never show a database password, not even in a wrong address", () => {
    const read = () => readSettings({ DATABASE_URL: "mysql://shop:swordfish@db/shop" });
    expect(read).toThrow("DATABASE_URL");
    expect(read).not.toThrow("swordfish");
  });

  it("are exactly the ones that .env.example shows, with the defaults it shows", () => {
    const shown = parseEnv(readFileSync(path.join(projectFolder, ".env.example"), "utf8"));
    expect(new Set(Object.keys(shown))).toEqual(new Set(settingNames));
    expect(readSettings(shown)).toEqual(readSettings({}));
  });
});
