import { expect, it, onTestFinished, vi } from "vitest";
import { loadInTime, loadLimitMs } from "./load-in-time.ts";

it("does not call a load failed at once, because Firefox ends it when the page is left", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const showFailure = vi.fn<(error: Error) => void>();
  loadInTime(() => Promise.reject(new Error("ended")), loadLimitMs).catch(showFailure);
  await vi.advanceTimersByTimeAsync(900);
  expect(showFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(showFailure).toHaveBeenCalledWith(new Error("ended"));
});
