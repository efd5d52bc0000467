import { ApiError } from "../../platform/http/api-error.ts";

export const eaterNotFound = () => new ApiError("not_found", "We can't find this pet on your list.");

export const foodNotFound = () => new ApiError("not_found", "You have not bought this food here.");

export const notEaten = () => new ApiError("not_found", "This pet does not eat this food.");

/** What constraints mean that the rules cannot see before: somebody changes another food of the pet meanwhile. */
export const foodConstraintErrors = {
  pet_foods_shares: () =>
    new ApiError(
      "conflict",
      "Together with its other foods this is more than a whole diet. Please lower a part first.",
    ),
  pet_foods_living: () => new ApiError("conflict", "This pet no longer lives with you."),
};
