/**
 * What the database guarantees, by the names of its constraints and triggers, which no refactoring changes. Each is dropped in a
 * migration of its own, and its test must fail.
 */
const row = (title, drop, on, test = "schema/constraints.test.ts") => ({ title, drop, on, test: `server/src/${test}` });

const booking = "slices/bookings/create-booking.test.ts";
const request = "slices/adoption/requests.test.ts";
const inbox = "slices/messages/inbox.test.ts";
const answers = "slices/messages/receive-mail.test.ts";
const decision = "slices/adoption/decide-adoption-request.test.ts";

export const schemaMutants = [
  row("stock is never negative", "constraint gears_stock_check", "gears"),
  row("no more units are released than were taken", "constraint gears_taken_check", "gears"),
  row("changes of the inventory are recorded", "trigger gears_shelf_changed", "gears", "integrity/integrity.test.ts"),
  row("a checkout has one order", "constraint orders_one_per_checkout", "orders"),
  row("only card orders await payment", "constraint orders_only_cards_wait", "orders"),
  row("an order has one payment", "constraint payments_pkey", "payments"),
  row("a payment is for one order", "constraint payments_intent_id_key", "payments"),
  row("an order is paid once", "index order_events_paid_once", "order_events"),
  row("a refund has a reason", "constraint payments_refunds_have_reasons", "payments"),
  row("a cart has one item per gear", "constraint cart_items_one_line_per_gear", "cart_items"),
  row("an order line has one review", "constraint gear_reviews_one_per_line", "gear_reviews"),
  row("a customer has one review of a gear", "constraint gear_reviews_one_per_customer", "gear_reviews"),
  row("a review goes with its purchase", "trigger orders_undone", "orders", "slices/reviews/reviews.test.ts"),
  row("a review is of an ordered item", "constraint gear_reviews_of_line", "gear_reviews"),
  row("an email address has one account", "index users_email", "users"),
  row("a Google account has one account here", "constraint identities_pkey", "identities"),
  row("a slot is booked once", "constraint bookings_one_per_slot", "bookings", booking),
  row("a pet has one booking at a time", "constraint bookings_pet_in_one_place", "bookings", booking),
  row("a booking is for an existing pet of its customer", "constraint bookings_own_pet", "bookings"),
  row("a favorite is stored once", "constraint favorites_pkey", "favorites"),
  row("a customer has one active request per pet", "index adoption_requests_one_under_way", "adoption_requests"),
  row("a pet is promised once", "index adoption_requests_one_approved", "adoption_requests", decision),
  row(
    "only available pets can be requested",
    "trigger adoption_requests_for_available_pets",
    "adoption_requests",
    request,
  ),
  row("an approval declines the other requests", "trigger adoption_requests_approved", "adoption_requests", decision),
  row("an answer by mail counts once", "constraint thread_entries_delivery", "thread_entries", answers),
  row("messages belong to whoever proves the address", "trigger link_threads", "users", inbox),
  row("messages of whoever leaves are free again", "trigger free_threads", "staff", inbox),
];
