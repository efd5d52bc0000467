import { ApiError } from "../../platform/http/api-error.ts";

export const petNotFound = () => new ApiError("not_found", "We can't find this pet.");
export const requestNotFound = () => new ApiError("not_found", "We can't find this request.");
export const requestNoLongerOpen = () => new ApiError("conflict", "This request is no longer open.");
export const requestEdited = () => new ApiError("edited_meanwhile", "This request was changed elsewhere.");
export const checksOpen = () =>
  new ApiError("conflict", "Some required checks are still open. Please finish them before you approve.");
export const alreadyPromised = () => new ApiError("conflict", "This animal is promised to somebody else.");
export const alreadyRequested = () => new ApiError("conflict", "You already submitted a request.");
export const petUnavailable = () =>
  new ApiError("conflict", "This pet isn't available for adoption right now. Other pets would love to meet you.");
