import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startWriter } from "../../../test/support/writer-process.ts";
import { StartupError } from "../startup-error.ts";
import { openEmbedded } from "./embedded-driver.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-embedded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Twenty and more with FAULT_RUNS=5. */
const rounds = 4 * Number(process.env["FAULT_RUNS"] ?? 1);
const seed = 20_260_101;

describe("the embedded database", { timeout: 600_000 }, () => {
  it("is opened by one process only; another one is told who has it, and gets it once that one was killed", async () => {
    const owner = await startWriter(folder);
    const second = openEmbedded({ folder, onError: () => {} });
    await expect(second).rejects.toThrow(StartupError);
    await expect(second).rejects.toThrow(
      `The data folder ${folder} is in use by another process (${owner.pid}). Stop that one, or set DATA_DIR to another folder.`,
    );
    await owner.kill();
    const driver = await openEmbedded({ folder, onError: () => {} });
    await expect(openEmbedded({ folder, onError: () => {} })).rejects.toThrow("is in use by another process");
    await driver.close();
  });

  it(`still has every row it answered for after ${rounds} kills in the middle of writing`, async () => {
    const random = randomBy(seed);
    const answeredFor = new Set<number>();
    for (let round = 1; round <= rounds; round++) {
      const writer = await startWriter(folder);
      expectNothingLost(writer.found, answeredFor);
      await writer.waitForWrites(1 + Math.floor(random() * 30));
      await writer.kill();
      for (const id of writer.written) answeredFor.add(id);
    }
    const last = await startWriter(folder);
    await last.kill();
    expectNothingLost(last.found, answeredFor);
    expect(answeredFor.size).toBeGreaterThan(rounds);
  });
});

/** Each transaction wrote a mark and its echo: none may be missing, and none may be alone. */
function expectNothingLost({ marks, echoes }: { marks: number[]; echoes: number[] }, answeredFor: Set<number>): void {
  const present = new Set(marks);
  expect([...answeredFor].filter((id) => !present.has(id))).toEqual([]);
  expect(echoes).toEqual(marks);
}

/** The same numbers between 0 and 1 on every run (mulberry32). */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
