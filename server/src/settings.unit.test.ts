import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { StartupError } from "./platform/startup-error.ts";
import { settingNames } from "./environment.ts";
import { readSettings } from "./settings.ts";

const projectFolder = path.join(import.meta.dirname, "../..");

describe("the settings", () => {
  it("default to a demo shop on localhost", () => {
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
      timeZone: "Asia/Ho_Chi_Minh",
      country: "VN",
      firstContent: { facts: { name: "Pawhaven" } },
    });
  });

  it("are read from the environment", () => {
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
    expect(settings.firstContent.facts.name).toBe("Paws & Claws");
    expect(settings.firstContent.social).toContainEqual({ name: "YouTube", url: "https://youtube.example/@paws" });
  });

  it("fall back to their defaults when they are empty, as in an unedited copy of .env.example", () => {
    const empty = Object.fromEntries(settingNames.map((name, index) => [name, index % 2 === 0 ? "" : "  "]));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it("derive the origin from the port when PUBLIC_URL is not set", () => {
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
    ["MAIL_DAILY_LIMIT", "0"],
    ["MAIL_RETENTION_DAYS", "forever"],
    ["RATE_LIMIT_SCALE", "Infinity"],
    ["TRUST_PROXY", "true"],
    ["LOG_LEVEL", "loud"],
    ["GOOGLE_ISSUER", "accounts.google.com"],
    ["GOOGLE_ISSUER", "http://accounts.google.com"],
    ["STRIPE_SECRET_KEY", "pk_test_1"],
    ["STRIPE_PUBLISHABLE_KEY", "sk_test_1"],
    ["STRIPE_WEBHOOK_SECRET", "secret"],
    ["STRIPE_API_URL", "http://api.stripe.com"],
    ["REPLY_DOMAIN", "reply@shop.example"],
    ["INBOUND_MAIL_SECRET", "too short"],
    ["SANDBOX", "yes"],
    ["DEVELOPER_PAGES", "yes"],
    ["SECURITY_CONTACT", "security@shop.example"],
    ["SECURITY_CONTACT", "http://shop.example/security"],
    ["BREEDS", "private"],
    ["BREEDS_DOGS_URL", "http://dogs.example/breeds"],
    ["BREEDS_CATS_URL", "cats"],
    ["CLINIC_HOURS", "always"],
    ["CLINIC_HOLIDAYS", "2030-02-31"],
    ["SHOP_EMAIL", "not-an-address"],
    ["SHOP_TIME_ZONE", "Mars/Olympus"],
    ["SHOP_COUNTRY", "Vietnam"],
    ["SHOP_MAP_URL", "http://maps.example/embed"],
    ["SHOP_FACEBOOK", "http://facebook.example"],
    ["SHOP_INSTAGRAM", "@pawhaven"],
    ["SHOP_YOUTUBE", "javascript:alert(1)"],
  ])("stop the start with a one-line error when %s is %s", (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(StartupError);
    expect(read).toThrow(new RegExp(`^The setting ${name}\\b[^\\n]+\\. See \\.env\\.example\\.$`));
  });

  it("define the clinic's opening hours in the shop's time zone", () => {
    const clinic = [null, { opens: "10:00", closes: "12:00" }, null, null, null, null, null];
    expect(readSettings({ SHOP_TIME_ZONE: "Europe/London", CLINIC_HOURS: "Tue 10:00-12:00" })).toMatchObject({
      timeZone: "Europe/London",
      firstContent: { hours: { clinic }, holidays: [] },
    });
    const holidays = [{ date: "2030-12-25", name: "" }];
    expect(readSettings({ CLINIC_HOLIDAYS: "2030-12-25" }).firstContent.holidays).toEqual(holidays);
  });

  it("give the example shop alone a number for emergencies of its own", () => {
    const phonesOf = (environment: Record<string, string>) => {
      const { phone, emergency_phone: emergency } = readSettings(environment).firstContent.facts;
      return [phone, emergency];
    };
    expect(phonesOf({})).toEqual(["+84 28 5550 0199", "+84 28 5550 0115"]);
    expect(phonesOf({ SHOP_PHONE: "+84 24 1" })).toEqual(["+84 24 1", ""]);
    expect(phonesOf({ SHOP_PHONE: "+84 24 1", SHOP_EMERGENCY_PHONE: "+84 24 2" })).toEqual(["+84 24 1", "+84 24 2"]);
  });

  it("use public breed services only when BREEDS is public", () => {
    expect(readSettings({}).breedServices).toBeUndefined();
    expect(readSettings({ BREEDS: "public", BREEDS_CATS_URL: "https://cats.example" }).breedServices).toEqual({
      dogs: "https://api.thedogapi.com/v1/breeds",
      cats: "https://cats.example",
    });
  });

  it("require the Google client id and secret together", () => {
    expect(readSettings({}).google).toBeUndefined();
    expect(readSettings({ GOOGLE_CLIENT_ID: "shop", GOOGLE_CLIENT_SECRET: "fish" }).google).toEqual({
      issuer: "https://accounts.google.com",
      clientId: "shop",
      clientSecret: "fish",
    });
    expect(() => readSettings({ GOOGLE_CLIENT_ID: "shop" })).toThrow(StartupError);
    const read = () => readSettings({ GOOGLE_CLIENT_SECRET: "swordfish" });
    expect(read).toThrow("Sign-in with Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.");
    expect(read).not.toThrow("swordfish");
  });

  it("require the domain and the secret of incoming mail together", () => {
    const given = { REPLY_DOMAIN: "reply.shop.example", INBOUND_MAIL_SECRET: "swordfish".repeat(4) };
    expect(readSettings({}).inboundMail).toBeUndefined();
    expect(readSettings(given).inboundMail).toEqual({
      domain: "reply.shop.example",
      secret: given.INBOUND_MAIL_SECRET,
    });
    for (const missing of Object.keys(given)) {
      const read = () => readSettings({ ...given, [missing]: "" });
      expect(read).toThrow("Answers by mail need both REPLY_DOMAIN and INBOUND_MAIL_SECRET.");
      expect(read).not.toThrow("swordfish");
    }
  });

  it("require all three Stripe keys together and never show them", () => {
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
        "Card payments with Stripe need all of STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.",
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
    [{ HOST: "127.0.0.1" }, true],
    [{ HOST: "::1" }, true],
    [{ HOST: "0.0.0.0" }, false],
    [{ HOST: "::" }, false],
    [{ HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:3000" }, false],
    [{ HOST: "0.0.0.0", SANDBOX: "on" }, true],
    [{ SANDBOX: "off" }, false],
    [{ PUBLIC_URL: "https://demo.example", SANDBOX: "on" }, true],
  ])("%o turn the sandbox on: %s", (environment, expected) => {
    expect(readSettings(environment).sandbox).toBe(expected);
  });

  it.each([
    [{}, true],
    [{ HOST: "0.0.0.0" }, false],
    [{ PUBLIC_URL: "https://shop.example" }, false],
    [{ NODE_ENV: "production" }, false],
    [{ SANDBOX: "off" }, false],
    [{ SEED_DEMO: "off" }, false],
    [{ PUBLIC_URL: "https://shop.example", SEED_DEMO: "on" }, true],
  ])("%o plant the demo customer, whose password is public: %s", (environment, expected) => {
    expect(readSettings(environment).seedDemo).toBe(expected);
  });

  it.each([
    [{}, true],
    [{ PUBLIC_URL: "https://shop.example" }, false],
    [{ PUBLIC_URL: "https://shop.example", DEVELOPER_PAGES: "on" }, true],
    [{ DEVELOPER_PAGES: "off" }, false],
  ])("%o open the pages for developers: %s", (environment, expected) => {
    expect(readSettings(environment).developerPages).toBe(expected);
  });

  it("never show a database password, not even in an invalid URL", () => {
    const read = () => readSettings({ DATABASE_URL: "mysql://shop:swordfish@db/shop" });
    expect(read).toThrow("DATABASE_URL");
    expect(read).not.toThrow("swordfish");
  });

  it("match the names and defaults in .env.example", () => {
    const example = parseEnv(readFileSync(path.join(projectFolder, ".env.example"), "utf8"));
    expect(new Set(Object.keys(example))).toEqual(new Set(settingNames));
    expect(readSettings(example)).toEqual(readSettings({}));
  });

  it("are all explained in docs/operations.md", () => {
    const page = readFileSync(path.join(projectFolder, "docs/operations.md"), "utf8");
    expect(settingNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
