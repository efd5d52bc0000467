import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pauseToasts, readToasts, resumeToasts, toast } from "./toast-queue.ts";

const shown = () => readToasts().flatMap(({ visible, message }) => (visible ? [message] : []));

beforeEach(() => {
  vi.useFakeTimers();
  toast.clear();
});
afterEach(() => vi.useRealTimers());

describe("the queue of toasts", () => {
  it("shows the newest first, successes for two seconds and others for four", () => {
    toast.success("Added");
    toast.error("Failed");
    toast("Saved");
    expect(shown()).toEqual(["Saved", "Failed", "Added"]);
    vi.advanceTimersByTime(2000);
    expect(shown()).toEqual(["Saved", "Failed"]);
    vi.advanceTimersByTime(2000);
    expect(shown()).toEqual([]);
  });

  it("removes a toast when it has faded out", () => {
    const id = toast("Saved");
    toast.dismiss(id);
    expect(readToasts()).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(readToasts()).toHaveLength(0);
  });

  it("gives a toast that is replaced its whole time again", () => {
    const id = toast("Sending");
    vi.advanceTimersByTime(3000);
    toast("Sent", { id });
    vi.advanceTimersByTime(3000);
    expect(shown()).toEqual(["Sent"]);
  });

  it("shows a toast again that is replaced while it fades out", () => {
    const id = toast("Sending");
    toast.dismiss(id);
    toast("Sent", { id });
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(["Sent"]);
  });

  it("counts no time while it is paused", () => {
    toast("Removed", { durationMs: 10_000 });
    vi.advanceTimersByTime(9000);
    pauseToasts();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(["Removed"]);
    resumeToasts();
    vi.advanceTimersByTime(999);
    expect(shown()).toEqual(["Removed"]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it("lets a dismissed toast fade out while it is paused", () => {
    const id = toast("Saved");
    pauseToasts();
    toast.dismiss(id);
    vi.advanceTimersByTime(200);
    expect(readToasts()).toHaveLength(0);
    resumeToasts();
  });
});
