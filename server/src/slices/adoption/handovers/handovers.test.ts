import { addDays, type Api } from "@pawhaven/contract";
import { and, eq, inArray, ne } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { listBookableDays } from "../../../../test/support/bookable-days.ts";
import { aFinishedVisit } from "../../../../test/support/bookings.ts";
import { aCustomer, aGear, aUserpet } from "../../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../../test/support/fake-payment-provider.ts";
import { settingsWithShop } from "../../../../test/support/shop-identity.ts";
import { aHandover, anApplicant, anApprovedApplicant, passChecks } from "../../../../test/support/shelter.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { findViolations } from "../../../integrity/find-violations.ts";
import {
  adoptionFollowUps,
  adoptionHandovers,
  bookings,
  careRecords,
  mailOutbox,
  pets,
  userpets,
} from "../../../schema/index.ts";
import { recordCare } from "../../records/record-care.ts";
import { sendFollowUps } from "./send-follow-ups.ts";

const provider = new FakePaymentProvider();
const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" }, provider });
const apiAs = (caller: { token: string }) => apiFor(shop, caller);
let keeper: Api;
beforeEach(async () => {
  keeper = await staffApi(shop, "keeper");
});

type Options = Parameters<typeof anApprovedApplicant>[3];
const anApproved = (options: Options = {}) => anApprovedApplicant(shop.database, apiAs, keeper, options);
const handOver = (id: number, body: ReturnType<typeof aHandover>, key?: string) =>
  keeper.handOverPet({ params: { id }, body }, { ...(key && { idempotencyKey: key }) });
const chip = "704098100099999";
const vaccinated = (petId: number) =>
  keeper.recordPetCare({
    params: { id: petId },
    body: { kind: "vaccination", product: "Rabies", batch: "B-7", given_on: "2026-11-03", due_on: "2027-11-03" },
  });
const weighed = (petId: number, weight_kg: number) =>
  keeper.recordPetCare({ params: { id: petId }, body: { kind: "weight", given_on: "2026-11-04", weight_kg } });
const recordsOf = (userpetId: number) =>
  shop.database.db.select().from(careRecords).where(eq(careRecords.userpetId, userpetId));

