import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { WaitlistDraft } from "@pawhaven/contract";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import {
  aBookingDraft,
  aPetOwner,
  monday,
  mondayMorning,
  type PetOwner,
  testBookingContext,
} from "../../../../test/support/bookings.ts";
import { countOutcomes, startMany } from "../../../../test/support/concurrency.ts";
import { aStaffMember } from "../../../../test/support/factories.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { findViolations } from "../../../integrity/find-violations.ts";
import { bookings, mailOutbox, reservations, resources, services, waitlist } from "../../../schema/index.ts";
import type { BookingContext } from "../booking-context.ts";
import { cancelBooking } from "../cancel-booking.ts";
import { createBooking } from "../create-booking.ts";
import { listBookings } from "../list-bookings.ts";
import { acceptOffer } from "./accept-offer.ts";
import { joinWaitlist } from "./join-waitlist.ts";
import { leaveWaitlist } from "./leave-waitlist.ts";
import { listWaitlist } from "./list-waitlist.ts";
import { passOffer } from "./pass-offer.ts";
import { runWaitlist } from "./run-waitlist.ts";

const shop = testShop();
let context: BookingContext;
let holder: PetOwner;
let visits: { id: number; time_slot: string }[];

const at = (time: string) => new Date(`${monday}T${time}:00+07:00`);
const minutesLater = (date: Date, minutes: number) => new Date(Number(date) + minutes * 60_000);
const aWaitlistDraft = ({ petId }: PetOwner, overrides: Partial<WaitlistDraft> = {}): WaitlistDraft => ({
  pet_id: petId,
  service_id: 4,
  first_day: monday,
  last_day: monday,
  part_of_day: "any",
  ...overrides,
});

/** Somebody who has waited since that time. */
async function aWaitingOwner(since: Date, overrides: Partial<WaitlistDraft> = {}): Promise<PetOwner> {
  const owner = await aPetOwner(shop.database);
  await joinWaitlist(context, owner.caller, aWaitlistDraft(owner, overrides), since);
  return owner;
}
const offerOf = async (owner: PetOwner) => (await listWaitlist(shop.database.db, owner.caller)).entries[0]?.offer;
const cancel = (time: string, now: Date) => {
  const visit = visits.find(({ time_slot: slot }) => slot === time);
  return cancelBooking(context, holder.caller, visit?.id ?? 0, now);
};
const bookingsOf = ({ caller }: PetOwner, now: Date) =>
  listBookings(context, caller, { userId: caller.userId, type: "upcoming" }, now);

/** A day on which all times of one service are taken. */
beforeEach(async () => {
  context = testBookingContext(shop.database, { MAX_BOOKINGS_PER_PET: "100", MAX_BOOKINGS: "100" });
  await shop.database.db.delete(waitlist);
  await shop.database.db.delete(bookings);
  holder = await aPetOwner(shop.database);
  visits = [];
  for (const time_slot of ["09:00", "10:30", "12:00", "13:30", "15:00"]) {
    const draft = aBookingDraft(holder, { service_id: 4, time_slot });
    visits.push(await createBooking(context, holder.caller, draft, mondayMorning));
  }
});

