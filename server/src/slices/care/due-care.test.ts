import { addDays } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { monday, mondayMorning } from "../../../test/support/bookings.ts";
import { aCareRecord, aPuppyOwner, daysBeforeMonday } from "../../../test/support/care.ts";
import { dueCareIn, morningOf, noDetails } from "../../../test/support/due-care.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { userpets } from "../../schema/index.ts";
import { answerDueCare } from "./answer-due-care.ts";
import { bookDueCare } from "./book-due-care.ts";
import { listMyDueCare } from "./list-my-due-care.ts";
import { undoDueCareAnswer } from "./undo-due-care-answer.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const { context, careOf, find } = dueCareIn(shop);

describe("due care", () => {
  it("of a puppy of 7 weeks is its first vaccination, with the reason, the source and three free times", async () => {
    const owner = await aPuppyOwner(shop.database, { name: "Mochi" });
    expect(await find(owner, "Core vaccines")).toMatchObject({
      pet_name: "Mochi",
      due_on: addDays(monday, 7),
      is_overdue: false,
      state: "open",
      why: "The first one is usually due at 8 weeks of age.",
      source: {
        text: "WSAVA Guidelines for the vaccination of dogs and cats, 2024",
        url: "https://doi.org/10.1111/jsap.13718",
        compiled_on: "2026-11-17",
        reviewed_by: null,
      },
      service: { name: "Vet At Clinic", asks_questions: false },
      times: [{ date: monday }, { date: addDays(monday, 1) }, { date: addDays(monday, 2) }],
    });
    const { ask } = await careOf(owner);
    expect(ask.map(({ name }) => name)).toEqual(["Leptospirosis"]);
    const mine = await listMyDueCare(context(), owner.caller, mondayMorning);
    expect(mine.map(({ name }) => name)).toEqual(["Core vaccines", "Deworming", "Rabies", "Check-up"]);
  });

  it("exists for dogs and cats alone", async () => {
    const owner = await aPuppyOwner(shop.database, { species: "Reptile" });
    expect(await careOf(owner)).toEqual({ due: [], ask: [], just_done: [] });
  });

  it("is offered from the day on which it can be given, and not yet if that is more than 90 days ahead", async () => {
    const owner = await aPuppyOwner(shop.database);
    const rabies = await find(owner, "Rabies");
    expect(rabies.due_on).toBe(addDays(monday, 35));
    expect(rabies.times[0]?.date).toBe(rabies.due_on);
    const early = bookDueCare(context(), owner.caller, rabies.id, { date: monday, time_slot: "09:00" }, mondayMorning);
    await expect(early).rejects.toMatchObject({ status: 422 });
    expect(await find(owner, "Check-up")).toMatchObject({ due_on: addDays(monday, 316), times: [], service: null });
  });

  it("of a grown animal that nobody knows anything of is due soon and never late", async () => {
    const owner = await aPuppyOwner(shop.database, { species: "Cat", bornOn: null, bornPrecision: null });
    const later = morningOf(addDays(monday, 60));
    for (const name of ["Core vaccines", "Rabies", "Deworming", "Check-up"])
      expect(await find(owner, name, later)).toMatchObject({ reason: "unknown", is_overdue: false });
  });

  it("goes on with the next one where a series was interrupted", async () => {
    const owner = await aPuppyOwner(shop.database, { bornOn: daysBeforeMonday(170) });
    await aCareRecord(shop.database, owner.petId, { givenOn: daysBeforeMonday(100) });
    expect(await find(owner, "Core vaccines")).toMatchObject({
      reason: "interrupted",
      due_on: daysBeforeMonday(72),
      is_overdue: true,
      why: "The first series was interrupted after November 24, 2029. It usually goes on with the next one, not from the start.",
    });
  });

  it("follows new and corrected records, a corrected birthday and another species at once", async () => {
    const owner = await aPuppyOwner(shop.database);
    const first = await find(owner, "Core vaccines");
    await aCareRecord(shop.database, owner.petId, { givenOn: monday });
    const second = await find(owner, "Core vaccines");
    expect(second).toMatchObject({ due_on: addDays(monday, 28), reason: "series" });
    expect(second.id).not.toBe(first.id);
    await shop.database.db
      .update(userpets)
      .set({ bornOn: daysBeforeMonday(400) })
      .where(eq(userpets.id, owner.petId));
    expect(await find(owner, "Core vaccines")).toMatchObject({ id: second.id, due_on: addDays(monday, 1095) });
    await shop.database.db.update(userpets).set({ species: "Rodent" }).where(eq(userpets.id, owner.petId));
    expect((await careOf(owner)).due).toEqual([]);
  });

  it("is shown and answered to the owner of the animal alone", async () => {
    const owner = await aPuppyOwner(shop.database);
    const { id } = await find(owner, "Deworming");
    const stranger = await aPuppyOwner(shop.database);
    await expect(careOf({ ...stranger, petId: owner.petId })).rejects.toMatchObject({ status: 404 });
    expect(
      (await listMyDueCare(context(), stranger.caller, mondayMorning)).every(
        (due) => due.userpet_id === stranger.petId,
      ),
    ).toBe(true);
    const time = { date: monday, time_slot: "09:00" };
    await expect(bookDueCare(context(), stranger.caller, id, time, mondayMorning)).rejects.toMatchObject({
      status: 404,
    });
    const notNow = { answer: "not_now" as const, ...noDetails };
    await expect(answerDueCare(context(), stranger.caller, id, notNow, mondayMorning)).rejects.toMatchObject({
      status: 404,
    });
    await expect(undoDueCareAnswer(context(), stranger.caller, id, mondayMorning)).rejects.toMatchObject({
      status: 404,
    });
  });
});
