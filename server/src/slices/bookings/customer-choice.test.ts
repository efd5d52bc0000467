import type { BookingDraft, OnlineVisitDraft } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import {
  aBookingDraft,
  aPetOwner,
  monday,
  mondayMorning,
  type PetOwner,
  testBookingContext,
} from "../../../test/support/bookings.ts";
import { aBlock, aResource, aService, changeService } from "../../../test/support/clinic.ts";
import { aUserpet } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { bookings, mailOutbox, resourceSkills, users } from "../../schema/index.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { createBooking } from "./create-booking.ts";
import { bookVisit } from "./book-visit.ts";
import { listFreeDays, listNextFreeTimes } from "./find-free-times.ts";
import { listSlots } from "./list-slots.ts";
import { rescheduleBooking } from "./reschedule-booking.ts";

const shop = testShop();
const context = () => testBookingContext(shop.database);
const aVet = (name: string, skills: number[] = []) => aResource(shop.database, { kind: "vet", name }, skills);
const book = (owner: PetOwner, draft: Partial<BookingDraft>, now = mondayMorning) =>
  createBooking(context(), owner.caller, aBookingDraft(owner, draft), now);
const visit = (owner: PetOwner, draft: Pick<OnlineVisitDraft, "items"> & Partial<OnlineVisitDraft>) =>
  bookVisit(context(), owner.caller, { date: monday, time_slot: "09:00", notes: "", ...draft }, mondayMorning);
const booked = async (service_id: number, date: string, person_id?: number) =>
  (await listSlots(context(), { service_id, date, person_id }, mondayMorning)).booked_slots;
const item = (pet_id: number, service_id: number) => ({ pet_id, service_id, intake: [] });
const at = (time: string, date = monday) => new Date(`${date}T${time}:00+07:00`);
const personError = { errors: { person_id: ["Please choose somebody who offers this service."] } };

/** The first vet would serve every service. */
beforeAll(() => shop.database.db.insert(resourceSkills).values({ resourceId: 1, serviceId: 1 }));

/** A service of its own, with two vets. */
async function aPractice() {
  const service = await aService(shop.database, ["vet"]);
  const [linh, minh] = [await aVet(`Dr. Linh ${service}`, [service]), await aVet(`Dr. Minh ${service}`, [service])];
  await changeService(shop.database, service, { name: `Check-up ${service}` });
  return { service, linh, minh };
}

describe("a person of their choice", () => {
  it("is taken for the visit, is booked then, and others still get anyone else", async () => {
    const { service, linh, minh } = await aPractice();
    const [one, two] = [await aPetOwner(shop.database), await aPetOwner(shop.database)];
    const first = await book(one, { service_id: service, person_id: linh });
    expect(first.asked_for).toEqual({ id: linh, name: `Dr. Linh ${service}` });
    expect(await booked(service, monday)).toEqual([]);
    expect([await booked(service, monday, linh), await booked(service, monday, minh)]).toEqual([["09:00"], []]);
    await expect(book(two, { service_id: service, person_id: linh })).rejects.toMatchObject({ code: "slot_taken" });
    expect((await book(two, { service_id: service })).asked_for).toBeNull();
    expect(await booked(service, monday)).toEqual(["09:00"]);
  });

  it("stays when the visit is rescheduled, and must offer the service", async () => {
    const { service, linh } = await aPractice();
    const [owner, other] = [await aPetOwner(shop.database), await aPetOwner(shop.database)];
    const booking = await book(owner, { service_id: service, person_id: linh, time_slot: "10:00" });
    await book(other, { service_id: service, person_id: linh, time_slot: "11:00" });
    const move = (time_slot: string) =>
      rescheduleBooking(context(), owner.caller, booking.id, { date: monday, time_slot }, mondayMorning);
    await expect(move("11:00")).rejects.toMatchObject({ code: "slot_taken" });
    expect((await move("12:00")).asked_for?.id).toBe(linh);
    await expect(book(owner, { service_id: 2, person_id: linh })).rejects.toMatchObject(personError);
    await expect(booked(service, monday, 2_000_000_000)).rejects.toMatchObject(personError);
  });
});

