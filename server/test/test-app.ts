import type { RenderPage } from "@pawhaven/contract";
import type { FastifyInstance } from "fastify";
import pino, { type Logger } from "pino";
import { afterAll, beforeAll } from "vitest";
import { buildApp } from "../src/app.ts";
import { providerFor } from "../src/cards.ts";
import type { AdmissionRules } from "../src/platform/admission.ts";
import type { Database } from "../src/platform/db/database.ts";
import type { PaymentProvider } from "../src/platform/payments/payment-provider.ts";
import { readSettings } from "../src/settings.ts";
import { openPlace, type TestPlace, testPlace } from "./test-database.ts";

export interface TestShop {
  app: FastifyInstance;
  database: Database;
}

export interface TestShopOptions {
  renderPage?: RenderPage;
  settings?: Record<string, string>;
  logger?: Logger;
  provider?: PaymentProvider;
  admission?: Partial<AdmissionRules>;
  onError?: (error: Error) => void;
}

/** The real app on a real database, for the length of a test file. Every reply is held against the contract. */
export function testShop(options: TestShopOptions = {}): TestShop {
  const shop = {} as TestShop;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const place = await testPlace("migrated");
    const opened = await openShop(place, options);
    Object.assign(shop, { app: opened.app, database: opened.database });
    close = async () => {
      await opened.close();
      await place.remove();
    };
  });
  afterAll(() => close());
  return shop;
}

/** Tests call faster than any clock between the calls can tick, so how late it is says nothing there. */
const unhurried = { few: Infinity };

/** One node of the shop; several may be opened on one place, if that is a PostgreSQL server. */
export async function openShop(
  place: TestPlace,
  { renderPage, settings = {}, logger = pino({ level: "silent" }), provider, admission, onError }: TestShopOptions = {},
): Promise<TestShop & { close(): Promise<void> }> {
  const database = await openPlace(place, onError);
  const read = readSettings({ LOG_LEVEL: "silent", DATA_DIR: place.dataFolder, ...settings });
  const app = await buildApp({
    settings: read,
    database,
    logger,
    provider: provider ?? (await providerFor(read, database)),
    site: renderPage && { renderPage, assetsFolder: place.dataFolder },
    checkReplies: true,
    admission: admission ?? unhurried,
  });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, database, close };
}

/** Calls of the API in somebody's name. */
export const callsAs =
  (shop: TestShop) =>
  ({ token }: { token: string }, method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) =>
    shop.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) });
