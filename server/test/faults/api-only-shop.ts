import path from "node:path";
import { liftedCaps } from "../support/lifted-caps.ts";
import { type ShopProcess, startShopProcess } from "../support/shop-process.ts";

interface ShopEnvironment {
  databaseUrl: string | undefined;
  dataFolder: string;
  smtpUrl?: string;
  port?: number;
  settings?: Record<string, string>;
}

const script = path.join(import.meta.dirname, "../support/fault-injection-shop.ts");

/** A shop process without pages, because it starts faster and these tests restart it often. */
export const startApiOnlyShop = ({
  databaseUrl,
  dataFolder,
  smtpUrl,
  port,
  settings,
}: ShopEnvironment): Promise<ShopProcess> =>
  startShopProcess(
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataFolder,
      SMTP_URL: smtpUrl,
      SEED_DEMO: "off",
      LOG_LEVEL: "silent",
      RATE_LIMIT_SCALE: "100000",
      ...liftedCaps,
      ...settings,
      ...(port && { PORT: String(port) }),
    },
    script,
  );
