import { ApiError } from "../../platform/http/api-error.ts";

export const gearNotFound = () => new ApiError("not_found", "There is no such gear.");
