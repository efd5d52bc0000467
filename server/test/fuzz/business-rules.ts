import type { Operation } from "./openapi-document.ts";

/**
 * Fields that may be refused though their schema allows them, because a rule about the world forbids it: a link that is
 * used up, a time that is past. The description of each says so.
 */
const fieldsWithBusinessRules: Record<string, readonly string[]> = {
  listGears: ["cursor"],
  createOrder: ["idempotency-key"],
  createPaymentIntent: ["idempotency-key"],
  createBooking: ["date", "time_slot"],
  rescheduleBooking: ["date", "time_slot"],
  register: ["email", "password", "password_confirmation"],
  resetPassword: ["token", "password", "password_confirmation"],
  confirmEmail: ["token"],
  updateProfile: ["date_of_birth"],
  uploadImage: ["file"],
};

/** Answers of these are about secrets or about what a file holds, which no schema knows. */
const expectedRejections: Record<string, number> = {
  finishGoogleSignIn: 422,
  receivePaymentEvent: 400,
  login: 401,
  uploadImage: 415,
};

export function isBusinessRuleRejection({ id }: Operation, status: number, body: string): boolean {
  if (expectedRejections[id] === status) return true;
  if (status !== 422) return false;
  const { errors = {} } = JSON.parse(body) as { errors?: object };
  const rejectedFields = Object.keys(errors);
  return rejectedFields.length > 0 && rejectedFields.every((field) => fieldsWithBusinessRules[id]?.includes(field));
}
