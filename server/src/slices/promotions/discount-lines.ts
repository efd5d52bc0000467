import type { Db } from "../../platform/db/database.ts";
import { type Applied, applyPromotions, type LineToDiscount } from "./discount-rules.ts";
import { codeRefused, nothingLeft, unknownCode } from "./errors.ts";
import { type Candidate, findObstacle } from "./find-obstacle.ts";
import { candidatesFor, gearFactsOf } from "./store.ts";

interface LinesToDiscount {
  /** Null for a visitor. */
  userId: number | null;
  code?: string | undefined;
  lines: readonly Pick<LineToDiscount, "gearId" | "quantity" | "unitCents">[];
}

export interface DiscountedLines {
  applied: Applied<Candidate>[];
  /** What is taken off each line, by gear. */
  byGear: Map<number, number>;
}

/** What promotions take off these lines now. Throws, in words for the customer, if the code does not apply. */
export async function discountLines(db: Db, { userId, code, lines }: LinesToDiscount): Promise<DiscountedLines> {
  if (lines.length === 0 && code === undefined) return { applied: [], byGear: new Map() };
  const candidates = await candidatesFor(db, userId, code);
  if (candidates.length === 0 && code === undefined) return { applied: [], byGear: new Map() };
  const known = await withGearFacts(db, candidates, lines);
  const isPossible = (promotion: Candidate) => findObstacle(promotion, userId, known) === null;
  const automatic = candidates.filter((promotion) => promotion.code === null && isPossible(promotion));
  const coded = code === undefined ? undefined : findCoded(candidates, userId, known);
  const applied = applyPromotions(automatic, coded, known);
  if (coded && !applied.some(({ promotion }) => promotion === coded)) throw codeRefused(nothingLeft);
  return { applied, byGear: sumByGear(applied, lines) };
}

/** The one that is active, or else the last that was: it says why it no longer applies. */
function findCoded(candidates: readonly Candidate[], userId: number | null, lines: LineToDiscount[]): Candidate {
  const coded = candidates.filter(({ code }) => code !== null);
  const found = coded.find(({ state }) => state === "active") ?? coded.at(-1);
  const obstacle = found ? findObstacle(found, userId, lines) : unknownCode;
  if (!found || obstacle) throw codeRefused(obstacle ?? unknownCode);
  return found;
}

const isRestricted = ({ petTypes, categories }: Candidate) => petTypes.length + categories.length > 0;

/** Most promotions are for all gears, and need to know nothing of them. */
async function withGearFacts(
  db: Db,
  candidates: readonly Candidate[],
  lines: LinesToDiscount["lines"],
): Promise<LineToDiscount[]> {
  const facts = candidates.some(isRestricted)
    ? await gearFactsOf(
        db,
        lines.map(({ gearId }) => gearId),
      )
    : new Map<number, { petType: string; category: string }>();
  return lines.map((line) => ({ ...line, ...(facts.get(line.gearId) ?? { petType: "", category: "" }) }));
}

function sumByGear(applied: readonly Applied<Candidate>[], lines: LinesToDiscount["lines"]): Map<number, number> {
  const sums = lines.map(({ gearId }, index) => {
    const cents = applied.reduce((sum, { byLine }) => sum + (byLine[index] ?? 0), 0);
    return [gearId, cents] as const;
  });
  return new Map(sums);
}
