import { ApiError } from "../../platform/http/api-error.ts";

export const viewNotFound = () => new ApiError("not_found", "This view does not exist.");

const nameTaken = "You have a view with this name already.";

export const viewErrors = {
  saved_views_name: () => new ApiError("conflict", nameTaken, { errors: { name: [nameTaken] } }),
};