describe("a time that becomes free", () => {
  it("is held for whoever has waited longest, who is told by mail and on the page", async () => {
    const [second, first] = [await aWaitingOwner(at("08:20")), await aWaitingOwner(at("08:10"))];
    await runWaitlist(context, at("08:30"));
    expect(await offerOf(first)).toBeNull();
    await cancel("12:00", at("08:31"));
    await runWaitlist(context, at("08:32"));
    expect(await offerOf(first)).toMatchObject({
      date: monday,
      time_slot: "12:00",
      expires_at: at("08:47").toISOString(),
    });
    expect(await offerOf(second)).toBeNull();
    expect(await bookingsOf(first, at("08:33"))).toEqual([]);
    const mails = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, first.caller.userId));
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^A time is free: Ultra Spa for .*12:00$/),
    ]);
    expect(mails[0]?.bodyText).toContain("until 08:47");
    const rival = await aPetOwner(shop.database);
    const taken = aBookingDraft(rival, { service_id: 4, time_slot: "12:00" });
    await expect(createBooking(context, rival.caller, taken, at("08:40"))).rejects.toMatchObject({
      code: "slot_taken",
    });
  });

  it("is booked when the customer takes it, once, and the customer waits no longer", async () => {
    const owner = await aWaitingOwner(at("08:10"));
    await cancel("12:00", at("08:31"));
    await runWaitlist(context, at("08:32"));
    const { id = 0 } = (await offerOf(owner)) ?? {};
    const results = await Promise.allSettled(startMany(4, () => acceptOffer(context, owner.caller, id, at("08:40"))));
    expect(countOutcomes(results)).toMatchObject({ ok: 1 });
    expect(await bookingsOf(owner, at("08:41"))).toMatchObject([{ time_slot: "12:00", status: "Pending" }]);
    expect(await listWaitlist(shop.database.db, owner.caller)).toEqual({ entries: [] });
    await runWaitlist(context, minutesLater(at("08:40"), 60));
    expect(await bookingsOf(owner, at("09:40"))).toHaveLength(1);
    expect(await findViolations(shop.database.db)).toEqual([]);
  });

  it("is confirmed at once if the service confirms itself", async () => {
    await shop.database.db.update(services).set({ confirmsItself: true }).where(eq(services.id, 4));
    const owner = await aWaitingOwner(at("08:10"));
    await cancel("12:00", at("08:31"));
    await runWaitlist(context, at("08:32"));
    const { id = 0 } = (await offerOf(owner)) ?? {};
    expect(await acceptOffer(context, owner.caller, id, at("08:40"))).toMatchObject({ status: "Confirmed" });
    await shop.database.db.update(services).set({ confirmsItself: false }).where(eq(services.id, 4));
  });

  it("is offered to the next after a pass or fifteen minutes, and never again to the same", async () => {
    const owners = [
      await aWaitingOwner(at("08:10")),
      await aWaitingOwner(at("08:20")),
      await aWaitingOwner(at("08:25")),
    ];
    const [first, second, third] = owners as [PetOwner, PetOwner, PetOwner];
    await cancel("12:00", at("08:31"));
    await runWaitlist(context, at("08:32"));
    const { id = 0 } = (await offerOf(first)) ?? {};
    await passOffer(context, first.caller, id);
    await runWaitlist(context, at("08:34"));
    expect(await offerOf(second)).toMatchObject({ time_slot: "12:00" });
    const expired = (await offerOf(second))?.id ?? 0;
    await expect(acceptOffer(context, second.caller, expired, at("08:49"))).rejects.toMatchObject({ code: "conflict" });
    await runWaitlist(context, at("08:49"));
    expect(await Promise.all(owners.map(offerOf))).toMatchObject([null, null, { time_slot: "12:00" }]);
    const { id: last = 0 } = (await offerOf(third)) ?? {};
    await passOffer(context, third.caller, last);
    await runWaitlist(context, at("08:55"));
    expect(await Promise.all(owners.map(offerOf))).toEqual([null, null, null]);
    expect(await shop.database.db.$count(bookings, eq(bookings.status, "Held"))).toBe(0);
    expect(await findViolations(shop.database.db)).toEqual([]);
  });

  it("is offered between 08:00 and 20:00 only", async () => {
    const tuesday = { first_day: "2030-03-05", last_day: "2030-03-05" };
    const owner = await aWaitingOwner(at("08:10"), tuesday);
    await runWaitlist(context, at("20:00"));
    await runWaitlist(context, new Date("2030-03-05T07:59:00+07:00"));
    expect(await offerOf(owner)).toBeNull();
    await runWaitlist(context, new Date("2030-03-05T08:00:00+07:00"));
    expect(await offerOf(owner)).toMatchObject({ time_slot: "09:00" });
  });

  it("is offered to those only who can come then, to see whom they asked for", async () => {
    const [person] = await shop.database.db.insert(resources).values({ kind: "vet", name: "Dr. Ada" }).returning();
    const morning = await aWaitingOwner(at("08:05"), { part_of_day: "morning" });
    const later = await aWaitingOwner(at("08:06"), { first_day: "2030-03-05", last_day: "2030-03-06", service_id: 2 });
    const asking = await aWaitingOwner(at("08:07"), { service_id: 1, person_id: person?.id });
    await cancel("12:00", at("08:31"));
    await runWaitlist(context, at("08:32"));
    expect(await offerOf(morning)).toBeNull();
    expect(await offerOf(later)).toMatchObject({ date: "2030-03-05", time_slot: "09:00" });
    expect(await offerOf(asking)).toMatchObject({ time_slot: "09:00" });
    const held = await shop.database.db.select().from(bookings).where(eq(bookings.userId, asking.caller.userId));
    expect(held).toMatchObject([{ status: "Held", personId: person?.id }]);
    await shop.database.db.update(resources).set({ retiredAt: new Date() }).where(eq(resources.name, "Dr. Ada"));
  });

  it("is given to one of many who wait, on several nodes at once", async () => {
    for (let count = 0; count < 6; count++) await aWaitingOwner(minutesLater(at("08:05"), count));
    await cancel("12:00", at("08:31"));
    await Promise.all(startMany(4, () => runWaitlist(context, at("08:32"))));
    expect(await shop.database.db.$count(bookings, eq(bookings.status, "Held"))).toBe(1);
    expect(await findViolations(shop.database.db)).toEqual([]);
  });
});

