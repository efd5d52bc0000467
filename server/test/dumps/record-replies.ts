import type { FastifyInstance } from "fastify";
import { type DumpFacts, type DumpPerson, replyTo } from "./dump.ts";

/** What visitors see, and what each person sees of their own. */
export async function recordReplies(app: FastifyInstance, people: DumpFacts["people"]): Promise<DumpFacts["replies"]> {
  const { buyer, rival, unconfirmed, google, staff } = people;
  const ofBuyer = await recordOwn(app, buyer);
  const [{ date }] = ofBuyer[`/api/user/${buyer.id}/bookings?type=upcoming`] as [{ date: string }];
  return {
    anyone: await record(app, undefined, ["/api/gears", "/api/gears/1", "/api/gears/2", "/api/gears/3", "/api/pets"]),
    buyer: ofBuyer,
    rival: await recordOwn(app, rival),
    unconfirmed: await recordOwn(app, unconfirmed),
    google: await recordOwn(app, google),
    staff: await record(app, staff, [
      "/api/user/profile",
      "/api/staff/orders",
      "/api/staff/adoption-requests",
      "/api/staff/stock",
      "/api/staff/returns",
      "/api/staff/promotions",
      "/api/staff/gift-cards",
      "/api/staff/audit",
      `/api/staff/bookings?date=${date}`,
    ]),
  };
}

const own = (id: number) => [
  "/api/user/profile",
  "/api/cart",
  "/api/get-all-receipts",
  `/api/user/${id}/userpets`,
  `/api/user/${id}/bookings?type=upcoming`,
  `/api/user/${id}/bookings?type=history`,
  "/api/favorites",
  "/api/adoption-requests",
  "/api/reviews/unreviewed",
  "/api/user/addresses",
  "/api/wishlist",
  "/api/stock-alerts",
  "/api/waitlist",
];

/** With the history of each order. */
async function recordOwn(app: FastifyInstance, person: DumpPerson): Promise<Record<string, unknown>> {
  const replies = await record(app, person, own(person.id));
  const orders = replies["/api/get-all-receipts"] as { transaction_id: string }[];
  const histories = orders.map(({ transaction_id }) => `/api/get-receipts/${transaction_id}`);
  return { ...replies, ...(await record(app, person, histories)) };
}

async function record(app: FastifyInstance, person: DumpPerson | undefined, paths: string[]) {
  const replies: Record<string, unknown> = {};
  for (const path of paths) replies[path] = await replyTo(app, path, person);
  return replies;
}
