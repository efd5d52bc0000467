import type { Api, StaffVisit, VisitDraft, VisitMove } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { aBookingDraft, aPetOwner, type PetOwner, testBookingContext } from "../../../../test/support/bookings.ts";
import { countOutcomes, startMany } from "../../../../test/support/concurrency.ts";
import { aStaffMember } from "../../../../test/support/factories.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { mailOutbox, resources } from "../../../schema/index.ts";
import { createBooking } from "../create-booking.ts";
import { searchBookings } from "../search-bookings.ts";
import { changeVisitStatus } from "./change-visit-status.ts";

const shop = testShop();
const day = nextMonday();
const before = new Date(`${day}T08:00:00+07:00`);
let clerk: Api;
let clerkMember: Awaited<ReturnType<typeof aStaffMember>>;

beforeAll(async () => {
  clerkMember = await aStaffMember(shop.database, "clerk");
  clerk = apiFor(shop, clerkMember);
});

/** A Monday about four weeks ahead, so that bookings over HTTP are in the future. */
function nextMonday(): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + 28 - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

const dayAfter = (days: number): string => new Date(Date.parse(day) + days * 24 * 3_600_000).toISOString().slice(0, 10);

const guest = { name: "Linh Tran", phone: "+84905550100", email: "", pet_name: "Bun", species: "Rodent" as const };

const create = (draft: Partial<VisitDraft>, idempotencyKey?: string) =>
  clerk.createVisit(
    { body: { source: "phone", service_id: 1, date: day, time_slot: "09:00", ...draft } },
    idempotencyKey === undefined ? undefined : { idempotencyKey },
  );

const move = (api: Api, visit: StaffVisit, to: Partial<VisitMove>) =>
  api.moveVisit({
    params: { id: visit.id },
    body: { revision: visit.revision, date: visit.date, time_slot: visit.time_slot, ...to },
  });

const bookOnline = async (owner: PetOwner, time_slot: string, date = day) => {
  const draft = aBookingDraft(owner, { date, time_slot });
  const { id } = await createBooking(testBookingContext(shop.database), owner.caller, draft, before);
  return clerk.getVisit({ params: { id } });
};

const mailSubjects = async () => (await shop.database.db.select().from(mailOutbox)).map(({ subject }) => subject);

describe("the calendar of staff", () => {
  it("has days, working times, visits with what they take, and blocks", async () => {
    const owner = await aPetOwner(shop.database, { name: "Mochi" });
    const { id } = await bookOnline(owner, "09:00");
    await shop.database.db.execute(sql`
      insert into blocks (resource_id, starts_at, ends_at, reason)
      values (6, ${`${day}T12:00:00+07:00`}, ${`${day}T13:00:00+07:00`}, 'Repair')`);
    const calendar = await clerk.getCalendar({ query: { from: day, to: dayAfter(6) } });
    expect(calendar.time_zone).toBe("Asia/Ho_Chi_Minh");
    expect(calendar.days).toHaveLength(7);
    expect(calendar.days[0]).toMatchObject({ date: day, opens_at: new Date(`${day}T09:00:00+07:00`).toISOString() });
    expect(calendar.days[6]).toMatchObject({ opens_at: null, closes_at: null });
    expect(calendar.resources).toHaveLength(8);
    expect(calendar.resources[0]).toMatchObject({ id: 1, kind: "vet", name: "Vet 1", is_retired: false });
    expect(calendar.resources[0]?.working).toHaveLength(6);
    expect(calendar.services.map(({ name }) => name)).toContain("Ultra Spa");
    expect(calendar.blocks).toMatchObject([{ resource_id: 6, reason: "Repair" }]);
    expect(calendar.visits).toMatchObject([
      { id, resource_ids: [1, 5], source: "online", pet: { name: "Mochi" }, species: "Dog", no_shows: 0, revision: 0 },
    ]);
    expect(calendar.visits[0]).not.toHaveProperty("calendar_url");
    expect(await errorOf(clerk.getCalendar({ query: { from: day, to: dayAfter(60) } }))).toMatchObject({ status: 422 });
  });
});

