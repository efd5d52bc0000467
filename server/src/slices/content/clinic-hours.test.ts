import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aBookingDraft, aPetOwner, type PetOwner } from "../../../test/support/bookings.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();
let owner: ReturnType<typeof apiFor>;
beforeAll(async () => {
  owner = await staffApi(shop);
});

const wholeWeek = (opens: string, closes: string) => Array.from({ length: 7 }, () => ({ opens, closes }));
async function changeClinicHours(clinic: ReturnType<typeof wholeWeek>) {
  const { version, value } = (await owner.listContent()).hours;
  await owner.updateOpeningHours({ body: { version, value: { ...value, clinic } } });
}

describe("a change of the clinic's hours", () => {
  /** A day far enough ahead to be free, and open under both hours. */
  const someDay = async () => (await apiFor(shop).getBookingDays()).last_day;
  const slotsOn = async (date: string) => (await apiFor(shop).listSlots({ query: { service_id: 1, date } })).all_slots;
  const book = (pet: PetOwner, date: string, time_slot: string) =>
    apiFor(shop, pet).createBooking({ body: aBookingDraft(pet, { date, time_slot }) });

  it("changes the slots at once; bookings outside stay, and the editor is told of them before", async () => {
    await changeClinicHours(wholeWeek("09:00", "17:00"));
    const date = await someDay();
    await expect.poll(() => slotsOn(date)).toContain("09:00");
    const [early, late] = [await aPetOwner(shop.database, { name: "Mochi" }), await aPetOwner(shop.database)];
    const outside = await book(early, date, "09:00");
    await book(late, date, "12:00");

    const later = wholeWeek("12:00", "18:00");
    const check = (clinic: typeof later, holidays: { date: string; name: string }[] = []) =>
      owner.findBookingsOutsideHours({ body: { clinic, holidays } });
    expect(await check(later)).toMatchObject({ count: 1, bookings: [{ id: outside.id, pet: { name: "Mochi" } }] });
    expect(await check(wholeWeek("09:00", "12:30"))).toMatchObject({ count: 0, bookings: [] });
    expect(await check(wholeWeek("09:00", "12:15"))).toMatchObject({ count: 1 });
    expect(await check(wholeWeek("09:00", "17:00"), [{ date, name: "Tết" }])).toMatchObject({ count: 2 });

    await changeClinicHours(later);
    await expect.poll(() => slotsOn(date)).toContain("17:30");
    expect(await slotsOn(date)).not.toContain("09:30");
    const call = { params: { userId: early.caller.userId }, query: { type: "upcoming" as const } };
    expect(await apiFor(shop, early).listBookings(call)).toMatchObject([{ id: outside.id, status: "Pending" }]);
    const rejected = await errorOf(book(await aPetOwner(shop.database), date, "09:30"));
    expect(rejected).toMatchObject({ status: 422, errors: { time_slot: [expect.any(String)] } });
    expect(await book(await aPetOwner(shop.database), date, "17:30")).toMatchObject({ time_slot: "17:30" });
    const moved = { params: { id: outside.id }, body: { date, time_slot: "10:00" } };
    expect(await errorOf(apiFor(shop, early).rescheduleBooking(moved))).toMatchObject({ status: 422 });
  });

  it("closes the clinic on a holiday", async () => {
    const date = await someDay();
    const { version } = (await owner.listContent()).holidays;
    await owner.updateHolidays({ body: { version, value: [{ date, name: "Tết" }] } });
    await expect.poll(() => slotsOn(date)).toEqual([]);
    expect((await apiFor(shop).getBookingDays()).closed_dates).toContain(date);
    expect(await errorOf(book(await aPetOwner(shop.database), date, "13:00"))).toMatchObject({
      errors: { date: ["We are closed on this day. Please select another date."] },
    });
  });
});
