import { type RefundDraft, refundDraft } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { planRefund, refundObstacle } from "./refund-rules.ts";

const full = { discountCents: 0, cancelled: 0 };
const ball = { ...full, gearId: 1, name: "Ball", unitCents: 1000, quantity: 3, shipped: 2, refunded: 1 };
const bed = { ...full, gearId: 2, name: "Bed", unitCents: 4500, quantity: 1, shipped: 0, refunded: 0 };
const noGift = { giftCents: 0, giftVoidedCents: 0 };
const byCard = { paymentMethod: "card", cancelledCents: 0, collectedCents: null, ...noGift } as const;
const order = { ...byCard, amountCents: 7500, refundedCents: 1000 };

const draft = (values: object): RefundDraft => refundDraft.parse({ reason: "shop", ...values });
type Amounts = Parameters<typeof planRefund>[0];
const plan = (values: object, amounts: Amounts = order) => planRefund(amounts, [ball, bed], draft(values));
const obstacle = (values: object, amounts: Amounts = order) => {
  try {
    return plan(values, amounts);
  } catch (error) {
    return (error as Error).message;
  }
};

describe("a refund", () => {
  it("of lines costs what they cost", () => {
    expect(plan({ lines: [{ id: 1, cancel: 1, sent: 1, restock: true }, { id: 2 }] })).toEqual({
      amountCents: 2000,
      lines: [{ gearId: 1, cancelled: 1, sent: 1, restocked: true }],
    });
  });

  it("of a discounted line is what was paid for it", () => {
    const discounted = { ...ball, discountCents: 1000 };
    const lines = [{ id: 1, cancel: 1, sent: 1 }];
    expect(planRefund(order, [discounted], draft({ lines }))).toMatchObject({ amountCents: 1334 });
  });

  it("of an amount has no lines, and of sent units can have any amount", () => {
    expect(plan({ amount: 12.34 })).toEqual({ amountCents: 1234, lines: [] });
    expect(plan({ lines: [{ id: 1, sent: 1 }], amount: 5 })).toMatchObject({ amountCents: 500 });
  });

  it("of units that are not sent is their price, or what is left of the payment", () => {
    const lines = [{ id: 2, cancel: 1 }];
    expect(plan({ lines }, { ...order, refundedCents: 5000 })).toMatchObject({ amountCents: 2500 });
    expect(obstacle({ lines, amount: 40 })).toBe("Items that are not sent are refunded in full: $45.00.");
  });

  it.each([
    [{}, "Please choose items, or enter an amount."],
    [{ lines: [{ id: 1 }] }, "Please choose items, or enter an amount."],
    [{ amount: 65.01 }, "At most $65.00 can be refunded."],
    [{ lines: [{ id: 1, cancel: 2 }] }, "Ball: only 1 not sent are left to refund."],
    [{ lines: [{ id: 1, sent: 2 }] }, "Ball: only 1 sent are left to refund."],
    [{ lines: [{ id: 7, sent: 1 }] }, "Each item of the order can be given once."],
    [{ lines: Array.from({ length: 2 }, () => ({ id: 1, sent: 1 })) }, "Each item of the order can be given once."],
  ])("of %j is refused in words", (values, message) => {
    expect(obstacle(values)).toBe(message);
  });

  it.each([0, -5, 0.001, 12.345, Number.NaN, Infinity, 2_000_000, "5"])("of %s dollars is no amount", (amount) => {
    expect(refundDraft.safeParse({ reason: "shop", amount }).success).toBe(false);
  });

  it.each([{ cancel: -1 }, { sent: 0.5 }, { sent: 1000 }])("of %j units is no quantity", (units) => {
    expect(refundDraft.safeParse({ reason: "shop", lines: [{ id: 1, ...units }] }).success).toBe(false);
  });

  it("is possible for what was paid and is not refunded", () => {
    const of = (values: object) => refundObstacle({ ...order, status: "ordered", ...values });
    expect(of({})).toBeNull();
    expect(of({ status: "awaiting_payment" })).toBe("This order is not paid.");
    expect(of({ status: "expired" })).toBe("This order is not paid.");
    expect(of({ status: "refund" })).toBe("Nothing is left to refund of this order.");
    expect(of({ refundedCents: 7500 })).toBe("Nothing is left to refund of this order.");
    expect(of({ paymentMethod: "cash" })).toMatch(/^Nothing has been collected/);
    expect(of({ paymentMethod: "cash", collectedCents: 7500 })).toBeNull();
  });

  it("of cash is at most what was collected, and what was due", () => {
    const cash = { ...order, paymentMethod: "cash", cancelledCents: 500, refundedCents: 0 } as const;
    expect(obstacle({ amount: 20.01 }, { ...cash, collectedCents: 2000 })).toBe("At most $20.00 can be refunded.");
    expect(obstacle({ amount: 70.01 }, { ...cash, collectedCents: 9000 })).toBe("At most $70.00 can be refunded.");
  });
});
