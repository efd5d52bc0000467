/**
 * What the database guarantees, by the names of its constraints and triggers, which no refactoring changes. Each is dropped in a
 * migration of its own, and its test must fail.
 */
const row = (title, drop, on, test = "schema/constraints.test.ts") => ({ title, drop, on, test: `server/src/${test}` });

const stockLedger = "slices/stock/ledger.test.ts";
const booking = "slices/bookings/create-booking.test.ts";
const sales = "slices/catalogue/sales/sales.test.ts";
const request = "slices/adoption/requests.test.ts";
const inbox = "slices/messages/inbox.test.ts";
const answers = "slices/messages/receive-mail.test.ts";
const decision = "slices/adoption/decide-adoption-request.test.ts";
const animals = "slices/adoption/animals/animals.test.ts";
const board = "slices/adoption/requests/board.test.ts";
const handovers = "slices/adoption/handovers/handovers.test.ts";
const viewed = "slices/catalogue/viewed/viewed-gears.test.ts";
const fees = "slices/adoption/fees/fees.test.ts";

export const schemaMutants = [
  row("stock is never negative", "constraint gears_stock_check", "gears"),
  row("no more units are released than were held", "constraint gears_held_check", "gears"),
  row("a unit is sent or cancelled once", "constraint order_lines_sent_or_cancelled_once", "order_lines"),
  row("no more units are returned than were sent", "constraint order_lines_returned_once", "order_lines"),
  row("sales leave the shelf", "constraint stock_movements_direction", "stock_movements"),
  row("one stocktake is open at a time", "index stocktakes_one_open", "stocktakes"),
  row("a delivery is received once", "constraint deliveries_once", "deliveries"),
  row("an adjustment is made once", "constraint stock_movements_once", "stock_movements"),
  row("sales have an order", "constraint stock_movements_of_orders", "stock_movements"),
  row("changes of the stock are recorded", "trigger gears_stock_changed", "gears", "integrity/integrity.test.ts"),
  row("the ledger is not changed", "trigger refuse_change", "stock_movements", stockLedger),
  row("the ledger is not emptied", "trigger refuse_truncate", "stock_movements", stockLedger),
  row("sales of a gear do not overlap", "constraint gear_sales_one_at_a_time", "gear_sales"),
  row("a gear is sold at the price of its sale", "trigger gears_follow_sales", "gears", sales),
  row("a sale changes the price of its gear", "trigger gear_sales_applied", "gear_sales", sales),
  row("a checkout has one order", "constraint orders_one_per_checkout", "orders"),
  row("only card orders await payment", "constraint orders_only_cards_wait", "orders"),
  row("an order has one payment", "constraint payments_pkey", "payments"),
  row("a payment is for one order", "constraint payments_intent_id_key", "payments"),
  row("an order is paid once", "index order_events_paid_once", "order_events"),
  row("a parcel of an order has one number", "constraint shipments_one_per_number", "shipments"),
  row("a call sends one parcel", "constraint shipments_one_per_call", "shipments"),
  row("cash is collected once", "index order_events_collected_once", "order_events"),
  row("only cash is collected", "constraint orders_only_cash_is_collected", "orders"),
  row("no more is refunded than was paid", "constraint orders_refunded_at_most_once", "orders"),
  row("a stored refund is more than nothing", "constraint refunds_amount_cents_check", "refunds"),
  row("a click makes one refund", "constraint refunds_one_per_click", "refunds"),
  row("a sent unit is refunded once", "constraint order_lines_refunded_once", "order_lines"),
  row("a refund by hand is done", "constraint refunds_by_hand_are_done", "refunds"),
  row("units in returns were sent", "constraint order_lines_in_one_return", "order_lines"),
  row("units in returns are summed", "trigger count_return_line", "return_lines"),
  row("refunds are summed", "trigger count_refund", "refunds"),
  row("refunded units are summed", "trigger count_refund_line", "refund_lines"),
  row("a cart has one item per gear", "constraint cart_items_one_line_per_gear", "cart_items"),
  row("a gear is saved for later once", "constraint saved_items_one_line_per_gear", "saved_items"),
  row("a gear is on a wish list once", "constraint wishlist_items_pkey", "wishlist_items"),
  row("a customer waits for a gear once", "constraint stock_alerts_one_per_gear", "stock_alerts"),
  row("nothing viewed is stored without consent", "constraint viewed_gears_allowed", "viewed_gears"),
  row("twenty viewed gears are stored", "trigger viewed_gears_newest", "viewed_gears", viewed),
  row("an order line has one review", "constraint gear_reviews_one_per_line", "gear_reviews"),
  row("a customer has one review of a gear", "constraint gear_reviews_one_per_customer", "gear_reviews"),
  row("a review goes with its purchase", "trigger orders_undone", "orders", "slices/reviews/reviews.test.ts"),
  row("a review is of an ordered item", "constraint gear_reviews_of_line", "gear_reviews"),
  row("a hidden review has a reason", "constraint gear_reviews_hidden_with_reason", "gear_reviews"),
  row("a review has three pictures at most", "constraint gear_reviews_images", "gear_reviews"),
  row(
    "a delivery plans one invitation to review it",
    "trigger orders_delivered",
    "orders",
    "slices/reviews/invitations.test.ts",
  ),
  row("an email address has one account", "index users_email", "users"),
  row("a Google account has one account here", "constraint identities_pkey", "identities"),
  row("a resource is given once at a time", "constraint reservations_given_once", "reservations", booking),
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
  row("the tag of an animal says what its stage says", "constraint pets_available_tag", "pets", animals),
  row("an animal has a chip of its own", "constraint pets_chip", "pets", animals),
  row("care records are not changed", "trigger care_records_stay", "care_records", animals),
  row("an approval needs its checks", "trigger adoption_requests_checked", "adoption_requests", board),
  row("a revoked promise frees the animal", "trigger adoption_requests_revoked", "adoption_requests", decision),
  row("an erased promise frees the animal", "trigger adoption_requests_erased", "adoption_requests", decision),
  row("an animal is met by one applicant at a time", "constraint reservations_pet_once", "reservations", board),
  row("a request has one planned meeting", "index meetings_one_planned", "meetings", board),
  row("a cancelled meeting frees its time", "trigger free_meeting", "meetings", board),
  row("meetings end with their request", "trigger cancel_meetings", "adoption_requests", board),
  row("a fee goes back when the request is closed", "trigger give_fee_back", "adoption_requests", fees),
  row("a fee goes back with the account", "trigger give_fee_back_to_erased", "adoption_requests", fees),
  row("an animal that has a home is not available", "trigger pets_away", "pets", handovers),
  row("answers go with the account", "trigger forget_follow_ups", "users", handovers),
  row("an approval declines the other requests", "trigger adoption_requests_approved", "adoption_requests", decision),
  row("an answer by mail counts once", "constraint thread_entries_delivery", "thread_entries", answers),
  row("messages belong to whoever proves the address", "trigger link_threads", "users", inbox),
  row("messages of whoever leaves are free again", "trigger free_threads", "staff", inbox),
];
