import type { Api, ResourceDraft, ServiceDraft } from "@pawhaven/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aBookingDraft, aPetOwner, monday, mondayMorning, testBookingContext } from "../../../test/support/bookings.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { cancelBooking } from "../bookings/cancel-booking.ts";
import { createBooking } from "../bookings/create-booking.ts";
import { listSlots } from "../bookings/list-slots.ts";

const shop = testShop();
let manager: Api;
beforeAll(async () => {
  manager = await staffApi(shop, "manager");
});

const context = () => testBookingContext(shop.database);
let count = 0;
/** Without a service that needs a table, so that it serves none of another test. */
const aResource = (overrides: Partial<ResourceDraft> = {}) =>
  manager.createResource({
    body: {
      kind: "table",
      name: `Table ${++count}`,
      staff_id: null,
      skills: [1],
      week: null,
      exceptions: [],
      ...overrides,
    },
  });
const aService = (overrides: Partial<ServiceDraft> = {}) =>
  manager.createService({
    body: {
      name: `Scan ${++count}`,
      description: "",
      minutes: 30,
      minutes_before: 0,
      minutes_after: 0,
      every_minutes: null,
      price_cents: 4900,
      species: [],
      needs: ["table"],
      is_online: true,
      confirms_itself: false,
      change_hours: 0,
      intake_questions: [],
      image: null,
      ...overrides,
    },
  });
/** A service with one table of its own. */
async function aScan(draft: Partial<ServiceDraft> = {}, table: Partial<ResourceDraft> = {}) {
  const service = await aService(draft);
  return { service, table: await aResource({ skills: [service.id], ...table }) };
}
const freeTimes = async (serviceId: number, date = monday) => {
  const slots = await listSlots(context(), { service_id: serviceId, date }, mondayMorning);
  return slots.all_slots.filter((time) => !slots.booked_slots.includes(time));
};
const book = async (serviceId: number, timeSlot: string) => {
  const owner = await aPetOwner(shop.database, { name: "Rex" });
  const draft = aBookingDraft(owner, { service_id: serviceId, time_slot: timeSlot });
  return { owner, booking: await createBooking(context(), owner.caller, draft, mondayMorning) };
};
const at = (time: string, date = monday) => `${date}T${time}:00+07:00`;
const idsToCall = async () => (await manager.listVisitsToCall()).map(({ id }) => id);
const free = { opens: "10:00", closes: "11:00" };
const week = (...spans: { opens: string; closes: string }[]) => [spans, [], [], [], [], [], []];

