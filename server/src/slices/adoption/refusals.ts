import { brokenConstraint } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";

export const noSuchPet = () => new Refusal("not_found", "This pet is not with us.");
export const noSuchRequest = () => new Refusal("not_found", "There is no such request.");
export const noLongerOpen = () => new Refusal("conflict", "This request is no longer open.");
export const alreadyAsked = () => new Refusal("conflict", "You already submitted a request.");

const unavailable = () =>
  new Refusal("conflict", "This pet cannot be adopted at the moment. Others would love to meet you.");

const byConstraint: Record<string, () => Refusal> = {
  adoption_requests_one_under_way: alreadyAsked,
  adoption_requests_available_pet: unavailable,
  adoption_requests_pet_id_fkey: noSuchPet,
  favorites_pet_id_fkey: noSuchPet,
};

/** The database keeps the rules of the shelter; this says in words which one was broken. */
export function inWords(error: unknown): unknown {
  return byConstraint[brokenConstraint(error) ?? ""]?.() ?? error;
}
