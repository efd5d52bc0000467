import { ApiError } from "../../../platform/http/api-error.ts";

export const gearNotFound = () => new ApiError("not_found", "This gear does not exist.");

export const gearEditedMeanwhile = () =>
  new ApiError("edited_meanwhile", "Somebody else changed this gear in the meantime. Nothing was overwritten.");

export const fieldError = (field: string, message: string) =>
  new ApiError("invalid", message, { errors: { [field]: [message] } });
