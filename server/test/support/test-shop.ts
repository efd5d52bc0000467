import type { RenderPage, Site } from "@pawhaven/contract";
import type { FastifyInstance } from "fastify";
import pino, { type Logger } from "pino";
import { afterAll, beforeAll } from "vitest";
import { buildApp } from "../../src/composition/app.ts";
import { openContent } from "../../src/composition/open-content.ts";
import { createPaymentProvider } from "../../src/composition/card-payments.ts";
import type { LoadShedderOptions } from "../../src/platform/overload/load-shedder.ts";
import type { Database } from "../../src/platform/db/database.ts";
import type { PaymentProvider } from "../../src/platform/payments/payment-provider.ts";
import { readSettings } from "../../src/settings.ts";
import { openTestDatabase, type TestEnvironment, createTestEnvironment } from "./test-database.ts";

export interface TestShop {
  app: FastifyInstance;
  database: Database;
}

export interface TestShopOptions {
  /** A site of the test's own, without canonical URLs and inline code unless `site` has them. */
  renderPage?: RenderPage;
  site?: Partial<Site> | undefined;
  settings?: Record<string, string>;
  logger?: Logger;
  provider?: PaymentProvider;
  loadShedding?: Partial<LoadShedderOptions>;
  onError?: (error: Error) => void;
}

/** The real app on a real database, open until the test file ends. Replies are validated against the contract. */
export function testShop(options: TestShopOptions = {}): TestShop {
  const shop = {} as TestShop;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const environment = await createTestEnvironment("migrated");
    const opened = await openShop(environment, options);
    Object.assign(shop, { app: opened.app, database: opened.database });
    close = async () => {
      await opened.close();
      await environment.remove();
    };
  });
  afterAll(() => close());
  return shop;
}

/** Bursts of test calls block the event loop, which the load shedder and the render queue would take for overload. */
const noLoadShedding = { minInFlight: Infinity };
const noTimeLimit = { maxWaitMs: Infinity };

/** One node of the shop. On PostgreSQL several nodes can share an environment. */
export async function openShop(
  environment: TestEnvironment,
  {
    renderPage,
    site = renderPage && { renderPage },
    settings = {},
    logger = pino({ level: "silent" }),
    provider,
    loadShedding,
    onError,
  }: TestShopOptions = {},
): Promise<TestShop & { close(): Promise<void> }> {
  const database = await openTestDatabase(environment, onError);
  const parsedSettings = readSettings({ LOG_LEVEL: "silent", DATA_DIR: environment.dataFolder, ...settings });
  const app = await buildApp({
    settings: parsedSettings,
    database,
    ...(await openContent(database, parsedSettings)),
    logger,
    provider: provider ?? (await createPaymentProvider(parsedSettings, database)),
    webBuild: site?.renderPage && {
      canonicalUrl: (url) => url,
      inlineCode: {},
      ...site,
      renderPage: site.renderPage,
      assetsFolder: environment.dataFolder,
    },
    checkReplies: true,
    loadShedderOptions: loadShedding ?? noLoadShedding,
    renderQueueOptions: noTimeLimit,
  });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, database, close };
}
