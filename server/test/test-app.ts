import type { RenderPage } from "@pawhaven/contract";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterAll, beforeAll } from "vitest";
import { buildApp } from "../src/app.ts";
import type { Database } from "../src/platform/db/database.ts";
import { readSettings } from "../src/settings.ts";
import { openPlace, testPlace } from "./test-database.ts";

export interface TestShop {
  app: FastifyInstance;
  database: Database;
}

export interface TestShopOptions {
  renderPage?: RenderPage;
  settings?: Record<string, string>;
}

/** The real app on a real database, for the length of a test file. Every reply is held against the contract. */
export function testShop({ renderPage, settings = {} }: TestShopOptions = {}): TestShop {
  const shop = {} as TestShop;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const place = await testPlace();
    shop.database = await openPlace(place);
    shop.app = await buildApp({
      settings: readSettings({ LOG_LEVEL: "silent", ...settings }),
      database: shop.database,
      logger: pino({ level: "silent" }),
      site: renderPage && { renderPage, assetsFolder: place.dataFolder },
      checkReplies: true,
    });
    close = async () => {
      await shop.app.close();
      await shop.database.close();
      await place.remove();
    };
  });
  afterAll(() => close());
  return shop;
}
