import { type Customer, type Day, hasPermission, type Permission } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { isActiveStaff } from "../../platform/auth/is-active-staff.ts";
import { todayAt } from "../../platform/days.ts";
import type { Db } from "../../platform/db/database.ts";
import { getAccountSecurity } from "../accounts/account-security.ts";
import { findRelatedCustomer } from "../accounts/list-customers.ts";
import { listAdoptionRequests } from "../adoption/list-adoption-requests.ts";
import { listBookingsOfCustomer } from "../bookings/list-bookings.ts";
import { countNoShows } from "../bookings/visits/staff-view-of-customer.ts";
import { listMessagesOfCustomer } from "../messages/list-messages-of-customer.ts";
import { listContactAddresses } from "../orders/list-contact-addresses.ts";
import { listOrdersOfCustomer } from "../orders/list-orders-of-customer.ts";
import { listMyReviews } from "../reviews/my-reviews.ts";
import { listUserpets } from "../userpets/list-userpets.ts";
import { toNoteDto } from "./serialize.ts";
import { notesOf } from "./store.ts";

type Account = Awaited<ReturnType<typeof findRelatedCustomer>>;
type Part = Partial<Customer>;

/** How many of each the page shows; whoever needs older ones finds them in their own lists. */
const shown = 20;

/** The parts of the page, each with the permission without which nobody gets it. */
const parts: readonly [Permission, (db: Db, account: Account, today: Day) => Promise<Part>][] = [
  ["customers.read_orders", contactAndOrders],
  ["customers.read_pets", petsAndVisits],
  ["customers.read_applications", async (db, { id }) => ({ adoption_requests: await requestsOf(db, id) })],
  ["reviews.moderate", async (db, { id }) => ({ reviews: await listMyReviews(db, { userId: id }) })],
  ["inbox.read", async (db, customer) => ({ messages: await listMessagesOfCustomer(db, customer, shown) })],
  ["customers.security", async (db, { id }) => ({ security: await getAccountSecurity(db, id) })],
];

export async function getCustomer(
  db: Db,
  timeZone: string,
  { role }: Pick<StaffCaller, "role">,
  id: number,
): Promise<Customer> {
  const account = await findRelatedCustomer(db, role, id);
  // mutant(customers.test.ts): a part of the page is for those whose role includes it
  const included = parts.filter(([permission]) => hasPermission(role, permission));
  const [notes, worksHere, ...loaded] = await Promise.all([
    notesOf(db, id),
    isActiveStaff(db, id),
    ...included.map(([, load]) => load(db, account, todayAt({ timeZone }, new Date()))),
  ]);
  return {
    id,
    name: account.name,
    member_since: account.createdAt.toISOString(),
    works_here: worksHere,
    notes: notes.map(toNoteDto),
    ...(Object.assign({}, ...loaded) as Part),
  };
}

async function contactAndOrders(db: Db, account: Account): Promise<Part> {
  const [contactAddresses, { orders, addresses }] = await Promise.all([
    listContactAddresses(db, account.id),
    listOrdersOfCustomer(db, account.id, shown),
  ]);
  const { email, phone, address, city, country } = account;
  return {
    contact: {
      email,
      email_confirmed: account.emailConfirmedAt !== null,
      phone,
      address: [address, city, country].filter(Boolean).join(", ") || null,
      contact_addresses: contactAddresses,
      order_addresses: addresses,
    },
    orders,
  };
}

const asCaller = (userId: number) => ({ userId, sessionId: 0 });

async function petsAndVisits(db: Db, { id }: Account, today: Day): Promise<Part> {
  const [pets, bookings, noShows] = await Promise.all([
    listUserpets(db, asCaller(id), id, today),
    listBookingsOfCustomer(db, id, shown),
    countNoShows(db, id),
  ]);
  return { pets, bookings, no_shows: noShows };
}

const requestsOf = (db: Db, id: number) => listAdoptionRequests(db, asCaller(id));
