import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiAt } from "./support/api-client.ts";
import { runShopToExit, type ShopProcess, startShopProcess } from "./support/shop-process.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-start-"));
const folderOf = (name: string) => path.join(folder, name);
let shop: ShopProcess;

beforeAll(async () => {
  shop = await startShopProcess({ DATA_DIR: folderOf("first"), SEED_DEMO: "off" });
});
afterAll(async () => {
  shop.signal("SIGINT");
  await shop.exited;
  rmSync(folder, { recursive: true });
});

describe("a shop without demo data", () => {
  it("serves an empty catalogue and the home page", async () => {
    expect(await apiAt(shop.origin).listGears()).toEqual([]);
    const home = await fetch(shop.origin);
    expect([home.status, home.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  });
});

describe("a shop that others can reach", { timeout: 180_000 }, () => {
  it("says that it is in production and has no sandboxes, demo data or pages for developers", async () => {
    const open = await startShopProcess({ DATA_DIR: folderOf("open"), HOST: "0.0.0.0" });
    const statusOf = async (path: string) => (await fetch(`${open.origin}${path}`)).status;
    try {
      expect(await apiAt(open.origin).listGears()).toEqual([]);
      for (const path of ["/api/outbox", "/stand-in/openid/auth", "/api/docs", "/components", "/not-a-page"])
        expect([path, await statusOf(path)]).toEqual([path, 404]);
    } finally {
      open.signal("SIGTERM");
    }
    const { stdout } = await open.exited;
    expect(stdout).toContain("Mode: production. Sandboxes are off (others can reach HOST=0.0.0.0)");
    expect(stdout).toContain("No demo data (add it with SEED_DEMO=on)");
  });
});

describe("starting a second shop beside a running one", { timeout: 180_000 }, () => {
  it("ends with one sentence when the data folder is the same", async () => {
    const ended = await runShopToExit({ DATA_DIR: folderOf("first"), SEED_DEMO: "off" });
    expect(ended).toMatchObject({ code: 1, stdout: "" });
    expect(ended.stderr).toMatch(
      /^The data folder \S+first is in use by another process \(\d+\)\. Stop it, or set DATA_DIR to another folder\.\n$/,
    );
  });

  it("exits with a one-line error if both use the same port", async () => {
    const exit = await runShopToExit({ DATA_DIR: folderOf("second"), SEED_DEMO: "off", PORT: String(shop.port) });
    expect(exit).toEqual({
      code: 1,
      stdout: "",
      stderr: `Port ${shop.port} is already in use. Set PORT to a free port.\n`,
    });
  });
});
