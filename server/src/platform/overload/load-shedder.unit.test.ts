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

/** So long in a row, those inside have been waiting like this. */
const simulateWait = (ms: number, forMs: number) => {
  waitMs = ms;
  for (let passed = 0; passed < forMs; passed += 20) {
    vi.advanceTimersByTime(20);
    loadShedder.tick(20);
  }
};

describe("a shop with much to do", () => {
  it("lets everybody in while nobody waits long", () => {
    simulateWait(50, 10_000);
    expect(hasCapacity()).toBe(true);
  });

  it("bears a rush, but not any rush", () => {
    waitMs = 400;
    expect(hasCapacity()).toBe(true);
    waitMs = 401;
    expect(hasCapacity()).toBe(false);
  });

  it("sends people away once a queue does not empty any more", () => {
    simulateWait(51, 1_000);
    expect(hasCapacity()).toBe(true);
    simulateWait(51, 20);
    expect(hasCapacity()).toBe(false);
  });

  it("goes on letting in as many as it can serve, and is as patient as ever once nobody was sent away for a while", () => {
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

  it("lets those in who buy for longer", () => {
    simulateWait(100, 1_020);
    expect([hasCapacity(), hasCapacity(true)]).toEqual([false, true]);
    waitMs = 101;
    expect(hasCapacity(true)).toBe(false);
  });

  it("sends nobody away while only a few are there, be it as slow as it may", () => {
    simulateWait(10_000, 2_000);
    loadShedder.leave();
    expect(hasCapacity()).toBe(true);
    loadShedder.enter();
    expect(hasCapacity()).toBe(false);
  });

  it("counts its own being late as waiting, also while it is too busy to notice", () => {
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

  it("tells how many it has sent away, once", () => {
    waitMs = 10_000;
    for (let count = 0; count < 5; count++) hasCapacity();
    expect([loadShedder.takeShedCount(), loadShedder.takeShedCount()]).toEqual([5, 0]);
  });

  it("lets nobody in, not even for what is ready, while it is itself behind", () => {
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

  it("is not swamped by a few, be it as far behind as it may", () => {
    loadShedder.leave();
    loadShedder.tick(20);
    vi.advanceTimersByTime(10_000);
    expect(Array.from({ length: 3 }, () => loadShedder.isOverloaded(false))).toEqual([false, false, true]);
  });
});
