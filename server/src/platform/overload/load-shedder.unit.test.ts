import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LoadShedder } from "./load-shedder.ts";

const limits = { targetMs: 50, intervalMs: 1_000, burstMs: 400 };
const options = { minInFlight: 2, database: limits, eventLoop: limits };
let waitMs: number;
let loadShedder: LoadShedder;

beforeEach(() => {
  vi.useFakeTimers();
  waitMs = 0;
  loadShedder = new LoadShedder(() => waitMs, options);
  for (let count = 0; count <= options.minInFlight; count++) loadShedder.enter();
});
afterEach(() => void vi.useRealTimers());

const hasCapacity = (isHighPriority = false) => loadShedder.hasCapacity(isHighPriority);

/** Keeps the wait at `ms` for this long. */
const simulateWait = (ms: number, forMs: number) => {
  waitMs = ms;
  for (let passed = 0; passed < forMs; passed += 20) {
    vi.advanceTimersByTime(20);
    loadShedder.tick(20);
  }
};

describe("the load shedder", () => {
  it("accepts every request while waits are within the target", () => {
    simulateWait(50, 10_000);
    expect(hasCapacity()).toBe(true);
  });

  it("tolerates longer waits during a burst, up to the burst limit", () => {
    waitMs = 400;
    expect(hasCapacity()).toBe(true);
    waitMs = 401;
    expect(hasCapacity()).toBe(false);
  });

  it("rejects requests once the wait has stayed above the target for an interval", () => {
    simulateWait(51, 1_000);
    expect(hasCapacity()).toBe(true);
    simulateWait(51, 20);
    expect(hasCapacity()).toBe(false);
  });

  it("accepts requests within the target under overload, and tolerates bursts again after an interval without rejections", () => {
    simulateWait(51, 1_020);
    expect(hasCapacity()).toBe(false);
    waitMs = 50;
    expect(hasCapacity()).toBe(true);
    waitMs = 51;
    expect(hasCapacity()).toBe(false);
    simulateWait(50, 1_020);
    waitMs = 400;
    expect(hasCapacity()).toBe(true);
  });

  it("tolerates twice the wait for requests with high priority", () => {
    simulateWait(100, 1_020);
    expect([hasCapacity(), hasCapacity(true)]).toEqual([false, true]);
    waitMs = 101;
    expect(hasCapacity(true)).toBe(false);
  });

  it("rejects nothing while few requests are in flight, however long they wait", () => {
    simulateWait(10_000, 2_000);
    loadShedder.leave();
    expect(hasCapacity()).toBe(true);
    loadShedder.enter();
    expect(hasCapacity()).toBe(false);
  });

  it("counts the delay of the event loop as a wait, including a tick that is still overdue", () => {
    loadShedder.tick(20);
    vi.advanceTimersByTime(420);
    expect(hasCapacity()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(hasCapacity()).toBe(false);
    loadShedder.tick(20);
    expect(hasCapacity()).toBe(false);
    vi.advanceTimersByTime(20);
    loadShedder.tick(20);
    expect(hasCapacity()).toBe(true);
  });

  it("reports the number of rejected requests once", () => {
    waitMs = 10_000;
    for (let count = 0; count < 5; count++) hasCapacity();
    expect([loadShedder.takeShedCount(), loadShedder.takeShedCount()]).toEqual([5, 0]);
  });

  it("is overloaded when the event loop is late, and not when only the database is", () => {
    simulateWait(10_000, 2_000);
    expect(loadShedder.isOverloaded(false)).toBe(false);
    loadShedder.tick(20);
    vi.advanceTimersByTime(421);
    expect([loadShedder.isOverloaded(true), loadShedder.isOverloaded(false)]).toEqual([false, true]);
    expect(loadShedder.takeShedCount()).toBe(1);
    loadShedder.tick(20);
    vi.advanceTimersByTime(20);
    loadShedder.tick(20);
    expect(loadShedder.isOverloaded(false)).toBe(false);
  });

  it("is not overloaded by few requests, however late the event loop is", () => {
    loadShedder.leave();
    loadShedder.tick(20);
    vi.advanceTimersByTime(10_000);
    expect(Array.from({ length: 3 }, () => loadShedder.isOverloaded(false))).toEqual([false, false, true]);
  });
});