describe("an animal that goes home", () => {
  it("leaves the shop's list and becomes one of the adopter's own, with records, weight and pictures", async () => {
    const images = [{ url: "/media/animals/x-320.webp", alt: "Luna" }];
    const { petId, requestId, version, api, id: userId } = await anApproved({ pet: { name: "Luna", images, chip } });
    await vaccinated(petId);
    await weighed(petId, 11.5);
    expect(await keeper.prepareHandover({ params: { id: requestId } })).toMatchObject({ fee: 100, same_chip: null });
    const handover = await handOver(requestId, aHandover(version, { agreed_to_follow_up: true }));
    expect(handover).toMatchObject({
      fee: 100,
      paid_by: "cash",
      pet: { name: "Luna", chip },
      follow_ups: [{ day: 3 }, { day: 14 }, { day: 90 }],
    });
    expect(handover.contract_number).toMatch(/^A-\d{4}-\d{4}$/);
    expect(await api.listUserpets({ params: { userId } })).toMatchObject([
      { id: handover.userpet_id, name: "Luna", species: "Dog", breed: "Beagle", age: 2, weight_kg: 11.5 },
    ]);
    const [userpet] = await shop.database.db
      .select()
      .from(userpets)
      .where(eq(userpets.id, handover.userpet_id ?? 0));
    expect(userpet).toMatchObject({ chip, images, petId });
    expect(await api.getUserpet({ params: { id: handover.userpet_id ?? 0 } })).toMatchObject({
      chip,
      images,
      is_adopted: true,
      records: [
        { kind: "weight", weight_kg: 11.5, source: "shelter" },
        { kind: "vaccination", product: "Rabies", due_on: "2027-11-03", source: "shelter" },
      ],
    });
    expect(await recordsOf(handover.userpet_id ?? 0)).toMatchObject([
      { kind: "vaccination", product: "Rabies", batch: "B-7", source: "shelter" },
      { kind: "weight", weightKg: 11.5 },
    ]);
    expect(await errorOf(apiFor(shop).getPet({ params: { id: petId } }))).toMatchObject({ status: 404 });
    expect(await keeper.getPetAsStaff({ params: { id: petId } })).toMatchObject({
      stage: "left",
      handover_id: handover.id,
      stays: [{ outcome: "adopted" }],
    });
    expect(await api.listAdoptionRequests()).toMatchObject([
      { stage: "gone_home", status: "approved", userpet_id: handover.userpet_id },
    ]);
    const available = { params: { id: petId }, body: { version: 99, stage: "available" as const } };
    expect(await errorOf(keeper.changePetStage(available))).toMatchObject({ status: 409 });
    const away = shop.database.db.update(pets).set({ stage: "available" }).where(eq(pets.id, petId));
    await expect(away).rejects.toMatchObject({ cause: { constraint: "pets_away" } });
    expect(JSON.stringify(await api.exportMyData())).toContain("Rabies");
    expect(await findViolations(shop.database.db)).toEqual([]);
  });

  it("goes home once: a second click gets the first handover, another attempt is refused", async () => {
    const { requestId, version, id } = await anApproved();
    const first = await handOver(requestId, aHandover(version), "click");
    expect(await handOver(requestId, aHandover(version), "click")).toEqual(first);
    expect(await errorOf(handOver(requestId, aHandover(version), "another"))).toMatchObject({ code: "conflict" });
    expect(await shop.database.db.$count(userpets, eq(userpets.userId, id))).toBe(1);
  });

  it("goes home only for a request that is approved and as the keeper saw it", async () => {
    const { requestId, version } = await anApproved();
    expect(await errorOf(handOver(requestId, aHandover(version + 1)))).toMatchObject({ code: "edited_meanwhile" });
    await keeper.moveRequest({ params: { id: requestId }, body: { version, stage: "declined" } });
    expect(await errorOf(handOver(requestId, aHandover(version + 1)))).toMatchObject({ code: "conflict" });
  });

  it("cannot go home to an account that is deleted; the animal waits for a keeper", async () => {
    const { requestId, version, petId, api } = await anApproved({ customer: { email: "gone@example.com" } });
    await api.deleteAccount({ body: { email: "gone@example.com" } });
    expect(await errorOf(handOver(requestId, aHandover(version)))).toMatchObject({ status: 404 });
    expect(await keeper.getPetAsStaff({ params: { id: petId } })).toMatchObject({
      stage: "preparing",
      handover_id: null,
    });
  });

  it("is merged with what the adopter added by hand, on request only", async () => {
    const { requestId, version, petId, id: userId, api } = await anApproved({ pet: { chip: "704098100077777" } });
    const own = await aUserpet(shop.database, { userId, name: "Bean", notes: "Hates rain" });
    const facts = { born_on: null, born_precision: null, neutered: null, chip: "704098100077777" };
    await api.updateUserpetFacts({ params: { id: own.id }, body: facts });
    await weighed(petId, 9);
    expect(await keeper.prepareHandover({ params: { id: requestId } })).toMatchObject({
      same_chip: { userpet_id: own.id, name: "Bean" },
    });
    expect(await errorOf(handOver(requestId, aHandover(version)))).toMatchObject({
      code: "conflict",
      message: "The customer has already added this animal as “Bean”. Please merge the two.",
    });
    const merged = await handOver(requestId, aHandover(version, { merge_userpet_id: own.id }));
    expect(merged.userpet_id).toBe(own.id);
    expect(await api.listUserpets({ params: { userId } })).toMatchObject([
      { name: "Bean", notes: "Hates rain", weight_kg: 9 },
    ]);
    expect(await recordsOf(own.id)).toHaveLength(1);
  });

  it("takes the chip along, though somebody who had the animal before still names it", async () => {
    const { requestId, version, id: userId } = await anApproved({ pet: { chip: "704098100066666" } });
    const former = await aUserpet(shop.database, {
      userId: (await aCustomer(shop.database)).id,
      chip: "704098100066666",
      notes: "Ran away in May",
    });
    const { userpet_id: id } = await handOver(requestId, aHandover(version));
    const rows = await shop.database.db
      .select()
      .from(userpets)
      .where(inArray(userpets.id, [former.id, id ?? 0]))
      .orderBy(userpets.id);
    expect(rows).toEqual([
      expect.objectContaining({ id: former.id, chip: null, notes: "Ran away in May\nMicrochip 704098100066666" }),
      expect.objectContaining({ id, userId, chip: "704098100066666" }),
    ]);
  });

  it("brings an age that is known only in words as far as it is a number; its day of birth stays unknown", async () => {
    const {
      requestId,
      version,
      api,
      id: userId,
    } = await anApproved({ pet: { age: "a young adult", adoptionFeeCents: 0 } });
    expect(await errorOf(handOver(requestId, aHandover(version, { paid_by: "card" })))).toMatchObject({ status: 409 });
    expect(await handOver(requestId, aHandover(version, { paid_by: "none" }))).toMatchObject({
      fee: 0,
      paid_by: "none",
    });
    expect(await api.listUserpets({ params: { userId } })).toMatchObject([{ age: null }]);
  });
});

