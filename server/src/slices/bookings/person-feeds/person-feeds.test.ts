import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { aBookingDraft, aPetOwner, mondayMorning, testBookingContext } from "../../../../test/support/bookings.ts";
import { aStaffMember } from "../../../../test/support/factories.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { resources, staff } from "../../../schema/index.ts";
import { createBooking } from "../create-booking.ts";

const shop = testShop();
const download = (url: string) => shop.app.inject({ url: new URL(url).pathname });

it("gives a vet their own visits as a calendar, until the link is renewed or removed, or they leave", async () => {
  const member = await aStaffMember(shop.database, "practitioner");
  await shop.database.db.update(resources).set({ staffId: member.id }).where(eq(resources.id, 1));
  const owner = await aPetOwner(shop.database, { name: "Rex" });
  const context = testBookingContext(shop.database);
  const book = (service_id: number, notes: string, time_slot: string) =>
    createBooking(context, owner.caller, aBookingDraft(owner, { service_id, notes, time_slot }), mondayMorning);
  await book(1, "Bites strangers", "09:00");
  await book(2, "", "11:00");

  const vet = apiFor(shop, member);
  const params = { id: 1 };
  expect(await vet.getPersonFeed({ params })).toEqual({ created_at: null });
  const first = await vet.renewPersonFeed({ params });
  const { body, headers } = await download(first.url);
  expect(headers["content-type"]).toContain("text/calendar");
  expect(body).toContain("SUMMARY:Vet At Clinic: Rex");
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(body).not.toContain("Bites");

  const second = await vet.renewPersonFeed({ params });
  expect((await download(first.url)).statusCode).toBe(404);
  expect((await download(second.url)).statusCode).toBe(200);
  await vet.deletePersonFeed({ params });
  expect((await download(second.url)).statusCode).toBe(404);

  const { url } = await vet.renewPersonFeed({ params });
  await shop.database.db.update(staff).set({ endedAt: new Date() }).where(eq(staff.id, member.id));
  expect((await download(url)).statusCode).toBe(404);
});

it("is for people, by themselves or by whoever sets up the calendar, and leaves a trace without the link", async () => {
  const vet = apiFor(shop, await aStaffMember(shop.database, "practitioner"));
  expect(await errorOf(vet.renewPersonFeed({ params: { id: 2 } }))).toMatchObject({ code: "forbidden" });
  const manager = await staffApi(shop, "manager");
  expect(await errorOf(manager.renewPersonFeed({ params: { id: 5 } }))).toMatchObject({ code: "not_found" });
  await manager.renewPersonFeed({ params: { id: 2 } });
  expect((await manager.getPersonFeed({ params: { id: 2 } })).created_at).not.toBeNull();
  const { rows } = await manager.getHistory({ params: { kind: "resource", object_id: "2" } });
  expect(rows).toMatchObject([{ action: "calendar link created", before: null, after: null }]);
});
