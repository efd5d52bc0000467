import { ApiError } from "../../platform/http/api-error.ts";

export const dueNotFound = () => new ApiError("not_found", "We can't find this. Your pet may no longer need it.");

export const notDueAnyMore = () => new ApiError("conflict", "This is no longer due.");

export const bookedAlready = () =>
  new ApiError("conflict", "A visit is booked for this. Please cancel it first in My Bookings.");

export const nothingToUndo = () => new ApiError("conflict", "There is nothing to take back.");

export const ruleNotFound = () => new ApiError("not_found", "There is no such rule.");