describe("the fee", () => {
  it("is paid before the animal goes home, once: noted as cash, or by card", async () => {
    const { requestId, version, api } = await anApproved();
    expect(await errorOf(handOver(requestId, aHandover(version, { paid_by: "none" })))).toMatchObject({ status: 409 });
    expect(await errorOf(handOver(requestId, aHandover(version, { paid_by: "card" })))).toMatchObject({ status: 409 });
    const { payment_intent_id: intentId, amount } = await api.startFeePayment({ params: { id: requestId }, body: {} });
    expect(amount).toBe(100);
    expect(await api.confirmFeePayment({ params: { id: requestId }, body: {} })).toMatchObject({ is_paid: false });
    provider.updateIntent(intentId, { status: "succeeded" });
    expect(await api.confirmFeePayment({ params: { id: requestId }, body: {} })).toMatchObject({ is_paid: true });
    expect(await api.listAdoptionRequests()).toMatchObject([{ fee: { is_paid: true, can_be_paid: false } }]);
    expect(await errorOf(handOver(requestId, aHandover(version)))).toMatchObject({
      message: "The fee was paid by card already.",
    });
    expect(await handOver(requestId, aHandover(version, { paid_by: "card" }))).toMatchObject({
      fee: 100,
      paid_by: "card",
    });
  });
});

