import type { Userpet } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { aBookingDraft, mondayMorning, monday, testBookingContext } from "../../../test/support/bookings.ts";
import { aCustomer, aPet, aUserpet } from "../../../test/support/factories.ts";
import { accountCalls } from "../../../test/support/customers.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { bookings, mailOutbox, pets, userpets } from "../../schema/index.ts";
import { createBooking } from "../bookings/create-booking.ts";
import { listBookings } from "../bookings/list-bookings.ts";
import { deleteUserpet } from "./delete-userpet.ts";

const shop = testShop();
const { as } = accountCalls(shop);
const mochi = {
  name: " Mochi ",
  species: "Dog",
  breed: "Shiba Inu",
  age: 4,
  gender: "Female",
  weight_kg: 9.2,
  notes: "Cheese helps.",
};

describe("my pets", () => {
  it("are added, listed, changed and deleted", async () => {
    const { id, token } = await aCustomer(shop.database);
    const added = await as(token, "POST", "/api/userpets", { ...mochi, user_id: id });
    expect(added.statusCode).toBe(201);
    const pet = added.json<Userpet>();
    expect(pet).toMatchObject({ ...mochi, name: "Mochi", user_id: id, description: "" });
    expect((await as(token, "GET", `/api/user/${id}/userpets`)).json()).toEqual([pet]);

    const changed = await as(token, "PUT", `/api/userpets/${pet.id}`, { ...pet, age: null, description: "Red coat." });
    expect(changed.json()).toEqual({ data: { ...pet, age: null, description: "Red coat." } });

    expect((await as(token, "DELETE", `/api/pets/${pet.id}`)).json()).toEqual({ message: "Pet deleted successfully!" });
    expect((await as(token, "GET", `/api/user/${id}/userpets`)).json()).toEqual([]);
    expect((await as(token, "DELETE", `/api/pets/${pet.id}`)).statusCode).toBe(404);
  });

  it("need no age, weight, notes or user id", async () => {
    const { id, token } = await aCustomer(shop.database);
    const given = { name: "Tori", species: "Reptile", breed: "Leopard gecko", gender: "Unknown" };
    expect((await as(token, "POST", "/api/userpets", given)).json()).toMatchObject({
      ...given,
      user_id: id,
      age: null,
      weight_kg: null,
      notes: "",
    });
  });

  it("are checked in the order of the form, with the first thing to mend as message", async () => {
    const { token } = await aCustomer(shop.database);
    const wrong = { name: " ", breed: "", age: -1, weight_kg: "heavy", species: "Fish", gender: "Other" };
    const rules: [string, unknown, string][] = [
      ["name", "Mochi", "Please enter the pet's name."],
      ["breed", "Shiba Inu", "Please select or enter the breed."],
      ["age", 0, "Age must be a non-negative number."],
      ["weight_kg", 0.1, "Weight must be a non-negative number."],
      ["species", "Dog", "Invalid species selected."],
      ["gender", "Male", "Invalid gender selected."],
    ];
    const given: Record<string, unknown> = { ...wrong };
    for (const [field, right, message] of rules) {
      const refused = await as(token, "POST", "/api/userpets", given);
      expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([422, message]);
      given[field] = right;
    }
    expect((await as(token, "POST", "/api/userpets", given)).statusCode).toBe(201);
    expect((await as(token, "PUT", "/api/userpets/1", { ...mochi, breed: " " })).json()).toMatchObject({
      message: "Please enter the breed.",
    });
  });

  it("are nobody else's to see, change or delete, whatever is claimed", async () => {
    const [mine, other] = [await aCustomer(shop.database), await aCustomer(shop.database)];
    const pet = await aUserpet(shop.database, { userId: mine.id });
    await aUserpet(shop.database, { userId: other.id });
    expect((await as(other.token, "GET", `/api/user/${mine.id}/userpets`)).statusCode).toBe(403);
    expect((await as(other.token, "POST", "/api/userpets", { ...mochi, user_id: mine.id })).statusCode).toBe(403);
    expect((await as(other.token, "PUT", `/api/userpets/${pet.id}`, mochi)).statusCode).toBe(404);
    expect((await as(mine.token, "PUT", `/api/userpets/${pet.id}`, { ...mochi, user_id: other.id })).statusCode).toBe(
      403,
    );
    expect((await as(mine.token, "PUT", `/api/userpets/${pet.id}`, { ...mochi, id: pet.id + 1 })).statusCode).toBe(403);
    expect((await as(other.token, "DELETE", `/api/pets/${pet.id}`)).statusCode).toBe(404);
    expect((await as(mine.token, "GET", `/api/user/${mine.id}/userpets`)).json()).toMatchObject([{ name: pet.name }]);
  });

  it("are not the shelter's: none of those can be deleted by their number", async () => {
    const { token } = await aCustomer(shop.database);
    const { id } = await aPet(shop.database, { id: 1_000_000 });
    expect((await as(token, "DELETE", `/api/pets/${id}`)).statusCode).toBe(404);
    expect(await shop.database.db.$count(pets)).toBe(1);
  });

  it("are at most 50, even when they are added all at once", async () => {
    const { id: userId, token } = await aCustomer(shop.database);
    for (let count = 0; count < 48; count++) await aUserpet(shop.database, { userId });
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await as(token, "POST", "/api/userpets", mochi)).statusCode),
    );
    expect(statuses.sort((a, b) => a - b)).toEqual([201, 201, 409, 409, 409]);
  });
});

