import {
  anonymousHazardText,
  type CheckoutWarning,
  type HazardReason,
  reasonText,
  type Day,
  warningKey,
} from "@pawhaven/contract";
import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { judgeCart, type Judgement } from "./judge-cart.ts";

interface Purchase {
  userId: number;
  gearIds: readonly number[];
  acknowledged: readonly string[];
  /** Gears for somebody else's animal. */
  gifts: readonly number[];
  today: Day;
}

interface Warning {
  gearId: number;
  dto: CheckoutWarning;
  /** What the order says of it. */
  recorded: string;
}

/** By gear. */
export type WarnedOf = ReadonlyMap<number, readonly string[]>;

/** An order with something dangerous to an animal of the household waits until the customer acknowledges exactly that. */
export async function assertAcknowledged(tx: Tx, purchase: Purchase): Promise<WarnedOf> {
  const { userId, gearIds, acknowledged, gifts, today } = purchase;
  await lockUser(tx, userId); // an animal that is being added is waited for
  // mutant(../checkout/acknowledgement.test.ts): a gift is not compared with the household
  const compared = gearIds.filter((id) => !gifts.includes(id));
  const warnings = warningsOf(await judgeCart(tx, userId, compared, today));
  // mutant(../checkout/acknowledgement.test.ts): what is dangerous to an animal of the household is acknowledged first
  if (warnings.some(({ dto }) => !acknowledged.includes(dto.key))) throw needsAcknowledgement(warnings);
  const byGear = Map.groupBy(warnings, ({ gearId }) => gearId);
  return new Map([...byGear].map(([id, found]) => [id, [...new Set(found.map(({ recorded }) => recorded))]]));
}

/** Each once: every animal of the household has the same dangers. */
function warningsOf(judgements: readonly Judgement[]): Warning[] {
  const found = judgements.flatMap(({ gear, pet, verdict }) =>
    verdict.reasons.flatMap((reason) =>
      reason.kind === "hazard" && reason.blocks ? [toWarning(gear, reason, reasonText(reason, pet))] : [],
    ),
  );
  return [...new Map(found.map((warning) => [warning.dto.key, warning])).values()];
}

const toWarning = ({ id, name }: Judgement["gear"], reason: HazardReason, text: string): Warning => ({
  gearId: id,
  dto: {
    key: warningKey(id, reason),
    gear_id: id,
    gear: name,
    animal: reason.animal.name,
    reason: text,
    source: reason.hazard.source,
  },
  recorded: anonymousHazardText(reason),
});

function needsAcknowledgement(warnings: readonly Warning[]): ApiError {
  const names = [...new Set(warnings.map(({ dto }) => `${dto.gear} is dangerous to ${dto.animal}.`))];
  return new ApiError("needs_acknowledgement", `${names.join(" ")} Please read why before you order.`, {
    warnings: warnings.map(({ dto }) => dto),
  });
}
