import { ApiError } from "../../../platform/http/api-error.ts";

export const blockNotFound = () => new ApiError("not_found", "There is no such block. It may have been removed.");

export const onlyOwnTime = () =>
  new ApiError("forbidden", "You can block your own time only. Please ask at the front desk about others.");
