import { expect, it, vi } from "vitest";
import { createSingleFlight } from "./single-flight.ts";

it("ignores a second call in the same tick and accepts the next one afterwards", async () => {
  const run = createSingleFlight();
  const task = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await Promise.all([run(task), run(task)]);
  expect(task).toHaveBeenCalledTimes(1);
  await run(task);
  expect(task).toHaveBeenCalledTimes(2);
});

it("accepts another call after a failure", async () => {
  const run = createSingleFlight();
  await expect(run(() => Promise.reject(new Error("Refused")))).rejects.toThrow("Refused");
  const task = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await run(task);
  expect(task).toHaveBeenCalledTimes(1);
});
