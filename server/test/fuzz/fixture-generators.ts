import { type Api, ApiResponseError, type Booking, type UploadedImage } from "@pawhaven/contract";
import { createSession } from "../../src/platform/auth/sessions.ts";
import { hashToken, newToken } from "../../src/platform/auth/tokens.ts";
import { contactAddresses } from "../../src/schema/index.ts";
import { insertContactAddress } from "../../src/slices/orders/contact-address-store.ts";
import { createOneTimeLink } from "../../src/slices/accounts/one-time-links.ts";
import { apiFor } from "../support/api-client.ts";
import { listBookableDays } from "../support/bookable-days.ts";
import { payByCard } from "../support/cards.ts";
import { aGear, aPet, aUserpet } from "../support/factories.ts";
import { aFood, eat, receiveFood } from "../support/foods.ts";
import { listGearPage } from "../support/gear-lists.ts";
import { hostileFiles } from "../support/hostile-files.ts";
import { anImage, imageCalls } from "../support/images.ts";
import { testShippingDetails } from "../support/test-shipping-details.ts";
import type { TestShop } from "../support/test-shop.ts";
import type { FixtureKind } from "./fixture-reference.ts";

export type FixtureValues = Partial<Record<FixtureKind, unknown[]>>;

export interface SignedInCustomer {
  id: number;
  token: string;
}

type FixtureGenerator = (shop: TestShop, customer: SignedInCustomer, values: FixtureValues) => Promise<void>;

const addFixtures = (values: FixtureValues, kind: FixtureKind, ...more: unknown[]) =>
  (values[kind] ??= []).push(...more);

