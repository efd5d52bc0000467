import { expect, it } from "vitest";
import { isItemOf, landingIndex } from "./list-drag.ts";

it("drops an item where the line between the others was, upwards and downwards", () => {
  expect([landingIndex(0, 2, false), landingIndex(0, 2, true)]).toEqual([1, 2]);
  expect([landingIndex(2, 0, false), landingIndex(2, 0, true)]).toEqual([0, 1]);
});

it("leaves an item where it is when it is dropped beside itself", () => {
  expect([
    landingIndex(1, 0, true),
    landingIndex(1, 1, false),
    landingIndex(1, 1, true),
    landingIndex(1, 2, false),
  ]).toEqual([1, 1, 1, 1]);
});

it("takes items of its own list only", () => {
  expect(isItemOf("pictures", { listId: "pictures", index: 0 })).toBe(true);
  expect([isItemOf("pictures", { listId: "questions", index: 0 }), isItemOf("pictures", {})]).toEqual([false, false]);
});
