import { addDays, type BookableCare } from "@pawhaven/contract";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { monday } from "../../../test/support/bookings.ts";
import { aPuppyOwner } from "../../../test/support/care.ts";
import { dueCareIn, morningOf } from "../../../test/support/due-care.ts";
import { aCustomer } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { bookings, careDue } from "../../schema/index.ts";
import { listCareDays } from "./list-care-days.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const { context, book } = dueCareIn(shop);

describe("due care elsewhere", () => {
  it("is in the customer's calendar as whole days, unless it is booked", async () => {
    const now = morningOf("2030-03-27");
    const owner = await aPuppyOwner(shop.database, { name: "Mochi" });
    await book(owner, "Core vaccines", now);
    const days = await listCareDays(context(), owner.caller.userId, now);
    expect(days).toContainEqual(
      expect.objectContaining({
        title: "Due: Rabies for Mochi",
        day: addDays(monday, 35),
        path: `/mypets/${owner.petId}`,
      }),
    );
    expect(days.map(({ title }) => title)).not.toContain("Due: Core vaccines for Mochi");
    const { id, token } = await aCustomer(shop.database);
    await aPuppyOwner(shop.database, {
      userId: id,
      name: "Nem",
      createdAt: new Date(),
      bornOn: null,
      bornPrecision: null,
    });
    const { url } = await apiFor(shop, { token }).renewCalendarFeed();
    const file = await shop.app.inject({ url: new URL(url).pathname });
    expect(file.body).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n[^]*SUMMARY:Due: Check-up for Nem/);
  });

  it("is in the owner's data export and nobody else's, and goes with the account", async () => {
    const { id, token } = await aCustomer(shop.database, { email: "care-gone@example.com" });
    const { petId } = await aPuppyOwner(shop.database, { userId: id, name: "Banh" });
    const api = apiFor(shop, { token });
    await api.listMyDueCare();
    const mine = await api.exportMyData();
    expect(mine["due_care"]).toContainEqual(expect.objectContaining({ pet: "Banh", name: "Rabies", status: "open" }));
    expect(JSON.stringify((mine["due_care"] as { pet: string }[]).map(({ pet }) => pet))).not.toContain("Mochi");
    await api.deleteAccount({ body: { email: "care-gone@example.com" } });
    expect(await shop.database.db.$count(careDue, eq(careDue.userpetId, petId))).toBe(0);
  });

  it("goes with the pet, and its visits stay in the history", async () => {
    const { id, token } = await aCustomer(shop.database);
    const owner = await aPuppyOwner(shop.database, {
      userId: id,
      createdAt: new Date(),
      bornOn: null,
      bornPrecision: null,
    });
    const api = apiFor(shop, { token });
    const { due } = await api.listDueCareOfUserpet({ params: { id: owner.petId } });
    const { id: dueId, times } = due.find(({ kind }) => kind === "vaccination") as BookableCare;
    const booking = await api.bookDueCare({ params: { id: dueId }, body: times[0] as BookableCare["times"][number] });
    await api.deleteUserpet({ params: { id: owner.petId }, query: { cancel_bookings: "true" } });
    const [row] = await shop.database.db
      .select()
      .from(bookings)
      .where(and(eq(bookings.id, booking.id)));
    expect(row).toMatchObject({ status: "Cancelled", careDueId: null, petId: null });
  });
});
