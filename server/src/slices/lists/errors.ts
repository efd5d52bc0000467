import { ApiError } from "../../platform/http/api-error.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";

export const viewNotFound = () => new ApiError("not_found", "This view does not exist.");

const nameTaken = "You have a view with this name already.";

export const mapViewErrors = mapConstraintErrors({
  saved_views_name: () => new ApiError("conflict", nameTaken, { errors: { name: [nameTaken] } }),
});