describe("looking for a free time", () => {
  it("counts the free times of each day and finds the next ones, however far away", async () => {
    const { service, linh, minh } = await aPractice();
    const search = { service_id: service, person_id: linh };
    const freeDays = async (from: string, to: string) =>
      (await listFreeDays(context(), { ...search, from, to }, at("12:00"))).days;
    expect(await freeDays("2030-03-01", "2030-03-05")).toEqual([
      { date: monday, free: 9 },
      { date: "2030-03-05", free: 16 },
    ]);
    await aBlock(shop.database, linh, at("00:00"), at("09:30", "2030-03-20"));
    expect(await freeDays("2030-03-18", "2030-03-21")).toEqual([
      { date: "2030-03-18", free: 0 },
      { date: "2030-03-19", free: 0 },
      { date: "2030-03-20", free: 15 },
      { date: "2030-03-21", free: 16 },
    ]);
    const next = async (person_id?: number, count = 2) =>
      (await listNextFreeTimes(context(), { service_id: service, person_id, count }, at("16:15"))).times;
    expect(await next(linh)).toEqual([
      {
        date: "2030-03-20",
        time_slot: "09:30",
        starts_at: "2030-03-20T02:30:00.000Z",
        person: { id: linh, name: `Dr. Linh ${service}` },
      },
      {
        date: "2030-03-20",
        time_slot: "10:00",
        starts_at: "2030-03-20T03:00:00.000Z",
        person: { id: linh, name: `Dr. Linh ${service}` },
      },
    ]);
    expect(await next()).toMatchObject([
      { date: monday, time_slot: "16:30" },
      { time_slot: "09:00", person: null },
    ]);
    await aBlock(shop.database, minh, at("00:00"), at("00:00", "2031-01-01"));
    await aBlock(shop.database, linh, at("00:00", "2030-03-20"), at("00:00", "2031-01-01"));
    expect(await next()).toEqual([]);
    expect((await listFreeDays(context(), search, mondayMorning)).days).toHaveLength(91);
  });

  it("answers from the cache until somebody books", async () => {
    const { service, linh } = await aPractice();
    const owner = await aPetOwner(shop.database);
    const api = apiFor(shop, owner);
    const query = { service_id: service, person_id: linh, count: 1 };
    const { times } = await api.listNextFreeTimes({ query });
    expect(await api.listNextFreeTimes({ query })).toEqual({ times });
    const [{ date, time_slot } = { date: "", time_slot: "" }] = times;
    await api.createBooking({ body: { pet_id: owner.petId, service_id: service, person_id: linh, date, time_slot } });
    await expect
      .poll(async () => (await api.listNextFreeTimes({ query })).times[0]?.starts_at)
      .not.toBe(times[0]?.starts_at);
    const { days } = await api.listFreeDays({ query: { service_id: service, from: date, to: date } });
    expect(days).toMatchObject([{ date }]);
  });
});

describe("a visit with several pets or services", () => {
  it("is back to back, with one mail", async () => {
    const { service, linh } = await aPractice();
    const spa = await aService(shop.database, ["groomer"], { minutes: 45, minutesBefore: 5, minutesAfter: 10 });
    await aResource(shop.database, { kind: "groomer", name: `Kim ${spa}` }, [spa]);
    const owner = await aPetOwner(shop.database, { name: "Mochi" });
    const bao = await aUserpet(shop.database, { userId: owner.caller.userId, name: "Bao" });
    const mails = await shop.database.db.$count(mailOutbox);
    const items = [item(owner.petId, service), item(bao.id, spa), item(bao.id, service)];
    const made = await visit(owner, { items, person_id: linh, time_slot: "10:00", notes: "Shy." });
    expect(made.bookings).toMatchObject([
      { pet: { name: "Mochi" }, time_slot: "10:00", asked_for: { id: linh }, notes: "Shy." },
      { pet: { name: "Bao" }, time_slot: "10:35", asked_for: null },
      { pet: { name: "Bao" }, time_slot: "11:30", asked_for: { id: linh } },
    ]);
    expect(await shop.database.db.$count(mailOutbox)).toBe(mails + 1);
    const mail = (await shop.database.db.select().from(mailOutbox)).at(-1);
    expect(mail?.subject).toBe("Booked: 3 appointments, Monday, March 4, 2030 at 10:00");
    expect(mail?.bodyText).toContain(`10:35 Service`);
    expect(await booked(service, monday, linh)).toEqual(["10:00", "11:30"]);
  });

  it("is offered when all of it fits, and is booked as a whole or not at all", async () => {
    const { service, linh, minh } = await aPractice();
    await aBlock(shop.database, minh, at("00:00"), at("00:00", "2030-03-05"));
    await aBlock(shop.database, linh, at("10:30"), at("11:30"));
    const [owner, before] = [await aPetOwner(shop.database), await shop.database.db.$count(bookings)];
    const bao = await aUserpet(shop.database, { userId: owner.caller.userId });
    const two = { service_id: service, followed_by: [service] };
    const day = await listSlots(context(), { ...two, date: monday }, mondayMorning);
    expect(day.booked_slots).toEqual(["10:00", "10:30", "11:00"]);
    expect(day.all_slots.at(-1)).toBe("16:00");
    const { times } = await listNextFreeTimes(context(), { ...two, count: 2 }, at("09:10"));
    expect(times).toMatchObject([{ time_slot: "09:30" }, { time_slot: "11:30" }]);
    const items = [item(owner.petId, service), item(bao.id, service)];
    await expect(visit(owner, { items, time_slot: "10:00" })).rejects.toMatchObject({ code: "slot_taken" });
    await expect(visit(owner, { items, time_slot: "16:30" })).rejects.toMatchObject({ code: "invalid" });
    const stranger = await aPetOwner(shop.database);
    const theirs = [item(owner.petId, service), item(stranger.petId, service)];
    await expect(visit(owner, { items: theirs })).rejects.toMatchObject({ code: "not_found" });
    expect(await shop.database.db.$count(bookings)).toBe(before);
  });
});

