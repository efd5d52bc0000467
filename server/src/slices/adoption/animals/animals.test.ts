import { type Api } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { apiFor, errorOf, staffHeaders } from "../../../../test/support/api-client.ts";
import { aCustomer, aPet, aStaffMember, aUserpet } from "../../../../test/support/factories.ts";
import { sendStaffForm } from "../../../../test/support/gear-drafts.ts";
import { imageFolder } from "../../../../test/support/images.ts";
import { anApplicant, anIntake, aPetDraft, aPublishedAnimal } from "../../../../test/support/shelter.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { findViolations } from "../../../integrity/find-violations.ts";
import { careRecords, mailOutbox, pets } from "../../../schema/index.ts";
import { refreshAges } from "./refresh-ages.ts";

const uploads = imageFolder();
const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000", DATA_DIR: uploads.folder } });
const visitor = () => apiFor(shop);
const apiAs = (caller: { token: string }) => apiFor(shop, caller);
let keeper: Api;
beforeEach(async () => {
  keeper = await staffApi(shop, "keeper");
});

/** A file, as a keeper downloads it. */
async function download(url: string): Promise<string> {
  const { staffToken } = await aStaffMember(shop.database, "keeper");
  return (await shop.app.inject({ url, headers: staffHeaders(staffToken) })).body;
}

const chip = "704098100012345";
const isListed = async (id: number) => (await visitor().listPets()).some((pet) => pet.id === id);

