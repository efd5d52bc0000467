import type { Operation } from "./openapi-document.ts";

/** One line, two decimals, each name once, pictures and gears that exist. */
const gearFields = [
  "name",
  "petType",
  "category",
  "list_price",
  "highlights",
  "details",
  "details.name",
  "details.value",
].concat(["actives", "actives.name", "actives.value", "animal_min_kg", "animal_max_kg", "images.url", "related_ids"]);

/** Times in order, days once, members of staff and services that exist. */
const resourceFields = ["staff_id", "skills", "week.opens", "week.closes"].concat(
  ["date", "spans.opens", "spans.closes"].map((field) => `exceptions.${field}`),
);
/** Several services come as one text, which the document describes as such. */
const timeFields = ["service_id", "person_id", "followed_by"];
const serviceFields = ["intake_questions.options", "intake_questions.label", "image.url"];

/** Days that have come, pictures that are stored, an age or a day of birth. */
const petFields = ["age", "born_on", "born_precision", "images.url", "name", "breed", "tags"].map(
  (field) => `pet.${field}`,
);

/**
 * Fields with rules that no schema can express, such as an expired link or a time in the past. Their descriptions in the
 * OpenAPI document mention them.
 */
const fieldsWithBusinessRules: Record<string, readonly string[]> = {
  listGears: ["cursor"],
  listOrdersAsStaff: ["cursor"],
  listReviewsAsStaff: ["cursor"],
  listCustomers: ["cursor"],
  eraseCustomer: ["email"],
  writeReview: ["images"],
  editReview: ["images"],
  listAuditEntries: ["cursor"],
  getHistory: ["cursor"],
  listThreads: ["cursor"],
  updateThread: ["body", "assignee_id", "order_number"],
  startBulkShipping: ["ids"],
  shipOrder: ["tracking_url", "carrier_name"],
  updateTracking: ["tracking_url", "carrier_name"],
  listCash: ["cursor"],
  collectCash: ["collected_at"],
  requestReturn: ["lines"],
  listReturnsAsStaff: ["cursor"],
  getSalesReport: ["to"],
  exportSalesReport: ["to"],
  getReturnsReport: ["to"],
  exportReturnsReport: ["to"],
  getReviewsReport: ["to"],
  exportReviewsReport: ["to"],
  getClinicReport: ["to"],
  exportClinicReport: ["to"],
  createResource: resourceFields,
  updateResource: resourceFields,
  createService: serviceFields,
  updateService: serviceFields,
  createBlocks: ["starts_at", "ends_at"],
  updateBlock: ["starts_at", "ends_at"],
  listStock: ["cursor"],
  listMovements: ["cursor"],
  listDeliveries: ["cursor"],
  listStocktakes: ["cursor"],
  listCountedGears: ["cursor"],
  listGearsAsStaff: ["cursor"],
  createGear: gearFields,
  updateGear: gearFields.map((field) => `gear.${field}`).concat(gearFields),
  checkGearImport: ["file"],
  importGears: ["file"],
  listSales: ["cursor"],
  createSale: ["begins_at", "ends_at"],
  updateSale: ["begins_at", "ends_at"],
  startBulkSale: ["ids", "sale.begins_at", "sale.ends_at"],
  uploadGearImage: ["file"],
  uploadServiceImage: ["file"],
  createOrder: ["idempotency-key"],
  createPaymentIntent: ["idempotency-key"],
  listSlots: timeFields,
  listFreeDays: timeFields,
  createBooking: ["service_id", "date", "time_slot"],
  rescheduleBooking: ["date", "time_slot"],
  listNextFreeTimes: timeFields,
  bookVisit: ["service_id", "pet_id", "person_id", "intake", "date", "time_slot"],
  joinWaitlist: ["service_id", "person_id", "first_day", "last_day"],
  register: ["email", "password", "password_confirmation"],
  resetPassword: ["token", "password", "password_confirmation"],
  confirmEmail: ["token"],
  confirmMyEmail: ["token"],
  confirmContactAddress: ["token"],
  updateProfile: ["date_of_birth", "avatar_public_id"],
  setAvatar: ["avatar_public_id"],
  deleteAvatar: ["public_id"],
  uploadImage: ["file"],
  confirmIdentity: ["body", "password", "code", "passkey"],
  confirmAuthenticator: ["code"],
  updateOpeningHours: ["value.shop.closes", "value.clinic.closes"],
  updateHolidays: ["value.date"],
  updateFaqs: ["value.question"],
  updateSocialLinks: ["value.name", "value.url"],
  getCalendar: ["from", "to"],
  listBookingsForStaff: ["date"],
  listStaffTimes: ["service_id", "date"],
  searchBookingCustomers: ["text"],
  createVisit: ["pet_id", "service_id", "date", "resource_ids"],
  moveVisit: ["date", "resource_ids"],
  findBookingsOutsideHours: ["clinic.closes", "holidays.date"],
  listPetsAsStaff: ["cursor"],
  takeInPet: [...petFields, "intake.arrived_on"],
  takeInPetAgain: ["intake.arrived_on"],
  updatePet: petFields,
  recordPetOutcome: ["left_on"],
  recordPetCare: ["given_on", "due_on", "weight_kg", "product"],
  uploadPetImage: ["file"],
  listMeetings: ["from", "to"],
  listMeetingTimes: ["date"],
  planMeeting: ["date", "time_slot"],
  moveMeeting: ["date", "time_slot"],
  returnPet: ["returned_on"],
};

/** Rejections that depend on a secret or on the content of a file. */
const expectedRejections: Record<string, number> = {
  finishGoogleSignIn: 422,
  receivePaymentEvent: 400,
  receiveMail: 400,
  login: 401,
  signInWithPasskey: 401,
  addPasskey: 422,
  signInAsStaff: 401,
  signInAsStaffWithPasskey: 401,
  addStaffPasskey: 422,
  uploadImage: 415,
  uploadGearImage: 415,
  uploadServiceImage: 415,
  uploadPetImage: 415,
};

export function isBusinessRuleRejection({ id }: Operation, status: number, body: string): boolean {
  if (expectedRejections[id] === status) return true;
  if (status !== 422) return false;
  const { errors = {} } = JSON.parse(body) as { errors?: object };
  const rejectedFields = Object.keys(errors).map((field) => field.replaceAll(/\.\d+(?=\.|$)/g, ""));
  return rejectedFields.length > 0 && rejectedFields.every((field) => fieldsWithBusinessRules[id]?.includes(field));
}