describe("a return", () => {
  it("brings the animal back with what the clinic recorded; the owner's notes stay private, visits ahead are cancelled", async () => {
    const {
      requestId,
      version,
      petId,
      api,
      id: userId,
    } = await anApproved({ pet: { name: "Kiwi" }, customer: { email: "kiwi@example.com" } });
    await vaccinated(petId);
    const { id, userpet_id } = await handOver(requestId, aHandover(version, { agreed_to_follow_up: true }));
    const userpetId = userpet_id ?? 0;
    const bookingId = await aFinishedVisit(shop.database, { userId, petId: userpetId });
    await shop.database.transaction(async (tx) => {
      const record = { given_on: "2026-11-10", batch: "", note: "", weight_kg: null, due_on: null };
      await recordCare(
        tx,
        { userpetId },
        { source: "clinic", recordedBy: null, bookingId },
        { ...record, kind: "treatment", product: "Ear drops" },
      );
      await recordCare(
        tx,
        { userpetId },
        { source: "owner", recordedBy: null },
        { ...record, kind: "treatment", product: "Secret herbs" },
      );
    });
    const [date = ""] = await listBookableDays(api);
    await api.createBooking({
      body: { user_id: userId, pet_id: userpetId, service_id: 1, date, time_slot: "09:00", notes: "" },
    });
    const today = (await api.getBookingDays()).today;
    const back = () =>
      keeper.returnPet({ params: { id }, body: { version: 1, returned_on: today, reason: "Allergy" } });
    expect(await back()).toMatchObject({ returned_on: today, follow_ups: [], version: 2 });
    expect(await errorOf(back())).toMatchObject({ code: "edited_meanwhile" });
    const pet = await keeper.getPetAsStaff({ params: { id: petId } });
    expect(pet).toMatchObject({ stage: "preparing", published_at: null, handover_id: null });
    expect(pet.stays.map(({ intake_kind, outcome }) => [intake_kind, outcome])).toEqual([
      ["returned", null],
      ["stray", "adopted"],
    ]);
    expect(pet.records.map(({ product, source }) => [product, source])).toEqual([
      ["Ear drops", "clinic"],
      ["Rabies", "shelter"],
    ]);
    expect(await api.listUserpets({ params: { userId } })).toEqual([]);
    expect(
      await shop.database.db
        .select({ status: bookings.status })
        .from(bookings)
        .where(and(eq(bookings.petId, userpetId), ne(bookings.id, bookingId))),
    ).toEqual([{ status: "Cancelled" }]);
    const exported = JSON.stringify(await api.exportMyData());
    expect(exported).toContain("Secret herbs");
    const again = api.createBooking({
      body: { user_id: userId, pet_id: userpetId, service_id: 1, date, time_slot: "10:00", notes: "" },
    });
    expect((await errorOf(again)).status).toBeGreaterThanOrEqual(403);
    expect(await findViolations(shop.database.db)).toEqual([]);
  });

  it("lets a second adopter have it, with every record once", async () => {
    const first = await anApproved();
    await vaccinated(first.petId);
    const { id } = await handOver(first.requestId, aHandover(first.version));
    const today = (await first.api.getBookingDays()).today;
    await keeper.returnPet({ params: { id }, body: { version: 1, returned_on: today } });
    const { version } = await keeper.getPetAsStaff({ params: { id: first.petId } });
    const published = await keeper.publishPet({ params: { id: first.petId }, body: { version, is_published: true } });
    await keeper.changePetStage({
      params: { id: first.petId },
      body: { version: published.version, stage: "available" },
    });
    const second = await anApplicant(shop.database, apiAs, first.petId);
    await passChecks(shop.database, second.requestId);
    await keeper.moveRequest({ params: { id: second.requestId }, body: { version: 1, stage: "approved" } });
    const home = await handOver(second.requestId, aHandover(2));
    expect((await recordsOf(home.userpet_id ?? 0)).filter(({ kind }) => kind === "vaccination")).toHaveLength(1);
    expect(
      await first.api
        .requestAdoption({ body: { pet_id: first.petId, note: "Again." } })
        .catch((error: { status: number }) => error.status),
    ).toBe(409);
  });
});