describe("a visit that staff book", () => {
  it("for a guest who stands here has arrived, without a mail", async () => {
    const mails = await mailSubjects();
    const visit = await create({ source: "walk-in", guest, time_slot: "09:35", minutes: 20, price_cents: 1500 });
    expect(visit).toMatchObject({
      status: "Arrived",
      user_id: null,
      customer: { name: "Linh Tran", email: "" },
      pet: { name: "Bun" },
      species: "Rodent",
      price_cents: 1500,
      phone: "+84905550100",
    });
    expect(Date.parse(visit.ends_at) - Date.parse(visit.starts_at)).toBe(20 * 60_000);
    expect(await mailSubjects()).toEqual(mails);
    expect(await searchBookings(shop.database.db, "linh tr", 5)).toMatchObject([{ id: String(visit.id) }]);
  });

  it("for a customer who calls is confirmed, with a mail, and once however often it is sent", async () => {
    const owner = await aPetOwner(shop.database, { name: "Taro" });
    const found = await clerk.searchBookingCustomers({ query: { text: "taro" } });
    expect(found).toMatchObject([{ id: owner.caller.userId, no_shows: 0, pets: [{ id: owner.petId, name: "Taro" }] }]);
    const results = await Promise.all(
      startMany(5, () => create({ pet_id: owner.petId, time_slot: "10:00" }, "one-click")),
    );
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(results[0]).toMatchObject({ status: "Confirmed", user_id: owner.caller.userId, source: "phone" });
    expect((await mailSubjects()).filter((subject) => /^Confirmed:.*Taro/.test(subject))).toHaveLength(1);
  });

  it("cannot take what is taken, whatever is overridden", async () => {
    await create({ guest, time_slot: "11:00" });
    expect(await errorOf(create({ guest, time_slot: "11:15", override: true }))).toMatchObject({
      code: "slot_taken",
      message: "Room 1 is not free at that time. Vet 1 is not free at that time.",
    });
    const owner = await aPetOwner(shop.database);
    await create({ pet_id: owner.petId, time_slot: "12:00" });
    expect(await errorOf(create({ pet_id: owner.petId, service_id: 2, time_slot: "12:00" }))).toMatchObject({
      code: "conflict",
      message: "This pet has another visit at that time.",
    });
  });

  it("breaks rules only after they were named", async () => {
    const late = { guest, time_slot: "19:00" };
    const error = await errorOf(create(late));
    expect(error).toMatchObject({ status: 409, code: "needs_override", message: "The clinic is closed at that time." });
    expect(error.errors).toEqual({ override: ["The clinic is closed at that time."] });
    expect(await create({ ...late, override: true })).toMatchObject({ time_slot: "19:00" });

    const unskilled = { guest, service_id: 2, time_slot: "14:00", resource_ids: [3] };
    expect(await errorOf(create(unskilled))).toMatchObject({ message: "Groomer 2 does not offer Basic Spa." });
    expect(await create({ ...unskilled, override: true })).toMatchObject({ resource_ids: [3, expect.any(Number)] });
    expect(await errorOf(create({ ...unskilled, time_slot: "16:00", resource_ids: [1] }))).toMatchObject({
      status: 422,
      message: "Basic Spa takes one of each: groomer, tub.",
    });
  });

  it("is for a customer's pet or a guest, not for both or nobody", async () => {
    const { petId } = await aPetOwner(shop.database);
    for (const who of [{}, { guest, pet_id: petId }]) expect(await errorOf(create(who))).toMatchObject({ status: 422 });
    expect(await errorOf(create({ pet_id: 2_000_000_000 }))).toMatchObject({ status: 404 });
  });
});

