import type { Operation } from "./openapi-document.ts";

/**
 * Fields with rules that no schema can express, such as an expired link or a time in the past. Their descriptions in the
 * OpenAPI document mention them.
 */
const fieldsWithBusinessRules: Record<string, readonly string[]> = {
  listGears: ["cursor"],
  listOrdersAsStaff: ["cursor"],
  listAuditEntries: ["cursor"],
  getHistory: ["cursor"],
  startBulkShipping: ["ids"],
  createOrder: ["idempotency-key"],
  createPaymentIntent: ["idempotency-key"],
  createBooking: ["date", "time_slot"],
  rescheduleBooking: ["date", "time_slot"],
  register: ["email", "password", "password_confirmation"],
  resetPassword: ["token", "password", "password_confirmation"],
  confirmEmail: ["token"],
  confirmMyEmail: ["token"],
  confirmContactAddress: ["token"],
  updateProfile: ["date_of_birth", "avatar_public_id"],
  setAvatar: ["avatar_public_id"],
  deleteAvatar: ["public_id"],
  uploadImage: ["file"],
};

/** Rejections that depend on a secret or on the content of a file. */
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
