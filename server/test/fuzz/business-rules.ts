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
]
  .concat(["actives", "actives.name", "actives.value", "animal_min_kg", "animal_max_kg", "images.url", "related_ids"])
  .concat(["contains", "may_contain", "min_months", "max_months", "facts_checked_on", "diets"]);

/** Regions and postcodes of the country. */
const checkoutFields = ["idempotency-key", "customer.state", "customer.postcode"];

/** Times in order, and the value that belongs to the kind. */
const promotionFields = ["begins_at", "ends_at", "percent", "amount", "gear_id"];

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

/** Days that have come, a weight or a product, and what is due comes later. */
const careFields = ["given_on", "due_on", "weight_kg", "product"];

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
  createOrder: [...checkoutFields, "gift_card.code"],
  createPaymentIntent: [...checkoutFields, "gift_card.code"],
  createGuestOrder: checkoutFields,
  createGuestPaymentIntent: checkoutFields,
  checkGiftCard: ["code"],
  listGiftCards: ["cursor"],
  issueGiftCard: ["expires_at"],
  listPromotions: ["cursor"],
  createPromotion: promotionFields,
  updatePromotion: promotionFields,
  addAddress: ["state", "postcode"],
  changeAddress: ["state", "postcode"],
  listSlots: timeFields,
  listFreeDays: timeFields,
  createBooking: ["service_id", "date", "time_slot"],
  rescheduleBooking: ["date", "time_slot"],
  listNextFreeTimes: timeFields,
  bookVisit: ["service_id", "pet_id", "person_id", "intake", "date", "time_slot"],
  bookDueCare: ["date", "time_slot"],
  answerDueCare: ["given_on"],
  createCareRuleVersion: ["valid_from", "source_url"],
  setCareRuleService: ["service_id"],
  joinWaitlist: ["service_id", "person_id", "first_day", "last_day"],
  register: ["email", "password", "password_confirmation"],
  changePassword: ["password", "password_confirmation"],
  requestEmailChange: ["email"],
  confirmEmailChange: ["token"],
  stopEmailChange: ["token"],
  resetPassword: ["token", "password", "password_confirmation"],
  confirmEmail: ["token"],
  confirmMyEmail: ["token"],
  confirmContactAddress: ["token"],
  setAvoids: ["avoids", "avoids.ingredient"],
  updateProfile: ["date_of_birth", "avatar_public_id"],
  setAvatar: ["avatar_public_id"],
  deleteAvatar: ["public_id"],
  uploadImage: ["file"],
  confirmIdentity: ["body", "password", "code", "passkey"],
  confirmAuthenticator: ["code"],
  updateOpeningHours: ["value.shop.closes", "value.clinic.closes"],
  updateHolidays: ["value.date"],
  updateDeliveryTimes: ["vn", "us", "sg"].map((country) => `value.transit.${country}.max`),
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
  recordPetCare: careFields,
  recordVisitCare: careFields,
  finishVisit: ["care", "proposals", ...[...careFields, "kind"].map((field) => `care.${field}`)],
  uploadPetImage: ["file"],
  addUserpet: ["born_on", "born_precision"],
  updateUserpetFacts: ["born_on", "born_precision"],
  uploadUserpetImage: ["file"],
  setUserpetImages: ["images.url"],
  recordUserpetCare: ["given_on", "due_on", "weight_kg", "product"],
  recordDeath: ["died_on"],
  listMeetings: ["from", "to"],
  listMeetingTimes: ["date"],
  planMeeting: ["date", "time_slot"],
  moveMeeting: ["date", "time_slot"],
  returnPet: ["returned_on"],
  planFood: ["eaters", "eaters.grams_per_day", "started_on"],
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
  uploadUserpetImage: 415,
};

export function isBusinessRuleRejection({ id }: Operation, status: number, body: string): boolean {
  if (expectedRejections[id] === status) return true;
  if (status !== 422) return false;
  const { errors = {} } = JSON.parse(body) as { errors?: object };
  const rejectedFields = Object.keys(errors).map((field) => field.replaceAll(/\.\d+(?=\.|$)/g, ""));
  return rejectedFields.length > 0 && rejectedFields.every((field) => fieldsWithBusinessRules[id]?.includes(field));
}
