import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { passkeysOf, toPasskeyDto } from "../../platform/auth/passkeys/store.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { listAdoptionRequests } from "../adoption/list-adoption-requests.ts";
import { exportMyHandovers } from "../adoption/handovers/export-my-handovers.ts";
import { listFavorites } from "../adoption/list-favorites.ts";
import { exportConversations } from "../messages/export-conversations.ts";
import { listContactAddresses } from "../orders/list-contact-addresses.ts";
import { listOrders } from "../orders/list-orders.ts";
import { exportReviews } from "../reviews/my-reviews.ts";
import { exportBookings } from "../bookings/list-bookings.ts";
import { listWaitlist } from "../bookings/waitlist/list-waitlist.ts";
import { exportUserpets } from "../userpets/export-userpets.ts";
import { listUserpets } from "../userpets/list-userpets.ts";
import { identitiesOf, sessionsOf, userById } from "./store.ts";
import { securityEventsOf } from "./security-events.ts";
import { toProfileDto, toSecurityEventDto, toSessionDto } from "./serialize.ts";

/** Everything the shop stores about a customer, except secrets, which stay out even as hashes, and notes that staff made for each other. */
export async function exportMyData({ db }: Database, caller: Caller): Promise<Record<string, unknown>> {
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
  ] = await Promise.all([
    sessionsOf(db, userId),
    passkeysOf(db, { userId, audience: "customer" }),
    identitiesOf(db, userId),
    listOrders(db, caller),
    listContactAddresses(db, userId),
    exportReviews(db, userId),
    listFavorites(db, caller),
    listAdoptionRequests(db, caller),
    listUserpets(db, caller, userId),
    exportBookings(db, userId),
    listWaitlist(db, caller),
    securityEventsOf(db, userId),
    exportConversations(db, userId),
    exportUserpets(db, userId),
    exportMyHandovers(db, userId),
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
    adoptions: handovers,
    bookings,
    waitlist: waitlist.entries,
    sign_in_providers: identities.map(({ issuer, createdAt }) => ({ issuer, since: createdAt.toISOString() })),
    orders,
    contact_addresses: contacts,
    reviews,
    messages,
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
