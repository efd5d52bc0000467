import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { loadBuiltSite } from "./support/built-site.ts";
import { testShop } from "./support/test-shop.ts";

const lines: Record<string, unknown>[] = [];
const logger = pino(
  { level: "error" },
  { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
);
const shop = testShop({ site: await loadBuiltSite(), logger });

it("logs once why a page failed, with the id of its request, and writes nothing to the terminal", async () => {
  const terminal = vi.spyOn(console, "error");
  await shop.database.db.execute(sql`alter table pets rename to gone`);
  const { statusCode, headers } = await shop.app.inject({ url: "/petshop" });
  expect(statusCode).toBe(500);
  expect(lines.map(({ reqId }) => reqId)).toEqual([headers["x-request-id"]]);
  expect(terminal).not.toHaveBeenCalled();
});
