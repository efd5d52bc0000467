import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { installMatchesLock, projectNode } from "./install.mjs";
import { run } from "./run.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-install-"));
  mkdirSync(path.join(folder, "node_modules"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name, packages) => writeFileSync(path.join(folder, name), JSON.stringify({ packages }));
const wanted = (packages) => write("package-lock.json", { "": { name: "shop" }, web: { name: "web" }, ...packages });
const present = (packages) => write("node_modules/.package-lock.json", packages);
const fastify = { version: "5.0.0" };

describe("an install", () => {
  it("is complete when every package of the lock file is there in its version", () => {
    wanted({ "node_modules/fastify": fastify, "node_modules/@shop/web": { resolved: "web", link: true } });
    present({ "node_modules/fastify": fastify });
    expect(installMatchesLock(folder)).toBe(true);
  });

  it("is to be made when there is none", () => {
    wanted({ "node_modules/fastify": fastify });
    expect(installMatchesLock(folder)).toBe(false);
  });

  it("is to be made again when a package is missing, older or no longer wanted", () => {
    wanted({ "node_modules/fastify": fastify });
    for (const packages of [
      {},
      { "node_modules/fastify": { version: "4.9.9" } },
      { "node_modules/fastify": fastify, "node_modules/left-over": { version: "1.0.0" } },
    ]) {
      present(packages);
      expect(installMatchesLock(folder)).toBe(false);
    }
  });

  it("may lack what is only meant for other machines, but not have it in another version", () => {
    wanted({ "node_modules/fastify": fastify, "node_modules/node-arm": { version: "24.0.0", optional: true } });
    present({ "node_modules/fastify": fastify });
    expect(installMatchesLock(folder)).toBe(true);
    present({ "node_modules/fastify": fastify, "node_modules/node-arm": { version: "23.0.0" } });
    expect(installMatchesLock(folder)).toBe(false);
  });
});

describe("a command", () => {
  const node = (text) => run(process.execPath, ["-e", text], { quiet: true, env: { ANSWER: "42" } });

  it("is done when it ends well, and knows the environment it is given", async () => {
    await expect(node("process.exit(process.env.ANSWER === '42' ? 0 : 1)")).resolves.toBeUndefined();
  });

  it("passes its exit code on when it fails", async () => {
    await expect(node("process.exit(7)")).rejects.toMatchObject({ code: 7 });
  });

  it("counts as failed when it is killed", async () => {
    await expect(node("process.kill(process.pid, 'SIGKILL')")).rejects.toMatchObject({ code: 1 });
  });

  it("fails when it does not exist", async () => {
    await expect(run("no-such-command", [], { quiet: true })).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("of the project runs on a Node that understands TypeScript", async () => {
    const { command, version } = projectNode();
    await expect(run(command, ["--version"], { quiet: true })).resolves.toBeUndefined();
    expect(Number(version.split(".")[0])).toBeGreaterThanOrEqual(22);
  });
});
