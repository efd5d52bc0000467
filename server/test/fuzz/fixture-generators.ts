import type { Booking, Cart, ActiveSession } from "@pawhaven/contract";
import { createSession } from "../../src/platform/auth/sessions.ts";
import { createOneTimeLink } from "../../src/slices/accounts/one-time-links.ts";
import { buyingCalls } from "../support/orders.ts";
import { payByCard } from "../support/cards.ts";
import { aGear, aPet, aUserpet } from "../support/factories.ts";
import { hostileFiles } from "../support/hostile-files.ts";
import { anImage, imageCalls } from "../support/images.ts";
import type { TestShop } from "../support/test-shop.ts";
import type { FixtureKind } from "./fixture-reference.ts";
import type { SignedInCustomer } from "./fuzz-fixtures.ts";

export type FixtureValues = Partial<Record<FixtureKind, unknown[]>>;

type FixtureGenerator = (shop: TestShop, customer: SignedInCustomer, things: FixtureValues) => Promise<void>;

const addFixtures = (things: FixtureValues, kind: FixtureKind, ...more: unknown[]) =>
  (things[kind] ??= []).push(...more);

/** How one more of a kind comes into the world, mostly as customers bring it there. */
export const fixtureGenerators: Partial<Record<FixtureKind, FixtureGenerator>> = {
  async gear({ database }, _, things) {
    if ((things.gear?.length ?? 0) < 3) addFixtures(things, "gear", (await aGear(database, { stock: 1_000_000 })).id);
  },
  async pet({ database }, _, things) {
    addFixtures(things, "pet", (await aPet(database)).id);
  },
  async userpet({ database }, { id }, things) {
    addFixtures(things, "userpet", (await aUserpet(database, { userId: id })).id);
  },
  async line(shop, customer, things) {
    const { id } = await aGear(shop.database);
    const { as, putInCart } = buyingCalls(shop);
    await putInCart(customer, { id, quantity: 1 });
    addFixtures(things, "line", ...(await as(customer, "GET", "/api/cart")).json<Cart>().items.map((line) => line.id));
  },
  async order(shop, customer, things) {
    await fixtureGenerators.gear?.(shop, customer, things);
    const items = [{ id: Number(things.gear?.at(-1)), quantity: 1 }];
    const response = await buyingCalls(shop).payInCash(customer, items);
    addFixtures(things, "order", response.json<{ transaction_id: string }>().transaction_id);
  },
  async intent(shop, customer, things) {
    addFixtures(things, "intent", (await aPendingPayment(shop, customer)).payment_intent_id);
  },
  async paidIntent(shop, customer, things) {
    const { payment_intent_id: id, clientSecret } = await aPendingPayment(shop, customer);
    await payByCard(shop, clientSecret);
    addFixtures(things, "paidIntent", id);
  },
  async request(shop, customer, things) {
    const { id: pet_id } = await aPet(shop.database);
    const response = await buyingCalls(shop).as(customer, "POST", "/api/adoption-requests", {
      pet_id,
      note: "Please.",
    });
    addFixtures(things, "request", response.json<{ id: number }>().id);
  },
  async booking(shop, customer, things) {
    const booking = await aBookingFor(shop, customer);
    addFixtures(things, "booking", booking.id);
    addFixtures(things, "bookingKey", booking.calendar_url.split("/").at(-1));
  },
  bookingKey: async (...world) => fixtureGenerators.booking?.(...world),
  async feed(shop, customer, things) {
    const response = await buyingCalls(shop).as(customer, "POST", "/api/user/calendar-feed");
    addFixtures(things, "feed", response.json<{ url: string }>().url.split("/").at(-1)?.replace(".ics", ""));
  },
  async day(_, __, things) {
    things.day = [...bookableDays];
  },
  async time(_, __, things) {
    things.time = ["09:00", "10:30", "13:00", "14:30"];
  },
  async cursor({ app, database }, _, things) {
    for (const _number of [1, 2]) await aGear(database);
    const response = await app.inject({ url: "/api/gears?limit=1" });
    addFixtures(things, "cursor", response.json<{ next_cursor: string }>().next_cursor);
  },
  async session(shop, customer, things) {
    const visitor = { address: "127.0.0.1", device: "another" };
    const session = { userId: customer.id, lifetimeSeconds: 3600, visitor };
    await shop.database.transaction((tx) => createSession(tx, session));
    const sessions = (await buyingCalls(shop).as(customer, "GET", "/api/user/sessions")).json<ActiveSession[]>();
    addFixtures(things, "session", ...sessions.map(({ id }) => id));
  },
  async resetLink({ database }, { id }, things) {
    things.resetLink = [await database.transaction((tx) => createOneTimeLink(tx, id, "reset"))];
  },
  async confirmLink({ database }, { id }, things) {
    things.confirmLink = [await database.transaction((tx) => createOneTimeLink(tx, id, "confirm"))];
  },
  async picture(shop, customer, things) {
    const response = await imageCalls(shop).upload(customer, { bytes: await anImage(9, 9).png().toBuffer() });
    addFixtures(things, "picture", response.json<{ public_id: string }>().public_id);
  },
  async file(_, __, things) {
    things.file ??= await Promise.all(
      [anImage().png(), anImage().jpeg(), anImage().webp()].map((one) => one.toBuffer()),
    );
    things.hostileFile ??= (await smallHostileFiles()).slice();
  },
};

/** Those of a size that a few hundred of them can be sent. */
let smallFiles: Promise<Buffer[]> | undefined;
const smallHostileFiles = () =>
  (smallFiles ??= hostileFiles().then((files) =>
    files.map(({ bytes }) => bytes).filter(({ length }) => length > 0 && length < 20_000),
  ));

async function aPendingPayment(shop: TestShop, customer: SignedInCustomer) {
  const { id, priceCents } = await aGear(shop.database);
  const response = await buyingCalls(shop).beginCard(customer, [{ id, quantity: 1 }], priceCents);
  return response.json<{ payment_intent_id: string; clientSecret: string }>();
}

const dayMs = 24 * 3_600_000;
const bookableDays = Array.from({ length: 80 }, (_, day) => new Date(Date.now() + (day + 2) * dayMs))
  .filter((date) => date.getUTCDay() % 6 !== 0)
  .map((date) => date.toISOString().slice(0, 10));
const halfHours = Array.from(
  { length: 16 },
  (_, slot) => `${String(9 + (slot >> 1)).padStart(2, "0")}:${slot % 2 ? "30" : "00"}`,
);

/** In the first slot that is free. */
async function aBookingFor(shop: TestShop, customer: SignedInCustomer): Promise<Booking> {
  const { id: pet_id } = await aUserpet(shop.database, { userId: customer.id });
  for (const date of bookableDays)
    for (const time_slot of halfHours) {
      const wish = { pet_id, service_id: 1, date, time_slot };
      const response = await buyingCalls(shop).as(customer, "POST", "/api/bookings", wish);
      if (response.statusCode === 201) return response.json<Booking>();
    }
  throw new Error("The clinic is booked out.");
}
