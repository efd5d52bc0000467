import fc from "fast-check";
import type { Operation, Schema } from "./openapi-document.ts";

/** Kinds of existing data. A request that refers to them does not end at 404. */
export type FixtureKind =
  | "address"
  | "amount"
  | "booking"
  | "bookingKey"
  | "confirmLink"
  | "contactAddress"
  | "contactLink"
  | "cursor"
  | "day"
  | "eater"
  | "email"
  | "dueCare"
  | "feed"
  | "file"
  | "folder"
  | "food"
  | "gear"
  | "hostileFile"
  | "intent"
  | "line"
  | "order"
  | "paidIntent"
  | "password"
  | "pet"
  | "picture"
  | "preset"
  | "quantity"
  | "request"
  | "resetLink"
  | "review"
  | "same"
  | "self"
  | "session"
  | "time"
  | "userpet";

/** A placeholder for existing data of a kind, resolved when the request is sent. */
export class FixtureReference {
  readonly kind: FixtureKind;
  readonly index: number;

  constructor(kind: FixtureKind, index: number) {
    this.kind = kind;
    this.index = index;
  }
}

const kindByField: Record<string, FixtureKind> = {
  user_id: "self",
  userId: "self",
  gear_id: "gear",
  receipt_id: "order",
  payment_intent_id: "intent",
  date: "day",
  time_slot: "time",
  amount: "amount",
  quantity: "quantity",
  cursor: "cursor",
  avatar_public_id: "picture",
  public_id: "picture",
  file: "file",
  folder: "folder",
  upload_preset: "preset",
  password: "password",
  password_confirmation: "same",
};

