import { addDays, addMonths } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { aPetOwner, aVisit } from "../../../test/support/bookings.ts";
import { aGear, aPet } from "../../../test/support/factories.ts";
import { placeCashOrder } from "../../../test/support/orders.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { todayAt } from "../../platform/days.ts";
import { adoptionHandovers, bookings, careRecords, shipments, userpets } from "../../schema/index.ts";

const shop = testShop();
const today = todayAt({ timeZone: "Asia/Ho_Chi_Minh" }, new Date());
const atNoon = (day: string) => new Date(`${day}T05:00:00Z`);

async function anOwner(pet: Partial<typeof userpets.$inferInsert> = {}) {
  const { caller, token, petId: id } = await aPetOwner(shop.database, { name: "Mochi" });
  const createdAt = atNoon(addMonths(today, -20));
  await shop.database.db
    .update(userpets)
    .set({ createdAt, ...pet })
    .where(eq(userpets.id, id));
  const api = apiFor(shop, { token });
  const timeline = (cursor?: string) =>
    api.getUserpetTimeline({ params: { id }, query: { ...(cursor && { cursor }) } });
  return { api, id, userId: caller.userId, timeline };
}

/** An order that staff have sent and that has arrived. */
async function aDelivery(api: Awaited<ReturnType<typeof anOwner>>["api"], gearIds: number[], day: string) {
  const order = await placeCashOrder(
    api,
    gearIds.map((id) => ({ id, quantity: 1 })),
  );
  const params = { id: order.transaction_id };
  await (await staffApi(shop)).updateOrderAsStaff({ params, body: { shipping_status: "shipping" } });
  await shop.database.db
    .update(shipments)
    .set({ shippedAt: atNoon(day), deliveredAt: atNoon(day) })
    .where(sql`order_id = (select id from orders where transaction_id = ${order.transaction_id})`);
  return order.transaction_id;
}

