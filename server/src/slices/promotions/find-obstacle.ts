import { formatCents } from "../../platform/money.ts";
import { isFor, type LineToDiscount, subtotalOf, type Terms } from "./discount-rules.ts";

/** A promotion, and how it stands for one customer. */
export interface Candidate extends Terms {
  name: string;
  code: string | null;
  state: "draft" | "active" | "ended";
  hasBegun: boolean;
  isOver: boolean;
  minimumCents: number;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  /** By everybody; those of this customer's unpaid orders are given back when the next order is placed. */
  uses: number;
  usesOfUnpaid: number;
  usesOfCustomer: number;
  gearName: string | null;
}

export interface Obstacle {
  text: string;
  /** Whether somebody, or this customer, has used it up. */
  isUsedUp?: true;
}

/** Why a promotion does not apply, if so. `userId` is null for visitors, whose uses nobody can count. */
export function findObstacle(
  promotion: Candidate,
  userId: number | null,
  lines: readonly LineToDiscount[],
): Obstacle | null {
  const { state, isOver, hasBegun, uses, usesOfUnpaid, maxUses, usesOfCustomer, maxUsesPerCustomer } = promotion;
  if (state === "ended" || isOver) return { text: "This code has ended." };
  if (!hasBegun) return { text: "This code does not apply yet." };
  // mutant(promotions.test.ts): a promotion is used as often as allowed
  if (maxUses !== null && uses - usesOfUnpaid >= maxUses) return usedUp;
  if (maxUsesPerCustomer !== null && (userId === null || usesOfCustomer >= maxUsesPerCustomer)) return usedByCustomer;
  return findObstacleInCart(promotion, lines);
}

export const usedUp: Obstacle = { text: "This code has been used up.", isUsedUp: true };
export const usedByCustomer: Obstacle = { text: "You have used this code already.", isUsedUp: true };

function findObstacleInCart(promotion: Candidate, lines: readonly LineToDiscount[]): Obstacle | null {
  const missingCents = promotion.minimumCents - subtotalOf(lines);
  // mutant(promotions.test.ts): a promotion asks for its minimum
  if (missingCents > 0)
    return {
      text: `This code is for orders from ${formatCents(promotion.minimumCents)}. ${formatCents(missingCents)} is missing.`,
    };
  if (lines.some((line) => isFor(promotion, line))) return null;
  return {
    text: promotion.gearName
      ? `Put ${promotion.gearName} into your cart to get it free.`
      : "This code is not for anything in your cart.",
  };
}