describe("the waitlist", () => {
  it("holds a pet once per service, five entries of a customer at most, and only own pets", async () => {
    const owner = await aWaitingOwner(at("08:10"));
    const join = (overrides: Partial<WaitlistDraft>) =>
      joinWaitlist(context, owner.caller, aWaitlistDraft(owner, overrides), at("08:20"));
    await expect(join({})).rejects.toMatchObject({ code: "conflict" });
    await expect(join({ pet_id: holder.petId, service_id: 1 })).rejects.toMatchObject({ code: "not_found" });
    await expect(join({ service_id: 1, first_day: "2030-03-03" })).rejects.toMatchObject({ code: "invalid" });
    await expect(join({ service_id: 1, first_day: "2030-07-01", last_day: "2030-07-01" })).rejects.toMatchObject({
      code: "invalid",
    });
    for (const service_id of [1, 2, 3]) await join({ service_id });
    const [service] = await shop.database.db.insert(services).values({ name: "Nails", minutes: 15 }).returning();
    await join({ service_id: service?.id ?? 0 });
    const [other] = await shop.database.db.insert(services).values({ name: "Ears", minutes: 15 }).returning();
    await expect(join({ service_id: other?.id ?? 0 })).rejects.toMatchObject({ code: "conflict" });
  });

  it("frees the held time when a customer leaves, and when the days are over nobody waits", async () => {
    const owner = await aWaitingOwner(at("08:10"));
    await cancel("12:00", at("08:31"));
    await runWaitlist(context, at("08:32"));
    const before = await shop.database.db.$count(reservations);
    const [entry] = (await listWaitlist(shop.database.db, owner.caller)).entries;
    await expect(leaveWaitlist(context, holder.caller, entry?.id ?? 0)).rejects.toMatchObject({ code: "not_found" });
    await expect(passOffer(context, holder.caller, entry?.offer?.id ?? 0)).rejects.toMatchObject({ code: "not_found" });
    await leaveWaitlist(context, owner.caller, entry?.id ?? 0);
    expect(await shop.database.db.$count(reservations)).toBe(before - 2);
    await aWaitingOwner(at("08:10"), { part_of_day: "morning" });
    await runWaitlist(context, new Date("2030-03-05T07:00:00+07:00"));
    expect(await shop.database.db.$count(waitlist)).toBe(0);
    expect(await findViolations(shop.database.db)).toEqual([]);
  });

  it("works over HTTP, and staff see who waits", async () => {
    const owner = await aPetOwner(shop.database);
    const api = apiFor(shop, owner);
    const { last_day: day } = await api.getBookingDays();
    const draft = { pet_id: owner.petId, service_id: 2, first_day: day, last_day: day };
    const { id } = await api.joinWaitlist({ body: draft });
    expect(await api.listWaitlist()).toMatchObject({ entries: [{ id, service: { name: "Basic Spa" }, offer: null }] });
    const atWork = apiFor(shop, await aStaffMember(shop.database, "clerk"));
    expect(await atWork.listWaitlistForStaff()).toMatchObject({
      entries: [{ id, user_id: owner.caller.userId, customer: { name: "Robin" } }],
    });
    await api.leaveWaitlist({ params: { id } });
    expect(await errorOf(api.leaveWaitlist({ params: { id } }))).toMatchObject({ status: 404 });
  });
});
