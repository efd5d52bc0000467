import { ApiError } from "../../../platform/http/api-error.ts";

export const stocktakeNotFound = () => new ApiError("not_found", "There is no such stocktake.");
export const stocktakeEnded = () => new ApiError("conflict", "This stocktake has ended.");