describe("moving a visit", () => {
  it("keeps its people and status, tells the customer, and frees the old time", async () => {
    const visit = await bookOnline(await aPetOwner(shop.database, { name: "Bao" }), "09:00", dayAfter(1));
    const moved = await move(clerk, visit, { time_slot: "09:10" });
    expect(moved).toMatchObject({ time_slot: "09:10", status: "Pending", resource_ids: [1, 5], revision: 1 });
    expect((await mailSubjects()).filter((subject) => /^Moved:.*Bao.*at 09:10/.test(subject))).toHaveLength(1);
    expect(await create({ guest, date: dayAfter(1), time_slot: "09:40" })).toMatchObject({ time_slot: "09:40" });
  });

  it("is refused to whoever has not seen the last change", async () => {
    const visit = await bookOnline(await aPetOwner(shop.database), "11:00", dayAfter(1));
    const results = await Promise.allSettled(
      ["13:00", "14:00", "15:00"].map((time_slot) => move(clerk, visit, { time_slot })),
    );
    expect(countOutcomes(results)).toEqual({ ok: 1, edited_meanwhile: 2 });
  });

  it("stretches it until the next visit, which stays, and past closing with a warning", async () => {
    const date = dayAfter(2);
    const visit = await bookOnline(await aPetOwner(shop.database), "15:30", date);
    await bookOnline(await aPetOwner(shop.database), "16:30", date);
    const longer = await move(clerk, visit, { minutes: 60 });
    expect(Date.parse(longer.ends_at) - Date.parse(longer.starts_at)).toBe(3_600_000);
    expect(await errorOf(move(clerk, longer, { minutes: 65 }))).toMatchObject({ code: "slot_taken" });
    expect(await errorOf(move(clerk, longer, { time_slot: "17:00" }))).toMatchObject({ code: "needs_override" });
    expect(await clerk.getVisit({ params: { id: visit.id } })).toMatchObject({ time_slot: "15:30", revision: 1 });
  });

  it("gives it to somebody else, without a mail", async () => {
    await shop.database.db.insert(resources).values({ id: 50, kind: "vet", name: "Vet 50", position: 50 });
    const visit = await bookOnline(await aPetOwner(shop.database, { name: "Kiki" }), "10:00", dayAfter(3));
    const taken = await clerk.getVisit({ params: { id: visit.id } });
    const other = taken.resources[0]?.id === 1 ? 50 : 1;
    expect((await move(clerk, visit, { resource_ids: [other] })).resource_ids).toContain(other);
    expect((await mailSubjects()).filter((subject) => /^Moved:.*Kiki/.test(subject))).toHaveLength(0);
    await shop.database.db.update(resources).set({ retiredAt: new Date() }).where(eq(resources.id, 50));
  });

  it("is for vets and groomers a matter of their own visits", async () => {
    const vet = await aStaffMember(shop.database, "practitioner");
    const visit = await bookOnline(await aPetOwner(shop.database), "09:00", dayAfter(4));
    const moveAsVet = () => move(apiFor(shop, vet), visit, { time_slot: "10:00" });
    expect(await errorOf(moveAsVet())).toMatchObject({ status: 403 });
    await shop.database.db.update(resources).set({ staffId: vet.caller.staffId }).where(eq(resources.id, 1));
    expect(await moveAsVet()).toMatchObject({ time_slot: "10:00" });
  });
});

