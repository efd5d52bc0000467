import type { Operation } from "./document.ts";

/**
 * Fields that may be refused though their schema allows them, because a rule about the world forbids it: a link that is
 * used up, a time that is past. The description of each says so.
 */
const fields: Record<string, readonly string[]> = {
  listGears: ["cursor"],
  createOrder: ["idempotency-key"],
  createPaymentIntent: ["idempotency-key"],
  createBooking: ["date", "time_slot"],
  rescheduleBooking: ["date", "time_slot"],
  register: ["email", "password", "password_confirmation"],
  resetPassword: ["token", "password", "password_confirmation"],
  confirmEmail: ["token"],
  updateProfile: ["date_of_birth"],
  uploadPicture: ["file"],
};

/** Answers of these are about secrets or about what a file holds, which no schema knows. */
const unknowable: Record<string, number> = {
  finishGoogleSignIn: 422,
  receivePaymentEvent: 400,
  login: 401,
  uploadPicture: 415,
};

export function isRule({ id }: Operation, status: number, body: string): boolean {
  if (unknowable[id] === status) return true;
  if (status !== 422) return false;
  const { errors = {} } = JSON.parse(body) as { errors?: object };
  const accused = Object.keys(errors);
  return accused.length > 0 && accused.every((field) => fields[id]?.includes(field));
}
