import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startWriter } from "../../../test/support/writer-process.ts";
import { StartupError } from "../startup-error.ts";
import { openEmbedded } from "./embedded-driver.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-embedded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rounds = 4 * Number(process.env["FAULT_RUNS"] ?? 1);
const seed = 20_260_101;

describe("the embedded database", { timeout: 600_000 }, () => {
  it("can be opened by one process only; others are told its pid, and can open it once it was killed", async () => {
    const owner = await startWriter(folder);
    const second = openEmbedded({ folder, onError: () => {} });
    await expect(second).rejects.toThrow(StartupError);
    await expect(second).rejects.toThrow(
      `The data folder ${folder} is in use by another process (${owner.pid}). Stop it, or set DATA_DIR to another folder.`,
    );
    await owner.kill();
    const driver = await openEmbedded({ folder, onError: () => {} });
    await expect(openEmbedded({ folder, onError: () => {} })).rejects.toThrow("is in use by another process");
    await driver.close();
  });

  it(`has every row it acknowledged after ${rounds} kills during writes`, async () => {
    const random = randomBy(seed);
    const acknowledged = new Set<number>();
    for (let round = 1; round <= rounds; round++) {
      const writer = await startWriter(folder);
      expectNothingLost(writer.found, acknowledged);
      await writer.waitForWrites(1 + Math.floor(random() * 30));
      await writer.kill();
      for (const id of writer.written) acknowledged.add(id);
    }
    const last = await startWriter(folder);
    await last.kill();
    expectNothingLost(last.found, acknowledged);
    expect(acknowledged.size).toBeGreaterThan(rounds);
  });
});

/** Each transaction writes a mark and its echo: no acknowledged one may be missing, and none may be partial. */
function expectNothingLost({ marks, echoes }: { marks: number[]; echoes: number[] }, acknowledged: Set<number>): void {
  const present = new Set(marks);
  expect([...acknowledged].filter((id) => !present.has(id))).toEqual([]);
  expect(echoes).toEqual(marks);
}

/** A deterministic random generator (mulberry32). */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
