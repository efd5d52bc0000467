import type { PromotionKind } from "@pawhaven/contract";
import { allocate } from "./allocate.ts";

/** A line of a cart or an order before discounts. */
export interface LineToDiscount {
  gearId: number;
  quantity: number;
  unitCents: number;
  petType: string;
  category: string;
}

/** What a promotion takes off what. */
export interface Terms {
  id: number;
  kind: PromotionKind;
  percent: number | null;
  amountCents: number | null;
  gearId: number | null;
  petTypes: readonly string[];
  categories: readonly string[];
}

export interface Applied<T extends Terms> {
  promotion: T;
  cents: number;
  /** By line, in the order of the lines. */
  byLine: number[];
}

export const subtotalOf = (lines: readonly LineToDiscount[]): number => sumOf(lines.map(fullCents));

/**
 * The automatic promotion that takes off most, and after it the one with a code, from what is left. So nobody has to find
 * out what is best, and no line costs less than nothing.
 */
export function applyPromotions<T extends Terms>(
  automatic: readonly T[],
  coded: T | undefined,
  lines: readonly LineToDiscount[],
): Applied<T>[] {
  const full = lines.map(fullCents);
  const [best] = automatic.map((promotion) => apply(promotion, lines, full)).toSorted(bySize);
  const left = best ? full.map((cents, index) => cents - (best.byLine[index] ?? 0)) : full;
  const applied = [...(best ? [best] : []), ...(coded ? [apply(coded, lines, left)] : [])];
  return applied.filter(({ cents }) => cents > 0);
}

/** The earlier one where two are equal, so that the same cart always costs the same. */
const bySize = (one: Applied<Terms>, other: Applied<Terms>) =>
  other.cents - one.cents || one.promotion.id - other.promotion.id;

/** What a promotion takes off what its lines still cost. */
function apply<T extends Terms>(promotion: T, lines: readonly LineToDiscount[], left: readonly number[]): Applied<T> {
  const byLine =
    promotion.kind === "free_gear"
      ? freeUnit(promotion, lines, left)
      : share(promotion, matching(promotion, lines, left));
  return { promotion, byLine, cents: sumOf(byLine) };
}

const freeUnit = ({ gearId }: Terms, lines: readonly LineToDiscount[], left: readonly number[]): number[] =>
  lines.map((line, index) => (line.gearId === gearId ? Math.min(line.unitCents, left[index] ?? 0) : 0));

/** Half a cent is the customer's. */
function share({ percent, amountCents }: Terms, left: readonly number[]): number[] {
  const all = sumOf(left);
  const cents = percent === null ? Math.min(amountCents ?? 0, all) : Math.round((all * percent) / 100);
  return allocate(cents, left);
}

/** Zero for lines that it is not for. */
const matching = (terms: Terms, lines: readonly LineToDiscount[], left: readonly number[]): number[] =>
  lines.map((line, index) => (isFor(terms, line) ? (left[index] ?? 0) : 0));

/** Whether a promotion is for this line at all. */
export const isFor = ({ kind, gearId, petTypes, categories }: Terms, line: LineToDiscount): boolean =>
  kind === "free_gear"
    ? line.gearId === gearId
    : (petTypes.length === 0 || petTypes.includes(line.petType)) &&
      (categories.length === 0 || categories.includes(line.category));

const fullCents = ({ unitCents, quantity }: LineToDiscount): number => unitCents * quantity;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
