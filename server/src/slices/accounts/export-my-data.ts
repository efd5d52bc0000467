import { todayAt } from "../../platform/days.ts";
import type { Database, Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { passkeysOf, toPasskeyDto } from "../../platform/auth/passkeys/store.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { listAddresses } from "../addresses/list-addresses.ts";
import { listAdoptionRequests } from "../adoption/list-adoption-requests.ts";
import { exportMyHandovers } from "../adoption/handovers/export-my-handovers.ts";
import { listFavorites } from "../adoption/list-favorites.ts";
import { exportCards } from "../cards/export-cards.ts";
import { getCart } from "../cart/get-cart.ts";
import { listSavedItems } from "../cart/saved/list-saved-items.ts";
import { exportViewedGears } from "../catalogue/viewed/list-viewed-gears.ts";
import { exportGiftCards } from "../giftcards/export-gift-cards.ts";
import { exportFoods } from "../foods/export-foods.ts";
import { exportConversations } from "../messages/export-conversations.ts";
import { listContactAddresses } from "../orders/list-contact-addresses.ts";
import { listOrders } from "../orders/list-orders.ts";
import { exportReviews } from "../reviews/my-reviews.ts";
import { exportBookings } from "../bookings/list-bookings.ts";
import { listWaitlist } from "../bookings/waitlist/list-waitlist.ts";
import { exportDueCare } from "../care/export-due-care.ts";
import { mailPreferencesOf } from "../../platform/mail/unsubscribe.ts";
import { exportUserpets } from "../userpets/export-userpets.ts";
import { listUserpets } from "../userpets/list-userpets.ts";
import { exportStockAlerts } from "../wishlist/alerts/list-stock-alerts.ts";
import { listWishlist } from "../wishlist/list-wishlist.ts";
import { emailChangeOf, formerAddressesOf } from "./email-change-store.ts";
import { identitiesOf, sessionsOf, userById } from "./store.ts";
import { securityEventsOf } from "./security-events.ts";
import { toEmailChangeDto, toProfileDto, toSecurityEventDto, toSessionDto } from "./serialize.ts";

/** Everything the shop stores about a customer, except secrets, which stay out even as hashes, and notes that staff made for each other. */
export async function exportMyData(
  { db }: Database,
  shop: { timeZone: string },
  caller: Caller,
): Promise<Record<string, unknown>> {
  const { userId, sessionId } = caller;
  const user = await userById(db, userId);
  if (!user) throw new ApiError("unauthenticated", "Please sign in to continue.");
  const [
    sessions,
    passkeys,
    identities,
    orders,
    contacts,
    reviews,
    favorites,
    requests,
    pets,
    bookings,
    waitlist,
    events,
    messages,
    petRecords,
    handovers,
    dueCare,
    mails,
    foods,
    notBought,
    emailChange,
    formerEmails,
    cards,
    addresses,
    giftCards,
  ] = await Promise.all([
    sessionsOf(db, userId),
    passkeysOf(db, { userId, audience: "customer" }),
    identitiesOf(db, userId),
    listOrders(db, caller),
    listContactAddresses(db, userId),
    exportReviews(db, userId),
    listFavorites(db, caller),
    listAdoptionRequests(db, caller),
    listUserpets(db, caller, userId, todayAt(shop, new Date())),
    exportBookings(db, userId),
    listWaitlist(db, caller),
    securityEventsOf(db, userId),
    exportConversations(db, userId),
    exportUserpets(db, userId),
    exportMyHandovers(db, userId),
    exportDueCare(db, userId),
    mailPreferencesOf(db, userId),
    exportFoods(db, userId),
    exportNotBought(db, caller),
    emailChangeOf(db, userId),
    formerAddressesOf(db, userId),
    exportCards(db, userId),
    listAddresses(db, caller),
    exportGiftCards(db, user.email),
  ]);
  return {
    exported_at: new Date().toISOString(),
    profile: toProfileDto(user),
    member_since: user.createdAt.toISOString(),
    sessions: sessions.map((row) => toSessionDto(row, sessionId)),
    passkeys: passkeys.map(toPasskeyDto),
    recent_activity: events.map(toSecurityEventDto),
    pets,
    pet_records: petRecords,
    due_care: dueCare,
    mails_wanted: mails,
    food: foods,
    adoptions: handovers,
    bookings,
    waitlist: waitlist.entries,
    sign_in_providers: identities.map(({ issuer, createdAt }) => ({ issuer, since: createdAt.toISOString() })),
    orders,
    contact_addresses: contacts,
    email_change: emailChange ? toEmailChangeDto(emailChange) : null,
    former_email_addresses: formerEmails.map(({ email, replacedAt }) => ({ email, until: replacedAt.toISOString() })),
    addresses,
    saved_cards: cards,
    gift_cards: giftCards,
    reviews,
    messages,
    ...notBought,
    favorite_pets: favorites.map(({ id, name, type, breed }) => ({ id, name, type, breed })),
    adoption_requests: requests.map(({ pet, note, status, created_at, stage, decline_reason }) => ({
      pet: pet.name,
      note,
      status,
      created_at,
      stage,
      decline_reason,
    })),
  };
}

/** What was chosen and not bought. */
async function exportNotBought(db: Db, caller: Caller) {
  const [cart, saved, wishlist] = [
    await getCart(db, caller),
    await listSavedItems(db, caller),
    await listWishlist(db, caller),
  ];
  return {
    cart: cart.items.map(({ gear, quantity }) => ({ gear: gear.name, quantity })),
    saved_for_later: saved.items.map(({ gear, quantity }) => ({ gear: gear.name, quantity })),
    wish_list: wishlist.items.map(({ gear, price_when_added, added_at }) => ({
      gear: gear.name,
      price_when_added,
      added_at,
    })),
    stock_alerts: await exportStockAlerts(db, caller.userId),
    viewed_gears: await exportViewedGears(db, caller.userId),
  };
}