describe("after the handover", () => {
  it("the adopter is offered a check-up and a starter kit that fits and is in stock, and nothing is booked", async () => {
    const kit = { petType: "Dogs", species: "Dog" as const };
    await aGear(shop.database, { ...kit, name: "Puppy food", category: "Food", lifeStage: "young" });
    const food = await aGear(shop.database, { ...kit, name: "Adult food", category: "Food", lifeStage: "adult" });
    await aGear(shop.database, { ...kit, name: "Small bed", category: "Beds", animalMaxKg: 5 });
    const bed = await aGear(shop.database, { ...kit, name: "Bed", category: "Beds" });
    await aGear(shop.database, { ...kit, name: "Sold out lead", category: "Walking", stock: 0 });
    await aGear(shop.database, { ...kit, name: "Drug", category: "Toys", actives: { Permethrin: "1 %" } });
    const { requestId, version, petId, api } = await anApproved({
      pet: { name: "Rex", bornOn: "2023-01-01", bornPrecision: "year" },
    });
    await weighed(petId, 20);
    await handOver(requestId, aHandover(version));
    const welcome = await api.getWelcome({ params: { id: requestId } });
    expect(welcome.starter_kit.map(({ gear, reason }) => [gear.id, reason])).toEqual([
      [food.id, "Rex keeps eating what suits the age and size."],
      [bed.id, "A place of one's own helps Rex to settle in."],
    ]);
    expect(welcome.check_up).toMatchObject({ service_id: 1, service_name: "Vet At Clinic" });
    expect(welcome.check_up?.times).toHaveLength(3);
    expect(await shop.database.db.$count(bookings, eq(bookings.petId, welcome.userpet_id))).toBe(0);
    const stranger = await anApproved();
    expect(await errorOf(stranger.api.getWelcome({ params: { id: requestId } }))).toMatchObject({ status: 404 });
  });

  it("nothing is offered or asked once the animal has died, until that turns out to be a mistake", async () => {
    const { requestId, version, api } = await anApproved({
      pet: { name: "Luna" },
      customer: { email: "luna@example.com" },
    });
    const { userpet_id } = await handOver(requestId, aHandover(version, { agreed_to_follow_up: true }));
    const params = { id: userpet_id ?? 0 };
    const { today } = await api.getBookingDays();
    const context = { database: shop.database, shopIdentity: settingsWithShop() };
    const askOnDay = (days: number) => sendFollowUps(context, new Date(`${addDays(today, days)}T10:00:00+07:00`));
    const isAbout = and(eq(mailOutbox.recipient, "luna@example.com"), eq(mailOutbox.subject, "How is Luna?"));
    const questions = () => shop.database.db.$count(mailOutbox, isAbout);
    await askOnDay(3);
    expect(await questions()).toBe(1);
    await api.recordDeath({ params, body: { died_on: today } });
    await askOnDay(14);
    expect(await questions()).toBe(1);
    expect(await errorOf(api.getWelcome({ params: { id: requestId } }))).toMatchObject({ status: 404 });
    expect(await api.listAdoptionRequests()).toMatchObject([{ stage: "gone_home", userpet_id: null }]);
    await api.undoDeath({ params });
    await askOnDay(14);
    expect(await questions()).toBe(2);
    expect(await api.getWelcome({ params: { id: requestId } })).toMatchObject({ name: "Luna" });
  });

  it("questions come after 3, 14 and 90 days, each once, by day, and only to those who agreed", async () => {
    const asked = await anApproved({ pet: { name: "Pip" }, customer: { email: "pip@example.com" } });
    const silent = await anApproved({ customer: { email: "silent@example.com" } });
    const { id } = await handOver(asked.requestId, aHandover(asked.version, { agreed_to_follow_up: true }));
    await handOver(silent.requestId, aHandover(silent.version));
    const context = { database: shop.database, shopIdentity: settingsWithShop() };
    const after = (days: number, hour = 10) => {
      const [handedOver] = [new Date()];
      return new Date(
        Date.UTC(handedOver.getUTCFullYear(), handedOver.getUTCMonth(), handedOver.getUTCDate() + days, hour - 7),
      );
    };
    const mails = async (email: string) =>
      (await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).filter(({ subject }) =>
        subject.startsWith("How is"),
      );
    await sendFollowUps(context, after(4, 23));
    expect(await mails("pip@example.com")).toHaveLength(0);
    await sendFollowUps(context, after(4));
    await sendFollowUps(context, after(4));
    expect(await mails("pip@example.com")).toHaveLength(1);
    expect(await mails("silent@example.com")).toHaveLength(0);
    const params = { id: asked.requestId };
    expect(await asked.api.listFollowUps({ params })).toMatchObject([{ day: 3, mood: null }]);
    await asked.api.answerFollowUp({
      params: { ...params, day: 3 },
      body: { mood: "well", answer: "Sleeps on my bed." },
    });
    expect(
      await errorOf(asked.api.answerFollowUp({ params: { ...params, day: 14 }, body: { mood: "well" } })),
    ).toMatchObject({ status: 404 });
    expect(await errorOf(silent.api.listFollowUps({ params }))).toMatchObject({ status: 404 });
    expect(await keeper.getHandover({ params: { id } })).toMatchObject({
      follow_ups: [{ day: 3, mood: "well" }, {}, {}],
    });
    const agree = (agreedToFollowUp: boolean) =>
      shop.database.db.update(adoptionHandovers).set({ agreedToFollowUp }).where(eq(adoptionHandovers.id, id));
    await agree(false);
    await sendFollowUps(context, after(20));
    expect(await mails("pip@example.com")).toHaveLength(1);
    await agree(true);
    await asked.api.stopFollowUps({ params });
    await sendFollowUps(context, after(100));
    expect(await mails("pip@example.com")).toHaveLength(1);
    await asked.api.deleteAccount({ body: { email: "pip@example.com" } });
    expect(await shop.database.db.$count(adoptionFollowUps, eq(adoptionFollowUps.handoverId, id))).toBe(0);
    expect(await shop.database.db.select().from(adoptionHandovers).where(eq(adoptionHandovers.id, id))).toMatchObject([
      { userId: null, userpetId: null, adopterName: "Robin Le" },
    ]);
  });
});
