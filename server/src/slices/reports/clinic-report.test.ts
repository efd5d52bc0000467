import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { staffHeaders } from "../../../test/support/api-client.ts";
import { aBookingDraft, aPetOwner, monday, mondayMorning, testBookingContext } from "../../../test/support/bookings.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { bookings } from "../../schema/index.ts";
import { createBooking } from "../bookings/create-booking.ts";

const shop = testShop();
const period = { from: monday, to: "2030-03-06" };

async function aVisit(serviceId: number, timeSlot: string, leadDays: number, status: "Done" | "No-show" | "Cancelled") {
  const owner = await aPetOwner(shop.database);
  const draft = aBookingDraft(owner, { service_id: serviceId, time_slot: timeSlot });
  const { id } = await createBooking(testBookingContext(shop.database), owner.caller, draft, mondayMorning);
  const bookedAt = sql`starts_at - make_interval(days => ${leadDays})`;
  await shop.database.db.update(bookings).set({ status, bookedAt }).where(eq(bookings.id, id));
}

it("adds up how much people, rooms and services were used, lead times and no-shows", async () => {
  const manager = await staffApi(shop, "manager");
  const service = await manager.createService({
    body: {
      name: "Scan",
      description: "",
      minutes: 30,
      minutes_before: 0,
      minutes_after: 10,
      every_minutes: null,
      price_cents: null,
      species: [],
      needs: ["table"],
      is_online: true,
      confirms_itself: false,
      change_hours: 0,
      intake_questions: [],
      image: null,
    },
  });
  const hours = [{ opens: "09:00", closes: "12:00" }];
  const table = await manager.createResource({
    body: {
      kind: "table",
      name: "Table",
      staff_id: null,
      skills: [],
      week: [hours, hours, [], [], [], [], []],
      exceptions: [],
    },
  });
  await aVisit(service.id, "09:00", 2, "Done");
  await aVisit(service.id, "09:40", 10, "No-show");
  await aVisit(service.id, "10:20", 1, "Cancelled");
  const block = (starts: string, ends: string) =>
    manager.createBlocks({
      body: {
        resource_ids: [table.id],
        starts_at: `${monday}T${starts}:00+07:00`,
        ends_at: `2030-03-05T${ends}:00+07:00`,
        reason: "Repair",
      },
    });
  await block("11:30", "10:00");
  await block("11:00", "09:30");

  const report = await manager.getClinicReport({ query: period });
  expect(report.total).toEqual({ visits: 2, no_shows: 1, cancelled: 1 });
  expect(report.median_lead_hours).toBe(6 * 24);
  expect(report.lead_times).toEqual([
    { up_to_days: 1, visits: 0 },
    { up_to_days: 3, visits: 1 },
    { up_to_days: 7, visits: 0 },
    { up_to_days: 28, visits: 1 },
    { up_to_days: null, visits: 0 },
  ]);
  expect(report.resources.find(({ id }) => id === table.id)).toEqual({
    id: table.id,
    kind: "table",
    name: "Table",
    visits: 2,
    no_shows: 1,
    booked_minutes: 80,
    working_minutes: 120 + 120,
  });
  expect(report.services.find(({ id }) => id === service.id)).toMatchObject({
    visits: 2,
    cancelled: 1,
    booked_minutes: 80,
  });

  const empty = await manager.getClinicReport({ query: { from: "2031-01-06", to: "2031-01-06" } });
  expect(empty).toMatchObject({ total: { visits: 0 }, median_lead_hours: null });
  expect(empty.lead_times.map(({ visits }) => visits)).toEqual([0, 0, 0, 0, 0]);

  const { staffToken } = await aStaffMember(shop.database, "manager");
  const url = `/api/staff/reports/clinic.csv?from=${period.from}&to=${period.to}`;
  const { body } = await shop.app.inject({ url, headers: staffHeaders(staffToken) });
  expect(body).toContain("table,Table,2,1,,80,240");
  expect(body).toContain("service,Scan,2,1,1,80,");
});
