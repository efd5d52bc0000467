import type { ConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { ApiError } from "../../platform/http/api-error.ts";

/** Somebody spent it, or an unpaid order of the same customer holds it. */
export class GiftCardSpentError extends ApiError {
  override name = "GiftCardSpentError";

  constructor(message: string) {
    super("conflict", message, { errors: { gift_card: [message] } });
  }
}

export const unknownGiftCard = () => {
  const message = "We do not know this gift card.";
  return new ApiError("not_found", message, { errors: { gift_card: [message] } });
};

const refused = (message: string) => new ApiError("conflict", message, { errors: { gift_card: [message] } });
export const giftCardBlocked = () => refused("This gift card is blocked. Please call us.");
export const giftCardExpired = () => refused("This gift card has expired.");
export const giftCardEmpty = () => new GiftCardSpentError("Nothing is left on this gift card.");
export const giftCardChanged = () =>
  new GiftCardSpentError("The balance of your gift card has changed. Please review your order.");

export const giftCardNotFound = () => new ApiError("not_found", "There is no such gift card.");

const overdrawn = "This is more than is left on the gift card.";
export const giftCardErrors: ConstraintErrors = {
  gift_cards_never_overdrawn: () => new ApiError("conflict", overdrawn, { errors: { amount: [overdrawn] } }),
};