const kindByOperationField: Record<string, Record<string, FixtureKind>> = {
  getGear: { id: "gear" },
  addToCart: { id: "gear" },
  updateCartItem: { id: "line" },
  removeCartItem: { id: "line" },
  restoreCartItem: { id: "gear" },
  saveForLater: { id: "line" },
  addToWishlist: { id: "gear" },
  removeFromWishlist: { id: "gear" },
  restoreWishlistItem: { id: "gear" },
  askStockAlert: { id: "gear" },
  withdrawStockAlert: { id: "gear" },
  recordViewedGear: { id: "gear" },
  changeAddress: { id: "address" },
  removeAddress: { id: "address" },
  makeAddressDefault: { id: "address" },
  createOrder: { id: "gear" },
  createPaymentIntent: { id: "gear" },
  confirmPayment: { id: "gear", payment_intent_id: "paidIntent" },
  getOrder: { id: "order" },
  getReceipt: { id: "order" },
  cancelOrder: { id: "order" },
  buyAgain: { id: "order" },
  updateOrderAsStaff: { id: "order" },
  getOrderAsStaff: { id: "order" },
  updateTracking: { id: "order" },
  deliverShipment: { id: "order" },
  cancelOrderAsStaff: { id: "order" },
  collectCash: { id: "order" },
  addOrderNote: { id: "order" },
  listRefundsAsStaff: { id: "order" },
  listReturns: { id: "order" },
  retryRefund: { id: "order" },
  payRefundByHand: { id: "order" },
  editReview: { id: "review" },
  getReviewAsStaff: { id: "review" },
  moderateReview: { id: "review" },
  replyToReview: { id: "review" },
  getPet: { id: "pet" },
  isFavorite: { id: "pet" },
  toggleFavorite: { id: "pet" },
  hasAdoptionRequest: { id: "pet" },
  requestAdoption: { pet_id: "pet" },
  withdrawAdoptionRequest: { id: "request" },
  decideAdoptionRequest: { id: "request" },
  getPetAsStaff: { id: "pet" },
  takeInPetAgain: { id: "pet" },
  updatePet: { id: "pet" },
  changePetStage: { id: "pet" },
  publishPet: { id: "pet" },
  movePet: { id: "pet" },
  recordPetOutcome: { id: "pet" },
  recordPetCare: { id: "pet" },
  voidPetCare: { id: "pet" },
  getRequestAsStaff: { id: "request" },
  moveRequest: { id: "request" },
  assignRequest: { id: "request" },
  recordRequestCheck: { id: "request" },
  addRequestNote: { id: "request" },
  writeToApplicant: { id: "request" },
  listMeetingTimes: { id: "request" },
  planMeeting: { id: "request" },
  prepareHandover: { id: "request" },
  handOverPet: { id: "request" },
  startFeePayment: { id: "request" },
  confirmFeePayment: { id: "request" },
  getWelcome: { id: "request" },
  listFollowUps: { id: "request" },
  answerFollowUp: { id: "request" },
  stopFollowUps: { id: "request" },
  listDueCareOfUserpet: { id: "userpet" },
  bookDueCare: { id: "dueCare" },
  answerDueCare: { id: "dueCare" },
  undoDueCareAnswer: { id: "dueCare" },
  planFood: { gearId: "food", userpet_id: "eater" },
  pauseFood: { gearId: "food", userpetId: "eater" },
  stopFood: { gearId: "food", userpetId: "eater" },
  skipFoodReminder: { gearId: "food" },
  declineFood: { gearId: "food" },
  refillCart: { gear_ids: "food" },
  deleteUserpet: { id: "userpet" },
  updateUserpet: { id: "userpet" },
  getUserpet: { id: "userpet" },
  getUserpetTimeline: { id: "userpet" },
  updateUserpetFacts: { id: "userpet" },
  updateUserpetNotes: { id: "userpet" },
  uploadUserpetImage: { id: "userpet" },
  setUserpetImages: { id: "userpet" },
  recordUserpetCare: { id: "userpet" },
  voidUserpetCare: { id: "userpet" },
  recordDeath: { id: "userpet" },
  undoDeath: { id: "userpet" },
  createBooking: { pet_id: "userpet" },
  rescheduleBooking: { id: "booking" },
  cancelBooking: { id: "booking" },
  getVisit: { id: "booking" },
  createVisit: { pet_id: "userpet" },
  moveVisit: { id: "booking" },
  changeVisitStatus: { id: "booking" },
  changeVisitNotes: { id: "booking" },
  finishVisit: { id: "booking" },
  listVisitGoods: { id: "booking" },
  listVisitsForGoods: { id: "booking" },
  changeCollection: { id: "order" },
  handOverOrder: { id: "order" },
  recordVisitCare: { id: "booking" },
  voidVisitCare: { id: "booking" },
  listPassports: { id: "userpet" },
  createPassport: { id: "userpet" },
  withdrawPassport: { id: "userpet" },
  downloadBookingCalendar: { key: "bookingKey" },
  downloadCalendarFeed: { token: "feed" },
  endSession: { id: "session" },
  removeContactAddress: { id: "contactAddress" },
  login: { email: "email" },
  forgotPassword: { email: "email" },
  resetPassword: { email: "email", token: "resetLink" },
  confirmEmail: { token: "confirmLink" },
  confirmContactAddress: { token: "contactLink" },
  confirmMyEmail: { token: "confirmLink" },
  updateProfile: { email: "email" },
  deleteAccount: { email: "email" },
};

export const fixtureKindOf = ({ id }: Operation, field: string): FixtureKind | undefined =>
  kindByOperationField[id]?.[field] ?? kindByField[field];

export const fixtureReference = (kind: FixtureKind): fc.Arbitrary<FixtureReference> =>
  fc.nat(7).map((index) => new FixtureReference(kind, index));

/** The kinds of data that the operation refers to. */
export function fixtureKindsIn(operation: Operation): ReadonlySet<FixtureKind> {
  const { parameters, body } = operation;
  const names = [...parameters.map(({ name }) => name), ...fieldsIn(body?.schema ?? {})];
  return new Set(names.map((name) => fixtureKindOf(operation, name)).filter((kind) => kind !== undefined));
}

const fieldsIn = ({ properties = {}, items }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, field]) => [name, ...fieldsIn(field)]),
  ...(items ? fieldsIn(items) : []),
];