describe("deleting a pet that is booked", () => {
  it("says how many bookings there are, and cancels them only when told so, with one mail", async () => {
    const { id: userId } = await aCustomer(shop.database);
    const caller = { userId, sessionId: 0, role: "customer" as const };
    const pet = await aUserpet(shop.database, { userId, name: "Mochi" });
    const desk = testBookingContext(shop.database);
    for (const time_slot of ["09:00", "10:00", "11:00"])
      await createBooking(desk, caller, aBookingDraft({ petId: pet.id }, { time_slot }), mondayMorning);
    const now = new Date("2030-03-04T09:45:00+07:00");

    const untold = deleteUserpet(desk, caller, { id: pet.id, mayCancel: false }, now);
    await expect(untold).rejects.toMatchObject({
      code: "conflict",
      message: "Mochi has 2 upcoming bookings. Deleting the pet cancels them.",
    });
    expect(await shop.database.db.select().from(bookings)).toMatchObject([{ petId: pet.id }, {}, {}]);

    const before = await shop.database.db.$count(mailOutbox);
    await deleteUserpet(desk, caller, { id: pet.id, mayCancel: true }, now);
    expect(await shop.database.db.$count(mailOutbox)).toBe(before + 1);
    expect((await shop.database.db.select().from(mailOutbox)).at(-1)?.subject).toBe("2 bookings cancelled");
    const history = await listBookings(desk, caller, { userId, type: "history" }, now);
    expect(history.map(({ time_slot, status, pet_id, pet: { name } }) => [time_slot, status, pet_id, name])).toEqual([
      ["11:00", "Cancelled", null, "Mochi"],
      ["10:00", "Cancelled", null, "Mochi"],
      ["09:00", "Pending", null, "Mochi"],
    ]);
    expect(history.every(({ date }) => date === monday)).toBe(true);
    expect(await shop.database.db.select().from(userpets)).not.toContainEqual(expect.objectContaining({ id: pet.id }));
  });

  it("over HTTP is asked for by ?cancel_bookings=true", async () => {
    const { id: userId, token } = await aCustomer(shop.database);
    const pet = await aUserpet(shop.database, { userId, name: "Taro" });
    const soon = new Date(Date.now() + 86_400_000);
    await shop.database.db.insert(bookings).values({
      userId,
      petId: pet.id,
      serviceId: 1,
      date: soon.toISOString().slice(0, 10),
      timeSlot: "09:00",
      startsAt: soon,
      endsAt: new Date(soon.getTime() + 1_800_000),
      calendarKey: "a key",
    });
    const refused = await as(token, "DELETE", `/api/pets/${pet.id}`);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      "Taro has 1 upcoming booking. Deleting the pet cancels it.",
    ]);
    expect((await as(token, "DELETE", `/api/pets/${pet.id}?cancel_bookings=maybe`)).statusCode).toBe(422);
    expect((await as(token, "DELETE", `/api/pets/${pet.id}?cancel_bookings=true`)).statusCode).toBe(200);
  });
});
