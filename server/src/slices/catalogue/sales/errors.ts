import type { ConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import { ApiError } from "../../../platform/http/api-error.ts";

export const saleNotFound = () => new ApiError("not_found", "This sale does not exist.");

export const saleConstraintErrors: ConstraintErrors = {
  gear_sales_one_at_a_time: () =>
    new ApiError(
      "conflict",
      "There is another sale of this gear in that time. Please end it first, or choose another time.",
    ),
};
