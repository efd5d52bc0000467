import type { ConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import { ApiError } from "../../../platform/http/api-error.ts";

export const serviceNotFound = () => new ApiError("not_found", "There is no such service.");

const nameTaken = "There is a service with this name already.";

export const serviceErrors: ConstraintErrors = {
  services_name: () => new ApiError("conflict", nameTaken, { errors: { name: [nameTaken] } }),
};
