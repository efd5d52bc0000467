import type { Booking } from "@pawhaven/contract";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { listBookableDays } from "../../../test/support/bookable-days.ts";
import { type RegisteredCustomer, registerCustomer, toCredentials } from "../../../test/support/customers.ts";
import { aUserpet } from "../../../test/support/factories.ts";
import { staffTokenOf } from "../../../test/support/staff.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { staff } from "../../schema/index.ts";
import { createOneTimeLink } from "./one-time-links.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });

const newPassword = "another quiet river 8";

const resetLinkOf = ({ id }: RegisteredCustomer) =>
  shop.database.transaction((tx) => createOneTimeLink(tx, id, "reset"));

const resetWith = ({ email }: RegisteredCustomer, token: string) =>
  apiFor(shop).resetPassword({ body: { email, token, password: newPassword, password_confirmation: newPassword } });

const fetchCalendar = (url: string) => shop.app.inject({ url: new URL(url).pathname });

async function aBooking({ id, api }: RegisteredCustomer): Promise<Booking> {
  const pet = await aUserpet(shop.database, { userId: id });
  for (const date of await listBookableDays(api)) {
    const { all_slots: all, booked_slots: booked } = await api.listSlots({ query: { service_id: 1, date } });
    const free = all.find((slot) => !booked.includes(slot));
    if (free) return api.createBooking({ body: { pet_id: pet.id, service_id: 1, date, time_slot: free } });
  }
  throw new Error("The clinic is fully booked.");
}

async function staffTokenAs({ id, email, password }: RegisteredCustomer): Promise<string> {
  await shop.database.db.insert(staff).values({ userId: id, name: "Linh", role: "clerk" });
  return staffTokenOf(shop.app, email, password);
}

async function aCustomerWithLinks() {
  const customer = await registerCustomer(shop);
  const booking = await aBooking(customer);
  const { url: feedUrl } = await customer.api.renewCalendarFeed();
  return { customer, booking, feedUrl };
}

const uidIn = (calendar: string) => {
  const event = new ICAL.Component(ICAL.parse(calendar) as unknown[]).getFirstSubcomponent("vevent");
  return String(event?.getFirstPropertyValue("uid"));
};

const upcomingOf = async ({ id, api }: RegisteredCustomer) =>
  (await api.listBookings({ params: { userId: id }, query: { type: "upcoming" } }))[0] as Booking;

describe.each([
  ["a new password", async (customer: RegisteredCustomer) => resetWith(customer, await resetLinkOf(customer))],
  ["signing out everywhere", async ({ api }: RegisteredCustomer) => api.signOutEverywhere()],
])("%s", (_, revoke) => {
  it("ends all sessions of the customer, those of staff too, open reset links, the calendar feed and calendar links", async () => {
    const { customer, booking, feedUrl } = await aCustomerWithLinks();
    const other = await aCustomerWithLinks();
    const elsewhere = await apiFor(shop).login({ body: toCredentials(customer) });
    const [staffToken, othersStaffToken] = [await staffTokenAs(customer), await staffTokenAs(other.customer)];
    const openResetLink = await resetLinkOf(customer);
    const before = await fetchCalendar(booking.calendar_url);
    expect([before.statusCode, (await fetchCalendar(feedUrl)).statusCode]).toEqual([200, 200]);

    await revoke(customer);

    for (const token of [customer.token, elsewhere.access_token])
      expect(await errorOf(apiFor(shop, { token }).getProfile())).toMatchObject({ status: 401 });
    expect(await errorOf(apiFor(shop, { staffToken }).getStaffSession())).toMatchObject({ status: 401 });
    await apiFor(shop, { staffToken: othersStaffToken }).getStaffSession();
    for (const url of [booking.calendar_url, feedUrl]) expect((await fetchCalendar(url)).statusCode).toBe(404);
    expect(await errorOf(resetWith(customer, openResetLink))).toMatchObject({ status: 422 });
    for (const url of [other.booking.calendar_url, other.feedUrl])
      expect((await fetchCalendar(url)).statusCode).toBe(200);
    await other.customer.api.getProfile();
  });

  it("leaves the customer with new calendar links, which calendar programs take for the same visits", async () => {
    const { customer, booking } = await aCustomerWithLinks();
    const uid = uidIn((await fetchCalendar(booking.calendar_url)).body);
    const resetLink = await resetLinkOf(customer);
    await revoke(customer);
    const login = (password: string) => apiFor(shop).login({ body: { email: customer.email, password } });
    const { access_token: token } = await login(newPassword).catch(() => login(customer.password));
    const renewed = await upcomingOf({ ...customer, api: apiFor(shop, { token }) });
    expect(renewed.calendar_url).not.toBe(booking.calendar_url);
    expect(uidIn((await fetchCalendar(renewed.calendar_url)).body)).toBe(uid);
    expect(await errorOf(resetWith(customer, resetLink))).toMatchObject({ status: 422 });
  });
});
