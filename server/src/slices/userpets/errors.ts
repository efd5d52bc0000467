import { ApiError } from "../../platform/http/api-error.ts";

export const userpetNotFound = () => new ApiError("not_found", "We can't find this pet on your list.");
