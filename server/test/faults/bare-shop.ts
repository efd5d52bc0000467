import path from "node:path";
import { type ShopProcess, startShopProcess } from "../shop-process.ts";

interface Place {
  databaseUrl: string | undefined;
  dataFolder: string;
  smtpUrl?: string;
  port?: number;
}

const script = path.join(import.meta.dirname, "../faulty-shop.ts");

/** The shop without its pages in a process of its own, started quickly because it is started often. */
export const startBareShop = ({ databaseUrl, dataFolder, smtpUrl, port }: Place): Promise<ShopProcess> =>
  startShopProcess(
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataFolder,
      SMTP_URL: smtpUrl,
      SEED_DEMO: "off",
      LOG_LEVEL: "silent",
      RATE_LIMIT_SCALE: "100000",
      ...(port && { PORT: String(port) }),
    },
    script,
  );
