import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import {
  aBookingDraft,
  aPetOwner,
  aVisit,
  deleteUserpetContext,
  mondayMorning,
  testBookingContext,
} from "../../../test/support/bookings.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { bookings, mailOutbox, userpets } from "../../schema/index.ts";
import { deleteUserpet } from "../userpets/delete-userpet.ts";
import { createBooking } from "./create-booking.ts";
import { listBookings } from "./list-bookings.ts";

const shop = testShop();

describe("deleting a pet with bookings", () => {
  it("is rejected with their number, and cancels them with one mail if the customer agrees", async () => {
    const { caller, petId } = await aPetOwner(shop.database, { name: "Mochi" });
    const context = testBookingContext(shop.database);
    for (const time_slot of ["09:00", "10:00", "11:00"])
      await createBooking(context, caller, aBookingDraft({ petId }, { time_slot }), mondayMorning);
    const now = new Date("2030-03-04T09:45:00+07:00");
    const deletePet = (cancelBookings: boolean) =>
      deleteUserpet(deleteUserpetContext(context), caller, petId, { cancelBookings, now });

    await expect(deletePet(false)).rejects.toMatchObject({
      code: "conflict",
      message: "Mochi has 2 upcoming bookings. Deleting the pet cancels them.",
    });
    expect(await shop.database.db.select().from(bookings)).toMatchObject([{ petId }, { petId }, { petId }]);

    const mailsBefore = await shop.database.db.$count(mailOutbox);
    await deletePet(true);
    expect(await shop.database.db.$count(mailOutbox)).toBe(mailsBefore + 1);
    const mail = (await shop.database.db.select().from(mailOutbox)).at(-1);
    expect(mail?.subject).toBe("2 bookings cancelled");
    expect(mail?.bodyText).toContain("You have deleted the pet, so its appointments at Pawhaven have been cancelled:");
    expect(mail?.bodyText).not.toContain("Book another time");
    const history = await listBookings(context, caller, { userId: caller.userId, type: "history" }, now);
    expect(history.map(({ time_slot, status, pet_id, pet: { name } }) => [time_slot, status, pet_id, name])).toEqual([
      ["11:00", "Cancelled", null, "Mochi"],
      ["10:00", "Cancelled", null, "Mochi"],
      ["09:00", "Pending", null, "Mochi"],
    ]);
    expect(await shop.database.db.select().from(userpets)).not.toContainEqual(expect.objectContaining({ id: petId }));
  });

  it("needs cancel_bookings=true over HTTP", async () => {
    const { caller, token, petId } = await aPetOwner(shop.database, { name: "Taro" });
    const api = apiFor(shop, { token });
    const tomorrow = new Date(Date.now() + 86_400_000);
    await aVisit(shop.database, { userId: caller.userId, petId, startsAt: tomorrow });
    const params = { id: petId };
    expect(await errorOf(api.deleteUserpet({ params }))).toMatchObject({
      status: 409,
      message: "Taro has 1 upcoming booking. Deleting the pet cancels it.",
    });
    const malformed = await shop.app.inject({
      method: "DELETE",
      url: `/api/pets/${petId}?cancel_bookings=maybe`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(malformed.statusCode).toBe(422);
    expect(await api.deleteUserpet({ params, query: { cancel_bookings: "true" } })).toHaveProperty("message");
    expect(await api.listUserpets({ params: { userId: caller.userId } })).toEqual([]);
  });
});
