import { violatedConstraint } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";

export const petNotFound = () => new ApiError("not_found", "This pet is not with us.");
export const requestNotFound = () => new ApiError("not_found", "There is no such request.");
export const requestNoLongerOpen = () => new ApiError("conflict", "This request is no longer open.");
export const alreadyRequested = () => new ApiError("conflict", "You already submitted a request.");

const petUnavailable = () =>
  new ApiError("conflict", "This pet cannot be adopted at the moment. Others would love to meet you.");

const errorsByConstraint: Record<string, () => ApiError> = {
  adoption_requests_one_under_way: alreadyRequested,
  adoption_requests_available_pet: petUnavailable,
  adoption_requests_pet_id_fkey: petNotFound,
  favorites_pet_id_fkey: petNotFound,
};

/** The database keeps the rules of the shelter; this says in words which one was broken. */
export function toAdoptionError(error: unknown): unknown {
  return errorsByConstraint[violatedConstraint(error) ?? ""]?.() ?? error;
}
