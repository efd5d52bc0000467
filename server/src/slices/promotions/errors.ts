import type { ConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { type Obstacle, usedByCustomer, usedUp } from "./find-obstacle.ts";

/** Somebody was faster, or the customer has used it before. An unpaid order of theirs may hold the use. */
export class PromotionUsedUpError extends ApiError {
  override name = "PromotionUsedUpError";

  constructor(message: string) {
    super("conflict", message, { errors: { code: [message] } });
  }
}

export const codeRefused = ({ text, isUsedUp }: Obstacle): ApiError =>
  isUsedUp ? new PromotionUsedUpError(text) : new ApiError("conflict", text, { errors: { code: [text] } });

export const unknownCode: Obstacle = { text: "We do not know this code." };
export const nothingLeft: Obstacle = { text: "Your cart costs nothing already." };

/** Of an order with a code, or of one whose automatic discount was taken a moment ago. */
export const useErrors = (code: string | undefined): ConstraintErrors => {
  const gone = "A discount of your order was used up a moment ago. Please review your order.";
  const error = (obstacle: Obstacle) => () => new PromotionUsedUpError(code === undefined ? gone : obstacle.text);
  return { promotions_uses_left: error(usedUp), promotion_uses_per_customer: error(usedByCustomer) };
};

export const promotionNotFound = () => new ApiError("not_found", "There is no such promotion.");

const codeTaken = "Another promotion has this code. End it first, or choose another code.";
const fewerUses = "It was used more often already.";

export const promotionErrors: ConstraintErrors = {
  promotions_code: () => new ApiError("conflict", codeTaken, { errors: { code: [codeTaken] } }),
  promotions_uses_left: () => new ApiError("conflict", fewerUses, { errors: { max_uses: [fewerUses] } }),
  promotions_gear_id_fkey: () =>
    new ApiError("conflict", "There is no such gear.", { errors: { gear_id: ["There is no such gear."] } }),
};
