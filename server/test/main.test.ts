import { createHash } from "node:crypto";
import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { count } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ShopProcess, startShopProcess } from "./support/shop-process.ts";
import { openTestDatabase, createTestEnvironment } from "./support/test-database.ts";
import { adoptionRequests, favorites, feedback, gearReviews, gears, users } from "../src/schema/index.ts";

const environment = await createTestEnvironment();
const settings = { DATA_DIR: environment.dataFolder, DATABASE_URL: environment.databaseUrl };
let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShopProcess(settings);
});
afterAll(async () => {
  shop.signal("SIGKILL");
  await shop.exited;
  await environment.remove();
});

const message = JSON.stringify({ name: "Robin", email: "robin@example.com", message: "Still there?" });

/** A request whose body is not complete yet: it is under way until `finish` is called. */
async function begin(): Promise<ClientRequest> {
  const headers = { "content-type": "application/json", "content-length": message.length };
  const begun = request(`${shop.origin}/api/feedback`, { method: "POST", headers, agent: false });
  begun.write(message.slice(0, 10));
  const [socket] = (await once(begun, "socket")) as [NodeJS.EventEmitter];
  await once(socket, "connect");
  return begun;
}

async function finish(begun: ClientRequest): Promise<number | undefined> {
  const answered = once(begun, "response");
  begun.end(message.slice(10));
  const [response] = (await answered) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

/** Visits until the shop can no longer be reached, and reports every status it got. */
async function visitUntilClosed(): Promise<number[]> {
  const statuses: number[] = [];
  for (;;) {
    try {
      const response = await fetch(`${shop.origin}/api/gears`);
      await response.arrayBuffer();
      statuses.push(response.status);
    } catch {
      return statuses;
    }
  }
}

async function counts(): Promise<number[]> {
  const database = await openTestDatabase(environment);
  const tables = [gears, gearReviews, users, favorites, adoptionRequests];
  const found = tables.map((table) => database.db.select({ count: count() }).from(table));
  const rows = await Promise.all(found);
  await database.close();
  return rows.map(([row]) => row?.count ?? 0);
}

describe("the running shop", { timeout: 180_000 }, () => {
  let planted: number[];

  it("shows the built site, and its policy allows every script and style the page brings", async () => {
    const response = await fetch(shop.origin);
    expect(response.status).toBe(200);
    const policy = response.headers.get("content-security-policy") ?? "";
    const html = await response.text();
    const inline = Array.from(
      html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g),
      ([, , attributes, content]) => ({
        runs: !/\bsrc=|ld\+json/.test(attributes ?? ""),
        content: content ?? "",
      }),
    ).filter(({ runs, content }) => runs && content !== "");
    expect(inline.length).toBeGreaterThan(0);
    for (const { content } of inline)
      expect(policy).toContain(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
  });

  it("serves the site's files, for good where their name changes with their content", async () => {
    const html = await (await fetch(shop.origin)).text();
    const file = /\/assets\/[\w.-]+\.js/.exec(html)?.[0];
    const response = await fetch(`${shop.origin}${file}`, { headers: { "accept-encoding": "br" } });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
  });

  it("finishes what is under way when it is told to stop, and ends well", async () => {
    const visitors = [visitUntilClosed(), visitUntilClosed(), visitUntilClosed()];
    const begun = await Promise.all([begin(), begin(), begin()]);
    expect((await fetch(`${shop.origin}/api/health`)).status).toBe(200);
    shop.signal("SIGTERM");
    await shop.waitForOutput("shutting down");
    expect(await Promise.all(begun.map(finish))).toEqual([201, 201, 201]);
    expect((await shop.exited).code).toBe(0);
    const statuses = (await Promise.all(visitors)).flat();
    expect([...new Set(statuses)]).toEqual([200]);
    planted = await counts();
    expect(planted.every((count) => count > 0)).toBe(true);
  });

  it("finds everything again after a restart, and plants its demo data only once", async () => {
    shop = await startShopProcess(settings);
    expect((await (await fetch(`${shop.origin}/api/gears`)).json()) as unknown[]).toHaveLength(planted[0] ?? 0);
    shop.signal("SIGTERM");
    expect(await shop.exited).toMatchObject({ code: 0, stderr: "" });
    expect(await counts()).toEqual(planted);
    const database = await openTestDatabase(environment);
    expect(await database.db.select().from(feedback)).toHaveLength(3);
    await database.close();
  });
});