describe("people, rooms and equipment", () => {
  it("are offered in their hours of the week, several a day, and on other days as an exception says", async () => {
    const lunch = week(free, { opens: "14:00", closes: "14:30" });
    const exceptions = [{ date: "2030-03-05", spans: [{ opens: "15:00", closes: "16:00" }] }];
    const { service, table } = await aScan({}, { week: lunch, exceptions });
    expect(await freeTimes(service.id)).toEqual(["10:00", "10:30", "14:00"]);
    expect(await freeTimes(service.id, "2030-03-05")).toEqual(["15:00", "15:30"]);
    expect(await freeTimes(service.id, "2030-03-06")).toEqual([]);
    const { kind: _, is_retired, id, staff: __, ...fields } = table;
    const body = { ...fields, staff_id: null, is_retired, week: null };
    expect(await manager.updateResource({ params: { id }, body })).toMatchObject({ week: null, version: 2 });
    expect(await freeTimes(service.id)).toHaveLength(16);
    expect(await errorOf(manager.updateResource({ params: { id }, body }))).toMatchObject({ code: "edited_meanwhile" });
  });

  it("have hours that do not overlap, a name and a member of staff of their own, and skills that exist", async () => {
    const overlapping = week(free, { opens: "10:30", closes: "12:00" });
    expect(await errorOf(aResource({ week: overlapping }))).toMatchObject({
      status: 422,
      errors: { "week.0.1.opens": ["Please begin after the time before."] },
    });
    const { id } = await aStaffMember(shop.database, "practitioner");
    const vet = await aResource({ kind: "vet", name: "Dr. Linh", staff_id: id });
    expect(vet.staff).toEqual({ id, name: "Kim" });
    expect(await errorOf(aResource({ name: "Dr. Linh" }))).toMatchObject({
      code: "conflict",
      errors: { name: [expect.any(String)] },
    });
    expect(await errorOf(aResource({ staff_id: id }))).toMatchObject({ code: "conflict" });
    expect(await errorOf(aResource({ staff_id: 999_999 }))).toMatchObject({ code: "invalid" });
    expect(await errorOf(aResource({ skills: [999_999] }))).toMatchObject({ code: "invalid" });
  });

  it("keep their visits when they retire, which must be called, and come back when that is undone", async () => {
    const { service, table } = await aScan();
    const { booking } = await book(service.id, "09:00");
    const { kind: _, staff: __, id, ...fields } = table;
    await manager.updateResource({ params: { id }, body: { ...fields, staff_id: null, is_retired: true } });
    expect(await freeTimes(service.id)).toEqual([]);
    const call = (await manager.listVisitsToCall()).find((visit) => visit.id === booking.id);
    expect(call).toMatchObject({
      resource_name: table.name,
      reason: "Retired",
      pet: { name: "Rex" },
      time_slot: "09:00",
    });
    const { rows } = await manager.getHistory({ params: { kind: "resource", object_id: String(id) } });
    expect(rows[0]).toMatchObject({ action: "changed", after: { is_retired: true }, can_undo: true });
    await manager.undoChange({ params: { id: rows[0]?.id ?? 0 } });
    expect(await idsToCall()).not.toContain(booking.id);
    expect(await freeTimes(service.id)).toHaveLength(15);
  });

  it("stand in the order that staff give them", async () => {
    const [first, second] = [await aResource(), await aResource()];
    await manager.orderResources({ body: { ids: [second.id, first.id] } });
    expect((await manager.listResources()).slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});

describe("services", () => {
  it("decide how long a visit takes its resources, how often it starts, and who can book it", async () => {
    const hours = week({ opens: "10:00", closes: "12:00" });
    const { service } = await aScan({ minutes: 40, minutes_after: 20, every_minutes: 20 }, { week: hours });
    expect(await freeTimes(service.id)).toEqual(["10:00", "10:20", "10:40", "11:00", "11:20"]);
    await book(service.id, "10:20");
    expect(await freeTimes(service.id)).toEqual(["11:20"]);
    const { id, ...fields } = service;
    const changed = await manager.updateService({ params: { id }, body: { ...fields, is_archived: true } });
    expect(changed).toMatchObject({ is_archived: true, version: 2, price_cents: 4900 });
    expect((await manager.listServices()).map((each) => each.id)).not.toContain(id);
    expect((await manager.listServicesForStaff()).at(-1)).toMatchObject({ id });
    const { rows } = await manager.getHistory({ params: { kind: "service", object_id: String(id) } });
    await manager.undoChange({ params: { id: rows[0]?.id ?? 0 } });
    expect((await manager.listServices()).map((each) => each.id)).toContain(id);
    const stale = manager.updateService({ params: { id }, body: { ...fields, is_archived: false } });
    expect(await errorOf(stale)).toMatchObject({ code: "edited_meanwhile" });
  });

  it("have a name of their own, need something, and stand in the order that staff give them", async () => {
    const [first, second] = [await aService(), await aService()];
    expect(await errorOf(aService({ name: first.name }))).toMatchObject({ code: "conflict" });
    expect(await errorOf(aService({ needs: [] }))).toMatchObject({ status: 422 });
    const question = { id: "fasted", label: "Has it eaten today?", kind: "yes_no", is_required: true } as const;
    expect(await aService({ intake_questions: [question] })).toMatchObject({ intake_questions: [question] });
    const wrong = [question, { ...question, kind: "choice" as const, options: ["Yes"] }];
    expect(await errorOf(aService({ intake_questions: wrong }))).toMatchObject({
      errors: { "intake_questions.1.options": [expect.any(String)], "intake_questions.1.label": [expect.any(String)] },
    });
    await manager.orderServices({ body: { ids: [second.id, first.id] } });
    expect((await manager.listServices()).slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});

describe("blocks", () => {
  it("take the free time of several resources and name the visits that stay, until they are moved or cancelled", async () => {
    const { service, table } = await aScan();
    const other = await aResource({ skills: [service.id] });
    const { booking, owner } = await book(service.id, "12:00");
    const { blocks, visits } = await manager.createBlocks({
      body: {
        resource_ids: [table.id, other.id, table.id],
        starts_at: at("12:00"),
        ends_at: at("17:00"),
        reason: "Leak",
      },
    });
    expect(blocks).toMatchObject([
      { resource_id: table.id, resource_name: table.name, reason: "Leak", version: 1 },
      { resource_id: other.id },
    ]);
    expect(visits).toMatchObject([
      { id: booking.id, reason: "Leak", customer: { email: expect.stringContaining("@") as string } },
    ]);
    expect((await freeTimes(service.id)).at(-1)).toBe("11:30");
    expect(await idsToCall()).toContain(booking.id);
    await cancelBooking(context(), owner.caller, booking.id, mondayMorning);
    expect(await idsToCall()).not.toContain(booking.id);
    expect((await freeTimes(service.id)).at(-1)).toBe("11:30");
  });

  it("can be changed, once, and removed, which frees their time", async () => {
    const { service, table } = await aScan();
    const { booking } = await book(service.id, "09:00");
    const times = { starts_at: at("09:00", "2030-02-20"), ends_at: at("11:00"), reason: "Holiday" };
    const { blocks, visits } = await manager.createBlocks({ body: { resource_ids: [table.id], ...times } });
    expect(visits.map(({ id }) => id)).toEqual([booking.id]);
    const { id = 0, version = 0 } = blocks[0] ?? {};
    const body = { version, starts_at: at("10:00"), ends_at: at("16:00"), reason: "Repair" };
    const changed = await manager.updateBlock({ params: { id }, body });
    expect(changed).toMatchObject({ blocks: [{ reason: "Repair", version: 2 }], visits: [] });
    expect(await freeTimes(service.id)).toEqual(["09:30", "16:00", "16:30"]);
    expect(await errorOf(manager.updateBlock({ params: { id }, body }))).toMatchObject({ code: "edited_meanwhile" });
    await manager.deleteBlock({ params: { id } });
    expect(await freeTimes(service.id)).toHaveLength(15);
    expect(await errorOf(manager.deleteBlock({ params: { id } }))).toMatchObject({ code: "not_found" });
    const { rows } = await manager.getHistory({ params: { kind: "resource", object_id: String(table.id) } });
    expect(rows.map(({ action }) => action)).toEqual(["block removed", "block changed", "blocked", "created"]);
  });

  it("are of everybody for whoever moves visits, and of oneself for a vet", async () => {
    const member = await aStaffMember(shop.database, "practitioner");
    const [own, other] = [await aResource({ kind: "vet", staff_id: member.id }), await aResource()];
    const vet = apiFor(shop, member);
    const times = { starts_at: at("12:00"), ends_at: at("13:00"), reason: "Lunch" };
    const { blocks } = await vet.createBlocks({ body: { resource_ids: [own.id], ...times } });
    const both = { resource_ids: [own.id, other.id], ...times };
    expect(await errorOf(vet.createBlocks({ body: both }))).toMatchObject({ code: "forbidden" });
    const clerk = await staffApi(shop, "clerk");
    const { blocks: ofOther } = await clerk.createBlocks({ body: { resource_ids: [other.id], ...times } });
    expect(await errorOf(vet.deleteBlock({ params: { id: ofOther[0]?.id ?? 0 } }))).toMatchObject({
      code: "forbidden",
    });
    await vet.deleteBlock({ params: { id: blocks[0]?.id ?? 0 } });
    expect((await clerk.listBlocks()).map(({ id }) => id)).toContain(ofOther[0]?.id);
    const missing = clerk.createBlocks({ body: { resource_ids: [999_999], ...times } });
    expect(await errorOf(missing)).toMatchObject({ code: "not_found" });
    const backwards = { resource_ids: [other.id], starts_at: at("13:00"), ends_at: at("12:00"), reason: "x" };
    expect(await errorOf(clerk.createBlocks({ body: backwards }))).toMatchObject({ status: 422 });
  });
});
