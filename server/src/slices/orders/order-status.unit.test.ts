import { describe, expect, it } from "vitest";
import { type OrderStatus, type OrderAction, toShippingStatus, nextStatus } from "./order-status.ts";

const steps: OrderAction[] = ["pay", "expire", "abandon", "ship", "deliver", "cancel", "refund"];

/** One row per status: where each step leads, in the order above; a dash where it is refused. */
const table: [OrderStatus, string][] = [
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
  it.each(table)("%s leads to %s", (status, expected) => {
    expect(steps.map((step) => nextStatus(status, step) ?? "-").join(" ")).toBe(expected);
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
  ] as const)("%s is shown as %j", (status, shown) => {
    expect(toShippingStatus(status)).toBe(shown);
  });
});
