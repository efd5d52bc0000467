import { ApiError } from "../../../platform/http/api-error.ts";

export const supplierNotFound = () => new ApiError("not_found", "There is no such supplier.");

const nameTaken = "There is a supplier with this name already.";

export const supplierErrors = {
  suppliers_name: () => new ApiError("conflict", nameTaken, { errors: { name: [nameTaken] } }),
};
