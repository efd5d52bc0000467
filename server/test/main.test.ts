import { createHash } from "node:crypto";
import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiAt } from "./support/api-client.ts";
import { type ShopProcess, startShopProcess } from "./support/shop-process.ts";
import { startMany } from "./support/concurrency.ts";
import { openTestDatabase, createTestEnvironment } from "./support/test-database.ts";
import { adoptionRequests, favorites, gearReviews, gears, threads, users } from "../src/schema/index.ts";

const environment = await createTestEnvironment();
const settings = { DATA_DIR: environment.dataFolder, DATABASE_URL: environment.databaseUrl };
let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShopProcess(settings);
  await shop.waitForOutput("Mode: trying out. Sandboxes are on (only this machine can reach the shop)");
});
afterAll(async () => {
  shop.signal("SIGKILL");
  await shop.exited;
  await environment.remove();
});

const message = JSON.stringify({ name: "Robin", email: "robin@example.com", message: "Still there?" });

/** Sends a request with an incomplete body, which stays in flight until `finishRequest` is called. */
async function startRequest(): Promise<ClientRequest> {
  const headers = { "content-type": "application/json", "content-length": message.length };
  const started = request(`${shop.origin}/api/feedback`, { method: "POST", headers, agent: false });
  started.write(message.slice(0, 10));
  const [socket] = (await once(started, "socket")) as [NodeJS.EventEmitter];
  await once(socket, "connect");
  return started;
}

async function finishRequest(started: ClientRequest): Promise<number | undefined> {
  const responding = once(started, "response");
  started.end(message.slice(10));
  const [response] = (await responding) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

/** Sends requests until the shop is unreachable, and returns every status. */
async function requestUntilClosed(): Promise<number[]> {
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

async function countDemoRows(): Promise<number[]> {
  const database = await openTestDatabase(environment);
  const tables = [gears, gearReviews, users, favorites, adoptionRequests];
  const counts = await Promise.all(tables.map((table) => database.db.$count(table)));
  await database.close();
  return counts;
}

describe("the running shop", { timeout: 180_000 }, () => {
  let seededCounts: number[];

  it("serves the built site with a CSP that allows its one inline script and style sheet by their hashes", async () => {
    const response = await fetch(shop.origin);
    expect(response.status).toBe(200);
    const policy = response.headers.get("content-security-policy") ?? "";
    const html = await response.text();
    const inline = Array.from(
      html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g),
      ([, , attributes, content]) => ({
        runs: !/\bsrc=|json/.test(attributes ?? ""),
        content: content ?? "",
      }),
    ).filter(({ runs, content }) => runs && content !== "");
    expect(inline).toHaveLength(2);
    for (const { content } of inline)
      expect(policy).toContain(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
  });

  it("serves hashed assets compressed and immutable", async () => {
    const html = await (await fetch(shop.origin)).text();
    const file = /\/assets\/[\w.-]+\.js/.exec(html)?.[0];
    const response = await fetch(`${shop.origin}${file}`, { headers: { "accept-encoding": "br" } });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
  });

  it("finishes in-flight requests on SIGTERM and exits with code 0", async () => {
    const clients = startMany(3, requestUntilClosed);
    const requests = await Promise.all(startMany(3, startRequest));
    await apiAt(shop.origin).getHealth();
    shop.signal("SIGTERM");
    await shop.waitForOutput("shutting down");
    expect(await Promise.all(requests.map(finishRequest))).toEqual([201, 201, 201]);
    expect((await shop.exited).code).toBe(0);
    const statuses = (await Promise.all(clients)).flat();
    expect([...new Set(statuses)]).toEqual([200]);
    seededCounts = await countDemoRows();
    expect(seededCounts.every((count) => count > 0)).toBe(true);
  });

  it("has all its data after a restart, and seeds the demo only once", async () => {
    shop = await startShopProcess(settings);
    expect(await apiAt(shop.origin).listGears()).toHaveLength(seededCounts[0] ?? 0);
    shop.signal("SIGTERM");
    expect(await shop.exited).toMatchObject({ code: 0, stderr: "" });
    expect(await countDemoRows()).toEqual(seededCounts);
    const database = await openTestDatabase(environment);
    expect(await database.db.$count(threads, eq(threads.email, "robin@example.com"))).toBe(3);
    await database.close();
  });
});