describe("an animal that a keeper takes in", () => {
  it("is hidden and in preparation, and then published and available with its picture", async () => {
    const { staffToken } = await aStaffMember(shop.database, "keeper");
    const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#884400" } })
      .jpeg()
      .toBuffer();
    const square = { left: "0", top: "0", side: "400" };
    const upload = await sendStaffForm(shop, staffToken, "/api/staff/pet-images", photo, square);
    const { url } = upload.json<{ url: string }>();
    expect(url).toMatch(/^\/media\/animals\//);
    const taken = await keeper.takeInPet({
      body: { intake: anIntake(), pet: aPetDraft({ images: [{ url, alt: "Nala" }] }) },
    });
    expect(taken).toMatchObject({ stage: "preparing", published_at: null, tags: ["Gentle"], age: "about two years" });
    expect(taken.stays).toMatchObject([{ intake_kind: "stray", arrived_on: "2026-11-02", left_on: null }]);
    const { id } = taken;
    expect(await errorOf(visitor().getPet({ params: { id } }))).toMatchObject({ status: 404 });
    const published = await keeper.publishPet({ params: { id }, body: { version: 1, is_published: true } });
    await keeper.changePetStage({ params: { id }, body: { version: published.version, stage: "available" } });
    await expect.poll(() => isListed(id)).toBe(true);
    expect(await visitor().getPet({ params: { id } })).toMatchObject({
      tags: ["Available", "Gentle"],
      main_image: { url },
      facts: { children: "older", dogs: "yes", cats: null },
    });
    expect((await shop.app.inject({ url })).statusCode).toBe(200);
  });

  it("is taken in once, however often the phone sends it", async () => {
    const body = { intake: anIntake(), pet: aPetDraft({ name: "Once" }) };
    const take = () => keeper.takeInPet({ body }, { idempotencyKey: "phone-1" });
    expect((await take()).id).toBe((await take()).id);
    expect(await shop.database.db.$count(pets, eq(pets.name, "Once"))).toBe(1);
  });

  it.each([
    [{ intake: anIntake({ arrived_on: "2090-01-01" }), pet: aPetDraft() }, "intake.arrived_on", 422],
    [{ intake: anIntake(), pet: aPetDraft({ chip: "12" }) }, "pet.chip", 422],
    [{ intake: anIntake(), pet: aPetDraft({ age: "" }) }, "pet.age", 422],
    [
      { intake: anIntake(), pet: aPetDraft({ images: [{ url: "https://evil.example/x", alt: "" }] }) },
      "pet.images.0.url",
      422,
    ],
  ])("is refused with %j", async (body, field, status) => {
    const error = await errorOf(keeper.takeInPet({ body }));
    expect(error).toMatchObject({ status });
    expect(Object.keys(error.errors)).toEqual([field]);
  });

  it("has a chip of its own; a chip tells whom to call about a stray", async () => {
    const owner = await aCustomer(shop.database, { name: "Owner" });
    await aUserpet(shop.database, { userId: owner.id, name: "Lost", chip });
    await aPublishedAnimal(keeper, { chip });
    const body = { intake: anIntake(), pet: aPetDraft({ chip }) };
    expect(await errorOf(keeper.takeInPet({ body }))).toMatchObject({ status: 409 });
    expect(await keeper.findChip({ params: { chip } })).toMatchObject({
      pets: [{ name: "Nala", stage: "available" }],
      userpets: [{ name: "Lost", customer: { name: "Owner" } }],
    });
  });
});

describe("the stage", () => {
  it("decides about the tag Available, also against a direct write", async () => {
    const { id } = await aPet(shop.database, { tags: ["Available", "Calm"] });
    const tagsAfter = async (change: string) => {
      await shop.database.db.execute(sql.raw(`update pets set ${change} where id = ${id}`));
      const [row] = await shop.database.db.select().from(pets).where(eq(pets.id, id));
      return row?.tags;
    };
    expect(await tagsAfter("tags = '{Calm}'")).toEqual(["Available", "Calm"]);
    expect(await tagsAfter("stage = 'preparing'")).toEqual(["Calm"]);
    expect(await tagsAfter("tags = '{Available,Calm}'")).toEqual(["Calm"]);
    expect(await tagsAfter("stage = 'available'")).toEqual(["Available", "Calm"]);
    const withoutTriggers = shop.database.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update pets set tags = '{}' where id = ${id}`);
    });
    await expect(withoutTriggers).rejects.toMatchObject({ cause: { constraint: "pets_available_tag" } });
  });

  it("and the rest change as the keeper saw them; a place can be undone", async () => {
    const { id, version } = await aPublishedAnimal(keeper);
    const home = { location_kind: "foster home" as const, location: "Family Pham" };
    await keeper.movePet({ params: { id }, body: { version, ...home } });
    const stale = keeper.updatePet({ params: { id }, body: { version, pet: aPetDraft({ name: "Other" }) } });
    expect(await errorOf(stale)).toMatchObject({ code: "edited_meanwhile" });
    const manager = await staffApi(shop, "manager");
    const [entry] = (await manager.getHistory({ params: { kind: "pet", object_id: String(id) } })).rows;
    await manager.undoChange({ params: { id: entry?.id ?? 0 } });
    expect(await keeper.getPetAsStaff({ params: { id } })).toMatchObject({
      location: "Row 2",
      location_kind: "kennel",
    });
  });
});

describe("care", () => {
  it("is recorded, corrected and taken back, and never changed; weight and neutering follow", async () => {
    const { id } = await aPublishedAnimal(keeper);
    const record = (body: Parameters<Api["recordPetCare"]>[0]["body"]) =>
      keeper.recordPetCare({ params: { id }, body });
    await record({ kind: "weight", given_on: "2026-11-03", weight_kg: 112 });
    const [typo] = (await record({ kind: "neutering", given_on: "2026-11-04" })).records.slice(1);
    const corrected = await record({
      kind: "weight",
      given_on: "2026-11-03",
      weight_kg: 11.2,
      corrects_id: typo?.id ?? 0,
    });
    expect(corrected).toMatchObject({ weight: "11.2 kg", neutered: true });
    expect(corrected.records.map(({ kind, weight_kg, is_correction }) => [kind, weight_kg, is_correction])).toEqual([
      ["neutering", null, false],
      ["weight", 11.2, true],
    ]);
    const again = record({ kind: "weight", given_on: "2026-11-03", weight_kg: 12, corrects_id: typo?.id ?? 0 });
    expect(await errorOf(again)).toMatchObject({ status: 404 });
    expect(await errorOf(record({ kind: "weight", given_on: "2090-01-01", weight_kg: 9 }))).toMatchObject({
      status: 422,
    });
    const heavy = { kind: "weight" as const, given_on: "2026-11-05", weight_kg: 118 };
    expect(await errorOf(record(heavy))).toMatchObject({ code: "needs_override" });
    expect(await record({ ...heavy, weight_kg: 36, override: true })).toMatchObject({ weight: "36 kg" });
    const wrong = corrected.records[0]?.id ?? 0;
    expect((await keeper.voidPetCare({ params: { id, recordId: wrong } })).records).toHaveLength(2);
    await expect(shop.database.db.update(careRecords).set({ note: "x" })).rejects.toMatchObject({
      cause: { message: "care records are corrected, not changed" },
    });
    const clerk = await staffApi(shop, "clerk");
    expect(await errorOf(clerk.voidPetCare({ params: { id, recordId: wrong } }))).toMatchObject({ status: 403 });
  });

  it("is due until the same was done again, and only while the animal is here", async () => {
    const { id } = await aPublishedAnimal(keeper, { name: "Due" });
    const given = { kind: "vaccination" as const, product: "Rabies" };
    const record = (given_on: string, due_on: string | null) =>
      keeper.recordPetCare({ params: { id }, body: { ...given, given_on, due_on } });
    const due = async () =>
      (await keeper.listDueCare({ query: { days: 365 } }))
        .filter(({ pet }) => pet.id === id)
        .map(({ due_on }) => due_on);
    await record("2025-10-01", "2026-10-01");
    expect(await due()).toEqual(["2026-10-01"]);
    const { version } = await record("2026-11-05", "2027-11-05");
    expect(await keeper.listDueCare({ query: { days: 365 } })).not.toContainEqual(
      expect.objectContaining({ due_on: "2026-10-01" }),
    );
    const outcome = { version, outcome: "transferred" as const, left_on: "2026-11-10" };
    await keeper.recordPetOutcome({ params: { id }, body: outcome });
    expect(await due()).toEqual([]);
  });
});

describe("an animal that dies while requests are open", () => {
  it("leaves, ends the requests kindly, and frees the time of meetings", async () => {
    const { id } = await aPublishedAnimal(keeper, { name: "Momo" });
    const [one, other] = [
      await anApplicant(shop.database, apiAs, id, { email: "one@example.com" }),
      await anApplicant(shop.database, apiAs, id, { email: "other@example.com" }),
    ];
    const params = { id: one.requestId };
    await keeper.planMeeting({ params, body: { date: "2030-03-04", time_slot: "10:00" } });
    const { version } = await keeper.getPetAsStaff({ params: { id } });
    const body = { version, outcome: "died" as const, left_on: "2026-11-12", note: "In her sleep." };
    const gone = await keeper.recordPetOutcome({ params: { id }, body });
    expect(gone).toMatchObject({ stage: "left", request_counts: { open: 0 }, stays: [{ outcome: "died" }] });
    for (const { api } of [one, other])
      expect(await api.listAdoptionRequests()).toMatchObject([
        { stage: "declined", status: "declined", meeting: null },
      ]);
    const mails = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, "other@example.com"));
    expect(mails.map(({ subject }) => subject)).toContain("Sad news about Momo");
    expect(await isListed(id)).toBe(false);
    expect(await findViolations(shop.database.db)).toEqual([]);
    const revived = { version: gone.version, stage: "available" as const };
    expect(await errorOf(keeper.changePetStage({ params: { id }, body: revived }))).toMatchObject({ status: 409 });
    const again = { version: gone.version, intake: anIntake({ intake_kind: "transferred", arrived_on: "2026-11-14" }) };
    expect(await keeper.takeInPetAgain({ params: { id }, body: again })).toMatchObject({ stage: "preparing" });
  });
});

describe("the age", () => {
  it("grows while an animal waits, unless it is known only in words", async () => {
    const born = await aPublishedAnimal(keeper, { born_on: "2024-01-01", born_precision: "year", age: "" });
    const { id: wordsId } = await aPublishedAnimal(keeper);
    await refreshAges(shop.database, "2030-01-02");
    expect(await keeper.getPetAsStaff({ params: { id: born.id } })).toMatchObject({ age: "6 years" });
    expect(await keeper.getPetAsStaff({ params: { id: wordsId } })).toMatchObject({ age: "about two years" });
  });
});

describe("lists and reports", () => {
  it("show, export and add up the animals", async () => {
    const { id } = await aPublishedAnimal(keeper, { name: "Listed" });
    const { rows } = await keeper.listPetsAsStaff({ query: { text: "listed" } });
    expect(rows).toMatchObject([{ id, stage: "available", is_published: true, arrived_on: "2026-11-02" }]);
    expect(await download("/api/staff/pets.csv?text=listed")).toContain("Listed,Dogs,Mixed");
    const report = await keeper.getStayReport({ query: { from: "2026-11-01", to: "2026-11-30" } });
    expect(report.by_type).toMatchObject([{ type: "Dogs", died: 1, transferred: 1 }]);
    expect(report).toMatchObject({ ended: 2 });
    expect(await download("/api/staff/due-care.csv?days=365")).toContain("Due");
    expect(await download("/api/staff/reports/stays.csv")).toContain("stray");
  });
});
