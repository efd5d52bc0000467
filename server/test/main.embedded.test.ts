import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
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

describe("the ownership of a shop", { timeout: 180_000 }, () => {
  const claimAt = (open: ShopProcess, link: string | undefined, email: string) =>
    apiAt(open.origin).claimOwnership({
      body: { token: link?.split("/").at(-1) ?? "", name: "Robin", email, password: "a quiet river 7" },
    });
  const linkIn = (output: string) => /http:\S+\/admin\/claim\/[\w-]+/.exec(output)?.[0];
  const command = path.join(import.meta.dirname, "../src/staff-command.ts");
  const runStaffCommand = (...args: string[]) =>
    promisify(execFile)(process.execPath, [command, ...args], {
      cwd: os.tmpdir(),
      env: { PATH: process.env["PATH"], DATA_DIR: folderOf("owned"), SEED_DEMO: "off" },
    });
  const stop = async (open: ShopProcess) => {
    open.signal("SIGTERM");
    return open.exited;
  };

  it("is offered by the start of an empty one, until somebody has claimed it; the command is the way back in", async () => {
    const settings = { DATA_DIR: folderOf("owned"), SEED_DEMO: "off" };
    const empty = await startShopProcess(settings);
    const printed = await empty.waitForOutput("Nobody runs this shop yet.");
    const { staff } = await claimAt(empty, linkIn(printed), "robin@example.com");
    expect(staff.role).toBe("owner");
    await expect(runStaffCommand("owner", "kim@example.com")).rejects.toThrow("is in use by another process");
    await stop(empty);

    await expect(runStaffCommand("owner", "not an address")).rejects.toThrow("Usage: npm run staff -- owner");
    const { stdout } = await runStaffCommand("owner", "kim@example.com");
    const owned = await startShopProcess(settings);
    try {
      expect((await claimAt(owned, linkIn(stdout), "kim@example.com")).staff.role).toBe("owner");
    } finally {
      expect((await stop(owned)).stdout).not.toContain("Nobody runs this shop");
    }
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