/** Creates one more fixture of a kind, through the API where customers can create it. */
export const fixtureGenerators: Partial<Record<FixtureKind, FixtureGenerator>> = {
  async gear({ database }, _, values) {
    if ((values.gear?.length ?? 0) < 3) addFixtures(values, "gear", (await aGear(database, { stock: 1_000_000 })).id);
  },
  async pet({ database }, _, values) {
    addFixtures(values, "pet", (await aPet(database)).id);
  },
  async userpet({ database }, { id }, values) {
    addFixtures(values, "userpet", (await aUserpet(database, { userId: id })).id);
  },
  /** The newest food and who eats it belong together. */
  async food(shop, customer, values) {
    const api = apiFor(shop, customer);
    const [{ id }, pet] = [await aFood(shop), await aUserpet(shop.database, { userId: customer.id })];
    await receiveFood(shop, { ...customer, api }, id);
    await eat(api, id, pet.id);
    Object.assign(values, { food: [id], eater: [pet.id] });
  },
  async line(shop, customer, values) {
    const { id } = await aGear(shop.database);
    const api = apiFor(shop, customer);
    await api.addToCart({ params: { id }, body: { quantity: 1 } });
    const { items } = await api.getCart();
    addFixtures(values, "line", ...items.map((line) => line.id));
  },
  async order(shop, customer, values) {
    await fixtureGenerators.gear?.(shop, customer, values);
    const items = [{ id: Number(values.gear?.at(-1)), quantity: 1 }];
    const order = await apiFor(shop, customer).createOrder({ body: { items, customer: testShippingDetails } });
    addFixtures(values, "order", order.transaction_id);
  },
  async review(shop, customer, values) {
    const { id: gear_id } = await aGear(shop.database);
    const api = apiFor(shop, customer);
    const items = [{ id: gear_id, quantity: 1 }];
    const { transaction_id: receipt_id } = await api.createOrder({ body: { items, customer: testShippingDetails } });
    const review = await api.writeReview({ body: { gear_id, receipt_id, rating: 5, comment: "Good." } });
    addFixtures(values, "review", review.id);
  },
  async intent(shop, customer, values) {
    addFixtures(values, "intent", (await aPendingPayment(shop, customer)).payment_intent_id);
  },
  async paidIntent(shop, customer, values) {
    const { payment_intent_id: id, clientSecret } = await aPendingPayment(shop, customer);
    await payByCard(shop, clientSecret);
    addFixtures(values, "paidIntent", id);
  },
  async request(shop, customer, values) {
    const { id: pet_id } = await aPet(shop.database);
    const request = await apiFor(shop, customer).requestAdoption({ body: { pet_id, note: "Please." } });
    addFixtures(values, "request", request.id);
  },
  async booking(shop, customer, values) {
    const booking = await aBookingFor(shop, customer);
    addFixtures(values, "booking", booking.id);
    addFixtures(values, "bookingKey", booking.calendar_url.split("/").at(-1));
  },
  bookingKey: async (...args) => fixtureGenerators.booking?.(...args),
  async dueCare(shop, customer, values) {
    await aUserpet(shop.database, { userId: customer.id });
    const due = await apiFor(shop, customer).listMyDueCare();
    addFixtures(values, "dueCare", ...due.map(({ id }) => id));
  },
  async feed(shop, customer, values) {
    const { url } = await apiFor(shop, customer).renewCalendarFeed();
    addFixtures(values, "feed", url.split("/").at(-1)?.replace(".ics", ""));
  },
  async day(shop, _, values) {
    values.day = await listBookableDays(apiFor(shop));
  },
  async time(_, __, values) {
    values.time = ["09:00", "10:30", "13:00", "14:30"];
  },
  async cursor(shop, _, values) {
    for (const _number of [1, 2]) await aGear(shop.database);
    const page = await listGearPage(apiFor(shop), { limit: 1 });
    addFixtures(values, "cursor", page.next_cursor);
  },
  async session(shop, customer, values) {
    const visitor = { address: "127.0.0.1", device: "another" };
    const session = { userId: customer.id, lifetimeSeconds: 3600, visitor };
    await shop.database.transaction((tx) => createSession(tx, session));
    const sessions = await apiFor(shop, customer).listSessions();
    addFixtures(values, "session", ...sessions.map(({ id }) => id));
  },
  async resetLink({ database }, { id }, values) {
    values.resetLink = [await database.transaction((tx) => createOneTimeLink(tx, id, "reset"))];
  },
  async confirmLink({ database }, { id }, values) {
    values.confirmLink = [await database.transaction((tx) => createOneTimeLink(tx, id, "confirm"))];
  },
  async contactLink({ database }, { id: userId }, values) {
    const token = newToken();
    const email = `${token.toLowerCase()}@example.com`;
    await database.transaction((tx) => insertContactAddress(tx, { userId, email, tokenHash: hashToken(token) }));
    values.contactLink = [token];
  },
  async contactAddress({ database }, { id: userId }, values) {
    const token = newToken();
    const confirmed = { userId, email: `${token}@example.com`, tokenHash: hashToken(token), confirmedAt: new Date() };
    const inserting = database.db.insert(contactAddresses).values({ ...confirmed, expiresAt: new Date() });
    const [row] = await inserting.returning({ id: contactAddresses.id });
    addFixtures(values, "contactAddress", row?.id);
  },
  /** One at a time: there is a limit to their number. */
  async address(shop, customer, values) {
    const api = apiFor(shop, customer);
    for (const { id } of await api.listAddresses()) await api.removeAddress({ params: { id } });
    const { fullName: full_name, email: _email, ...address } = testShippingDetails;
    values.address = [(await api.addAddress({ body: { ...address, full_name } })).id];
  },
  async picture(shop, customer, values) {
    const response = await imageCalls(shop).upload(customer, { bytes: await anImage(9, 9).png().toBuffer() });
    addFixtures(values, "picture", response.json<UploadedImage>().public_id);
  },
  async file(_, __, values) {
    values.file ??= await Promise.all(
      [anImage().png(), anImage().jpeg(), anImage().webp()].map((image) => image.toBuffer()),
    );
    values.hostileFile ??= (await smallHostileFiles()).slice();
  },
};

/** Small enough that a few hundred uploads do not take long. */
let smallFiles: Promise<Buffer[]> | undefined;
const smallHostileFiles = () =>
  (smallFiles ??= hostileFiles().then((files) =>
    files.map(({ bytes }) => bytes).filter(({ length }) => length > 0 && length < 20_000),
  ));

async function aPendingPayment(shop: TestShop, customer: SignedInCustomer) {
  const { id, priceCents } = await aGear(shop.database);
  const body = { items: [{ id, quantity: 1 }], amount: priceCents, customer: testShippingDetails };
  return apiFor(shop, customer).createPaymentIntent({ body });
}

/** Books the first free slot. */
async function aBookingFor(shop: TestShop, customer: SignedInCustomer): Promise<Booking> {
  const { id: petId } = await aUserpet(shop.database, { userId: customer.id });
  const api = apiFor(shop, customer);
  for (const date of await listBookableDays(api)) {
    const booking = await bookOn(api, petId, date);
    if (booking) return booking;
  }
  throw new Error("The clinic is fully booked.");
}

async function bookOn(api: Api, petId: number, date: string): Promise<Booking | undefined> {
  const { all_slots: all, booked_slots: booked } = await api.listSlots({ query: { service_id: 1, date } });
  for (const slot of all.filter((time) => !booked.includes(time))) {
    try {
      return await api.createBooking({ body: { pet_id: petId, service_id: 1, date, time_slot: slot } });
    } catch (error) {
      if (!(error instanceof ApiResponseError)) throw error;
    }
  }
  return undefined;
}
