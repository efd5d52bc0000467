import { describe, expect, it } from "vitest";
import { type OrderStatus, type OrderAction, toShippingStatus, nextStatus } from "./order-status.ts";

const actions: OrderAction[] = ["pay", "expire", "abandon", "ship", "deliver", "cancel", "refund"];

/** For each status, the next status by action in the order above; a dash if the action is not allowed. */
const expectedTransitions: [OrderStatus, string][] = [
  ["awaiting_payment", "ordered expired abandoned - - - -"],
  ["expired", "ordered - - - - - refund"],
  ["abandoned", "- - - - - - refund"],
  ["ordered", "- - - shipping - cancel refund"],
  ["shipping", "- - - - shipped - refund"],
  ["shipped", "- - - - - - refund"],
  ["cancel", "- - - - - - refund"],
  ["refund", "- - - - - - -"],
];

describe("an order's status", () => {
  it.each(expectedTransitions)("%s allows the transitions %s", (status, expected) => {
    expect(actions.map((action) => nextStatus(status, action) ?? "-").join(" ")).toBe(expected);
  });

  it.each([
    ["awaiting_payment", ""],
    ["expired", "cancel"],
    ["abandoned", "cancel"],
    ["ordered", "ordered"],
    ["shipping", "shipping"],
    ["shipped", "shipped"],
    ["cancel", "cancel"],
    ["refund", "refund"],
  ] as const)("%s is shown to API callers as %j", (status, shown) => {
    expect(toShippingStatus(status)).toBe(shown);
  });
});
