import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Admission } from "./admission.ts";

const bounds = { bearableMs: 50, lastingMs: 1_000, rushMs: 400 };
const rules = { few: 2, database: bounds, process: bounds };
let waitMs: number;
let admission: Admission;

beforeEach(() => {
  vi.useFakeTimers();
  waitMs = 0;
  admission = new Admission(() => waitMs, rules);
  for (let count = 0; count <= rules.few; count++) admission.enter();
});
afterEach(() => void vi.useRealTimers());

const isAdmitted = (isBuying = false) => admission.isOpen(isBuying);

/** So long in a row, those inside have been waiting like this. */
const waitingLike = (ms: number, forMs: number) => {
  waitMs = ms;
  for (let passed = 0; passed < forMs; passed += 20) {
    vi.advanceTimersByTime(20);
    admission.turn(20);
  }
};

describe("a shop with much to do", () => {
  it("lets everybody in while nobody waits long", () => {
    waitingLike(50, 10_000);
    expect(isAdmitted()).toBe(true);
  });

  it("bears a rush, but not any rush", () => {
    waitMs = 400;
    expect(isAdmitted()).toBe(true);
    waitMs = 401;
    expect(isAdmitted()).toBe(false);
  });

  it("sends people away once a queue does not empty any more", () => {
    waitingLike(51, 1_000);
    expect(isAdmitted()).toBe(true);
    waitingLike(51, 20);
    expect(isAdmitted()).toBe(false);
  });

  it("goes on letting in as many as it can serve, and is as patient as ever once nobody was sent away for a while", () => {
    waitingLike(51, 1_020);
    expect(isAdmitted()).toBe(false);
    waitMs = 50;
    expect(isAdmitted()).toBe(true);
    waitMs = 51;
    expect(isAdmitted()).toBe(false);
    waitingLike(50, 1_020);
    waitMs = 400;
    expect(isAdmitted()).toBe(true);
  });

  it("lets those in who buy for longer", () => {
    waitingLike(100, 1_020);
    expect([isAdmitted(), isAdmitted(true)]).toEqual([false, true]);
    waitMs = 101;
    expect(isAdmitted(true)).toBe(false);
  });

  it("sends nobody away while only a few are there, be it as slow as it may", () => {
    waitingLike(10_000, 2_000);
    admission.leave();
    expect(isAdmitted()).toBe(true);
    admission.enter();
    expect(isAdmitted()).toBe(false);
  });

  it("counts its own being late as waiting, also while it is too busy to notice", () => {
    admission.turn(20);
    vi.advanceTimersByTime(420);
    expect(isAdmitted()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isAdmitted()).toBe(false);
    admission.turn(20);
    expect(isAdmitted()).toBe(false);
    vi.advanceTimersByTime(20);
    admission.turn(20);
    expect(isAdmitted()).toBe(true);
  });

  it("tells how many it has sent away, once", () => {
    waitMs = 10_000;
    for (let count = 0; count < 5; count++) isAdmitted();
    expect([admission.takeRefused(), admission.takeRefused()]).toEqual([5, 0]);
  });

  it("lets nobody in, not even for what is ready, while it is itself behind", () => {
    waitingLike(10_000, 2_000);
    expect(admission.isSwamped(false)).toBe(false);
    admission.turn(20);
    vi.advanceTimersByTime(421);
    expect([admission.isSwamped(true), admission.isSwamped(false)]).toEqual([false, true]);
    expect(admission.takeRefused()).toBe(1);
    admission.turn(20);
    vi.advanceTimersByTime(20);
    admission.turn(20);
    expect(admission.isSwamped(false)).toBe(false);
  });

  it("is not swamped by a few, be it as far behind as it may", () => {
    admission.leave();
    admission.turn(20);
    vi.advanceTimersByTime(10_000);
    expect(Array.from({ length: 3 }, () => admission.isSwamped(false))).toEqual([false, false, true]);
  });
});
