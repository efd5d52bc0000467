import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { openEmbedded } from "./embedded-driver.ts";

const { fsyncSync } = fs;

afterEach(() => {
  fs.fsyncSync = fsyncSync;
  syncBuiltinESMExports();
});

it("the embedded database calls fsync for every commit before it returns", async () => {
  let synced = 0;
  fs.fsyncSync = (descriptor) => {
    synced += 1;
    fsyncSync(descriptor);
  };
  syncBuiltinESMExports();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "pawhaven-test-"));
  const driver = await openEmbedded({ folder, onError: () => {} });
  const run = (text: string) => driver.run({ text, values: [], rows: "objects" });
  await run("create table marks (mark integer)");
  const before = synced;
  for (let commit = 0; commit < 10; commit++) await run("insert into marks values (1)");
  expect(synced - before).toBeGreaterThanOrEqual(10);
  await driver.close();
  fs.rmSync(folder, { recursive: true });
});