describe("the timeline of a pet", () => {
  it("shows its life, the newest first, with who recorded it", async () => {
    const bornOn = addMonths(today, -24);
    const { api, id, userId, timeline } = await anOwner({ bornOn, bornPrecision: "day" });
    const bookingId = await aVisit(shop.database, { userId, petId: id, startsAt: atNoon(addMonths(today, -6)) });
    await shop.database.db
      .update(bookings)
      .set({ status: "Done", visibleNote: "All fine." })
      .where(eq(bookings.petId, id));
    await shop.database.db.insert(careRecords).values([
      { userpetId: id, kind: "vaccination", product: "Rabies", givenOn: addMonths(today, -12), source: "shelter" },
      { userpetId: id, kind: "weight", weightKg: 9, givenOn: addMonths(today, -6), source: "clinic", bookingId },
    ]);
    await api.recordUserpetCare({
      params: { id },
      body: { kind: "weight", weight_kg: 9.5, given_on: addMonths(today, -1) },
    });
    await aVisit(shop.database, { userId, petId: id, startsAt: atNoon(addDays(today, 4)) });
    const { entries, next_cursor: next } = await timeline();
    expect(next).toBeNull();
    expect(entries).toMatchObject([
      { kind: "visit", is_ahead: true, status: "Pending" },
      { kind: "care", record: { weight_kg: 9.5, source: "owner" }, is_mine: true, corrected_on: null },
      { kind: "visit", is_ahead: false, status: "Done", note: "All fine." },
      { kind: "care", record: { weight_kg: 9, source: "clinic" }, is_mine: false },
      { kind: "care", record: { product: "Rabies", source: "shelter" }, is_mine: false },
      { kind: "added", day: addMonths(today, -20) },
      { kind: "born", day: bornOn, precision: "day" },
    ]);
    expect(JSON.stringify(entries)).not.toContain("recorded_by");
    expect(entries[0]).toMatchObject({ is_booked_by_clinic: false });
    await staffApi(shop);
    await shop.database.db.execute(
      sql`update bookings set created_by = (select min(id) from staff) where pet_id = ${id}`,
    );
    expect((await timeline()).entries[0]).toMatchObject({ is_booked_by_clinic: true });
  });

  it("says what was corrected and taken back", async () => {
    const { api, id, timeline } = await anOwner();
    const record = (weight_kg: number, more = {}) =>
      api.recordUserpetCare({
        params: { id },
        body: { kind: "weight", weight_kg, given_on: today, override: true, ...more },
      });
    const [wrong] = (await record(92)).records;
    const [better] = (await record(9.1, { corrects_id: wrong?.id })).records;
    await record(9.2, { corrects_id: better?.id });
    const [gone] = (await record(8)).records;
    await api.voidUserpetCare({ params: { id, recordId: gone?.id ?? 0 } });
    const { entries } = await timeline();
    expect(entries).toMatchObject([
      { record: { weight_kg: 8 }, taken_back_on: today, is_mine: false },
      {
        record: { weight_kg: 9.2 },
        corrected_on: today,
        said_before: { weight_kg: 9.1 },
        said_earlier: [{ weight_kg: 92 }],
      },
      { kind: "added" },
    ]);
    const { pet_records: exported } = (await api.exportMyData()) as unknown as {
      pet_records: { gender: string; every_record: { weight_kg: number; takes_back: boolean }[] }[];
    };
    expect(exported).toMatchObject([{ gender: "Female" }]);
    expect(exported[0]?.every_record.map((row) => [row.weight_kg, row.takes_back])).toEqual([
      [8, true],
      [8, false],
      [9.2, false],
      [9.1, false],
      [92, false],
    ]);
  });

  it("shows what its customer bought for its species and has received", async () => {
    const { api, timeline } = await anOwner();
    const { api: neighbour } = await anOwner();
    const lead = await aGear(shop.database, { petType: "Dogs", name: "Rope lead" });
    const both = await aGear(shop.database, { petType: "Cats", species: "Dog", name: "Carrier" });
    const litter = await aGear(shop.database, { petType: "Cats", name: "Litter" });
    const order = await aDelivery(api, [lead.id, both.id, litter.id], addDays(today, -3));
    await aDelivery(neighbour, [lead.id], addDays(today, -2));
    await placeCashOrder(api, [{ id: lead.id, quantity: 1 }]);
    expect((await timeline()).entries).toMatchObject([
      {
        kind: "purchase",
        day: addDays(today, -3),
        order,
        gears: [
          { id: lead.id, name: "Rope lead", quantity: 1 },
          { id: both.id, name: "Carrier", quantity: 1 },
        ],
      },
      { kind: "added" },
    ]);
  });

  it("begins with the day it came from the shelter, and ends with its death", async () => {
    const { api, id, userId, timeline } = await anOwner();
    const pet = await aPet(shop.database, { tags: [] });
    await shop.database.db.insert(adoptionHandovers).values({
      petId: pet.id,
      userId,
      userpetId: id,
      adopterName: "Robin",
      adopterAddress: "Hue",
      feeCents: 0,
      paidBy: "none",
      handedOverOn: addMonths(today, -3),
    });
    await api.recordDeath({ params: { id }, body: { died_on: today } });
    expect((await timeline()).entries).toMatchObject([{ kind: "died", day: today }, { kind: "adopted" }]);
  });

  it("comes in pages, without gaps", async () => {
    const { id, timeline } = await anOwner();
    const days = Array.from({ length: 40 }, (_, index) => addDays(today, -index));
    await shop.database.db.insert(careRecords).values(
      days.map((givenOn) => ({
        userpetId: id,
        kind: "weight" as const,
        weightKg: 5,
        givenOn,
        source: "shelter" as const,
      })),
    );
    let page = await timeline();
    const pages = [page];
    while (page.next_cursor !== null) {
      page = await timeline(page.next_cursor);
      pages.push(page);
    }
    expect(pages).toHaveLength(4);
    const shown = pages.flatMap(({ entries }) => entries.filter(({ kind }) => kind === "care").map(({ day }) => day));
    expect(shown).toEqual(days);
  });
});
