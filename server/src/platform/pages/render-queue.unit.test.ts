import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OverloadError } from "../overload/load-shedder.ts";
import { RenderQueue, type RenderQueueOptions } from "./render-queue.ts";

/** Pages that are rendered until the test lets them finish, in the order in which they began. */
function openQueue(options: Partial<RenderQueueOptions> = {}) {
  const queue = new RenderQueue({ maxConcurrent: 1, ...options });
  const began: string[] = [];
  const finishers: (() => void)[] = [];
  const outcomes = new Map<string, string>();
  const request = (network: string, page: string) => {
    const rendered = queue.run(network, () => {
      began.push(page);
      return new Promise<void>((resolve) => finishers.push(resolve));
    });
    rendered.then(
      () => outcomes.set(page, "rendered"),
      (error) => outcomes.set(page, error instanceof OverloadError ? "rejected" : "failed"),
    );
  };
  const beginAll = () => vi.advanceTimersByTimeAsync(0);
  const finishOne = async () => {
    await beginAll();
    finishers.shift()?.();
    await beginAll();
  };
  const finishAll = async () => {
    do await finishOne();
    while (finishers.length > 0);
  };
  return { request, began, outcomes, finishOne, finishAll };
}

const rejectedIn = (outcomes: Map<string, string>) =>
  [...outcomes].filter(([, outcome]) => outcome === "rejected").map(([page]) => page);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the render queue", () => {
  it("renders a few pages at once, and the others when these are done", async () => {
    const { request, began, outcomes, finishOne, finishAll } = openQueue({ maxConcurrent: 2 });
    for (const page of ["a", "b", "c"]) request("one", page);
    await finishOne();
    expect([began, [...outcomes.keys()]]).toEqual([["a", "b", "c"], ["a"]]);
    await finishAll();
    expect([...outcomes.values()]).toEqual(["rendered", "rendered", "rendered"]);
  });

  it("rejects what one network asks for beyond its share with 503, and nothing of another network", async () => {
    const { request, began, outcomes, finishAll } = openQueue({ maxWaiting: 10, maxWaitingPerNetwork: 3 });
    for (let count = 0; count < 50; count++) request("greedy", `greedy-${count}`);
    request("other", "other");
    await finishAll();
    expect(began).toEqual(["greedy-0", "greedy-1", "other", "greedy-2", "greedy-3"]);
    expect(rejectedIn(outcomes)).toHaveLength(46);
  });

  it("takes networks in turn", async () => {
    const { request, began, finishAll } = openQueue();
    for (const page of ["a1", "a2", "a3", "b1", "b2", "c1"]) request(page.charAt(0), page);
    await finishAll();
    expect(began).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
  });

  it("never holds more than its bound, and lets a newcomer in at the cost of whoever has most", async () => {
    const { request, began, outcomes, finishAll } = openQueue({ maxWaiting: 4 });
    for (const page of ["a1", "a2", "a3", "b1", "b2"]) request(page.charAt(0), page);
    request("newcomer", "new");
    expect(rejectedIn(outcomes)).toEqual([]);
    await finishAll();
    expect(rejectedIn(outcomes)).toHaveLength(1);
    expect(began).toContain("new");
    expect(began).toHaveLength(5);
  });

  it("rejects a newcomer when everybody has only one page waiting", async () => {
    const { request, outcomes, finishAll } = openQueue({ maxWaiting: 2 });
    for (const network of ["a", "b", "c", "d"]) request(network, network);
    await finishAll();
    expect(rejectedIn(outcomes)).toEqual(["d"]);
  });

  it("rejects those who have waited too long, unless only a few wait", async () => {
    const { request, outcomes, finishAll } = openQueue({ maxWaitMs: 100, fewWaiting: 2 });
    for (const page of ["a", "b", "c", "d", "e"]) request("one", page);
    await vi.advanceTimersByTimeAsync(101);
    await finishAll();
    expect(rejectedIn(outcomes)).toEqual(["b", "c"]);
  });

  it("goes on after a page that could not be rendered", async () => {
    const queue = new RenderQueue({ maxConcurrent: 1 });
    const failing = queue.run("one", async () => {
      throw new Error("broken");
    });
    const next = queue.run("one", async () => "rendered");
    await expect(failing).rejects.toThrow("broken");
    await vi.advanceTimersByTimeAsync(0);
    expect(await next).toBe("rendered");
  });
});
