import { maxSavedItems } from "@pawhaven/contract";
import { ApiError } from "../../../platform/http/api-error.ts";

export const savedItemNotFound = () => new ApiError("not_found", "This item is not saved.");
export const tooManySaved = () =>
  new ApiError("conflict", `You have saved ${maxSavedItems} items already. Please remove one of them first.`);