describe("the life of a visit", () => {
  const setStatus = (visit: StaffVisit, status: "Confirmed" | "Arrived" | "In treatment" | "No-show" | "Cancelled") =>
    clerk.changeVisitStatus({ params: { id: visit.id }, body: { revision: visit.revision, status } });

  it("goes from requested to done, with corrections, and sends mails where they are news", async () => {
    const owner = await aPetOwner(shop.database, { name: "Suki" });
    const visit = await bookOnline(owner, "11:00", dayAfter(4));
    const confirmed = await setStatus(visit, "Confirmed");
    expect(await setStatus(visit, "Confirmed")).toEqual(confirmed);
    const arrived = await setStatus(confirmed, "Arrived");
    const corrected = await setStatus(arrived, "Confirmed");
    expect((await mailSubjects()).filter((subject) => /^Confirmed:.*Suki/.test(subject))).toHaveLength(1);
    const treated = await setStatus(await setStatus(corrected, "Arrived"), "In treatment");
    const finish = { done: "Vaccinated.", weight_kg: 4.2, comes_next: "Again in a year.", visible_note: "Rest today." };
    const finished = await clerk.finishVisit({
      params: { id: visit.id },
      body: { revision: treated.revision, ...finish },
    });
    expect(finished).toMatchObject({
      status: "Done",
      visible_note: "Rest today.",
      record: { done: "Vaccinated.", weight_kg: 4.2, comes_next: "Again in a year." },
    });
    const mail = (await shop.database.db.select().from(mailOutbox)).find(({ subject }) => /^After.*Suki/.test(subject));
    expect(mail?.bodyText).toContain("Rest today.");
    expect(await errorOf(setStatus(finished, "Cancelled"))).toMatchObject({
      message: "This visit is Done and cannot become Cancelled.",
    });
    const { rows } = await ownHistory(owner);
    expect(rows).toMatchObject([{ id: visit.id, visible_note: "Rest today." }]);
    expect(rows[0]).not.toHaveProperty("private_note");
    const { bookings: exported } = await apiFor(shop, { token: owner.token }).exportMyData();
    expect(exported).toMatchObject([{ record: { done: "Vaccinated.", weight_kg: 4.2 } }]);
  });

  const ownHistory = async ({ caller: { userId }, token }: PetOwner) => ({
    rows: [
      ...(await apiFor(shop, { token }).listBookings({ params: { userId }, query: { type: "upcoming" } })),
      ...(await apiFor(shop, { token }).listBookings({ params: { userId }, query: { type: "history" } })),
    ],
  });

  it("leaves the weight in the records of the pet, corrected with the visit", async () => {
    const owner = await aPetOwner(shop.database, { name: "Weighed" });
    const visit = await bookOnline(owner, "16:00", dayAfter(4));
    const arrived = await setStatus(visit, "Arrived");
    const params = { id: visit.id };
    const finish = async (revision: number, weight_kg: number | null) =>
      (await clerk.finishVisit({ params, body: { revision, done: "Weighed.", weight_kg } })).revision;
    const read = () => apiFor(shop, { token: owner.token }).getUserpet({ params: { id: owner.petId } });
    const first = await finish(arrived.revision, 42);
    expect(await read()).toMatchObject({ weight_kg: 42, records: [{ weight_kg: 42, source: "clinic" }] });
    const same = await finish(first, 42);
    const second = await finish(same, 4.2);
    expect(await read()).toMatchObject({ weight_kg: 4.2, records: [{ weight_kg: 4.2, is_correction: true }] });
    await finish(second, null);
    expect(await read()).toMatchObject({ weight_kg: null, records: [] });
  });

  it("cannot be finished before somebody came", async () => {
    const visit = await bookOnline(await aPetOwner(shop.database), "12:00", dayAfter(4));
    const body = { revision: 0, done: "Nothing.", weight_kg: null };
    expect(await errorOf(clerk.finishVisit({ params: { id: visit.id }, body }))).toMatchObject({
      message: "This visit is Requested and cannot be finished.",
    });
  });

  it("counts who did not come, once the visit has begun", async () => {
    const owner = await aPetOwner(shop.database, { name: "Gone" });
    const visit = await bookOnline(owner, "13:00", dayAfter(4));
    const other = await bookOnline(owner, "15:00", dayAfter(4));
    const miss = (now: Date) =>
      changeVisitStatus(
        testBookingContext(shop.database),
        clerkMember.caller,
        visit.id,
        { revision: 0, status: "No-show" },
        now,
      );
    await expect(miss(before)).rejects.toMatchObject({ message: "This visit has not begun yet." });
    await miss(new Date(Date.parse(visit.ends_at)));
    expect(await clerk.getVisit({ params: { id: other.id } })).toMatchObject({ no_shows: 1 });
    expect(await clerk.searchBookingCustomers({ query: { text: "Gone" } })).toMatchObject([{ no_shows: 1 }]);
  });

  it("ends when staff cancel it, which frees the time and is final", async () => {
    const visit = await bookOnline(await aPetOwner(shop.database, { name: "Momo" }), "09:00", dayAfter(5));
    const cancelled = await setStatus(visit, "Cancelled");
    expect((await mailSubjects()).filter((subject) => /^Cancelled:.*Momo/.test(subject))).toHaveLength(1);
    expect(cancelled.resource_ids).toEqual([]);
    expect(await errorOf(setStatus(cancelled, "Confirmed"))).toMatchObject({ status: 409 });
    expect(await errorOf(move(clerk, cancelled, { time_slot: "10:00" }))).toMatchObject({ status: 409 });
    expect(await bookOnline(await aPetOwner(shop.database), "09:00", dayAfter(5))).toMatchObject({ status: "Pending" });
  });
});

describe("notes of a visit", () => {
  it("are private or visible, guarded by the revision, can be undone, and go with the account", async () => {
    const owner = await aPetOwner(shop.database);
    const visit = await bookOnline(owner, "10:00", dayAfter(5));
    const write = (private_note: string) =>
      clerk.changeVisitNotes({
        params: { id: visit.id },
        body: { revision: 0, private_note, visible_note: "Please bring the vaccination card." },
      });
    expect(await write("Bites.")).toMatchObject({ private_note: "Bites.", revision: 1 });
    expect(await errorOf(write("Does not bite."))).toMatchObject({ code: "edited_meanwhile" });
    const params = { id: visit.id };
    const manager = apiFor(shop, await aStaffMember(shop.database, "manager"));
    const { rows } = await manager.getHistory({ params: { kind: "booking", object_id: String(visit.id) } });
    expect(rows).toMatchObject([{ action: "notes changed", can_undo: true }]);
    await manager.undoChange({ params: { id: rows[0]?.id ?? 0 } });
    expect(await clerk.getVisit({ params })).toMatchObject({ private_note: "", visible_note: "", revision: 2 });
    const arrived = await clerk.changeVisitStatus({ params, body: { revision: 2, status: "Arrived" } });
    const finish = { revision: arrived.revision, done: "Looked at.", weight_kg: null, visible_note: "All is well." };
    expect(await clerk.finishVisit({ params, body: finish })).toMatchObject({ record: { done: "Looked at." } });
    await shop.database.db.execute(sql`delete from users where id = ${owner.caller.userId}`);
    expect(await clerk.getVisit({ params })).toMatchObject({
      status: "Done",
      customer: { name: "Former customer" },
      private_note: "",
      visible_note: "",
      record: null,
    });
  });
});