describe("the rules of a service", () => {
  it("say for which species it is, and whether a visit is confirmed at once", async () => {
    const { service } = await aPractice();
    await changeService(shop.database, service, { species: ["Cat"], confirmsItself: true });
    const owner = await aPetOwner(shop.database);
    const cat = await aUserpet(shop.database, { userId: owner.caller.userId, species: "Cat" });
    await expect(book(owner, { service_id: service })).rejects.toMatchObject({
      errors: { pet_id: [`Check-up ${service} is not for a dog. Please select another service.`] },
    });
    const booking = await book({ ...owner, petId: cat.id }, { service_id: service });
    expect(booking.status).toBe("Confirmed");
    expect((await shop.database.db.select().from(mailOutbox)).at(-1)?.subject).toMatch(/^Confirmed: Check-up/);
    const to = { date: monday, time_slot: "15:00" };
    const moved = await rescheduleBooking(context(), owner.caller, booking.id, to, mondayMorning);
    expect(moved.status).toBe("Confirmed");
  });

  it("say until when a customer can change a visit", async () => {
    const { service } = await aPractice();
    await changeService(shop.database, service, { changeHours: 24 });
    const owner = await aPetOwner(shop.database);
    const booking = await book(owner, { service_id: service, date: "2030-03-06" });
    expect(booking).toMatchObject({ can_change: true, change_until: "2030-03-05T02:00:00.000Z" });
    const late = at("09:00", "2030-03-05");
    const rejected = { message: expect.stringContaining("can be changed until 24 hours before the visit.") as string };
    await expect(cancelBooking(context(), owner.caller, booking.id, late)).rejects.toMatchObject(rejected);
    const to = { date: "2030-03-07", time_slot: "09:00" };
    const move = (now: Date) => rescheduleBooking(context(), owner.caller, booking.id, to, now);
    await expect(move(late)).rejects.toMatchObject(rejected);
    const inTime = at("08:59", "2030-03-05");
    expect((await move(inTime)).date).toBe("2030-03-07");
    await shop.database.db.update(bookings).set({ status: "Arrived" }).where(eq(bookings.id, booking.id));
    await expect(cancelBooking(context(), owner.caller, booking.id, inTime)).rejects.toMatchObject({
      message: "This visit has already begun.",
    });
  });

  it("ask questions, whose answers go with the account", async () => {
    const { service } = await aPractice();
    const intakeQuestions = [
      { id: "reason", label: "What is the matter?", kind: "text" as const, is_required: true },
      { id: "size", label: "How large?", kind: "choice" as const, options: ["Small", "Large"], is_required: false },
    ];
    await changeService(shop.database, service, { intakeQuestions });
    const owner = await aPetOwner(shop.database);
    const answer = (reason: string, size: string, time_slot = "09:00") =>
      book(owner, {
        service_id: service,
        time_slot,
        intake: [
          { question_id: "reason", answer: reason },
          { question_id: "size", answer: size },
        ],
      });
    const problem = (text: string) => ({ errors: { intake: [text] } });
    await expect(answer("", "")).rejects.toMatchObject(problem("Please answer this question: What is the matter?"));
    await expect(answer("Cough", "Huge")).rejects.toMatchObject(problem("Please choose an answer: How large?"));
    expect((await answer("Cough", "")).intake).toEqual([{ question: "What is the matter?", answer: "Cough" }]);
    const { id } = await answer("Cough", "Large", "10:00");
    await shop.database.db.delete(users).where(eq(users.id, owner.caller.userId));
    const [row] = await shop.database.db.select().from(bookings).where(eq(bookings.id, id));
    expect(row).toMatchObject({ userId: null, intake: [] });
    const answers = await shop.database.db.execute(sql`select from bookings where intake::text like '%Cough%'`);
    expect(answers).toEqual([]);
  });
});
