import { maxPassports } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { aFinishedVisit, aPetOwner, type PetOwner } from "../../../../test/support/bookings.ts";
import { countOutcomes, startMany } from "../../../../test/support/concurrency.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { careRecords, passports } from "../../../schema/index.ts";

const shop = testShop({ renderPage: async () => new Response("<p>page</p>") });
const visitor = () => apiFor(shop, {});

const create = (owner: PetOwner, days: 7 | 30 | 90 = 7) =>
  apiFor(shop, owner).createPassport({ params: { id: owner.petId }, body: { days } });
const tokenOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf("/") + 1);
const read = (link: { url: string }) => visitor().readPassport({ params: { token: tokenOf(link) } });
const deadLink = { status: 404, code: "not_found", message: "This link does not work, or no longer." };

describe("a passport", () => {
  it("is read by anybody with the link, without anything about the owner, without notes and illnesses", async () => {
    const owner = await aPetOwner(shop.database, { name: "Biscuit" });
    const { caller, petId } = owner;
    const bookingId = await aFinishedVisit(shop.database, { userId: caller.userId, petId });
    const given = { userpetId: petId, givenOn: "2026-03-01", note: "Owner was late." };
    await shop.database.db.insert(careRecords).values([
      { ...given, kind: "vaccination", product: "Rabies", batch: "R-1", source: "clinic", bookingId },
      { ...given, kind: "treatment", product: "Ear drops", source: "owner" },
      { ...given, kind: "weight", weightKg: 7.5, source: "owner" },
    ]);
    const link = await create(owner, 30);
    const passport = await read(link);
    expect(passport).toMatchObject({ name: "Biscuit", chip: null, died_on: null, valid_until: link.expires_at });
    expect(passport.records).toMatchObject([
      { kind: "weight", weight_kg: 7.5, source: "owner" },
      { kind: "vaccination", product: "Rabies", batch: "R-1", source: "clinic" },
    ]);
    const shown = JSON.stringify(passport);
    for (const hidden of ["late", "Ear drops", "user_id", "email", "recorded_by"]) expect(shown).not.toContain(hidden);
  });

  it("stops to be shown when it is withdrawn, has expired, or the pet is deleted or given back; of one that died no new ones are made", async () => {
    const owner = await aPetOwner(shop.database);
    const api = apiFor(shop, owner);
    const [first, second, third] = [await create(owner), await create(owner, 90), await create(owner)];
    const params = { id: owner.petId, passportId: first.id };
    expect(await api.withdrawPassport({ params })).toEqual({ message: "The link no longer works." });
    expect(await errorOf(api.withdrawPassport({ params }))).toMatchObject({ status: 404 });
    expect(await errorOf(read(first))).toMatchObject(deadLink);
    await shop.database.db.execute(sql`
      update passports set created_at = now() - interval '8 days', expires_at = now() - interval '1 second'
      where id = ${second.id}`);
    expect(await errorOf(read(second))).toMatchObject(deadLink);
    expect((await api.listPassports({ params: { id: owner.petId } })).map(({ id }) => id)).toEqual([third.id]);
    const end = (by: string) =>
      shop.database.db.execute(
        sql`update userpets set ended_on = '2026-06-01', ended_by = ${by}, end_recorded_at = now() where id = ${owner.petId}`,
      );
    await end("died");
    expect(await read(third)).toMatchObject({ died_on: "2026-06-01" });
    expect(await errorOf(create(owner))).toMatchObject({
      status: 409,
      message: "No new links are made after an animal has died.",
    });
    await end("returned");
    expect(await errorOf(read(third))).toMatchObject(deadLink);
    await end("died");
    await api.deleteUserpet({ params: { id: owner.petId }, query: {} });
    expect(await errorOf(read(third))).toMatchObject(deadLink);
    for (const token of ["x", "a".repeat(43), "%20"])
      expect(await errorOf(visitor().readPassport({ params: { token } }))).toMatchObject(deadLink);
  });

  it("is shared and withdrawn by the owner of the pet only", async () => {
    const [owner, stranger] = [await aPetOwner(shop.database), await aPetOwner(shop.database)];
    const link = await create(owner);
    const strange = apiFor(shop, stranger);
    const params = { id: owner.petId };
    const calls = [
      () => strange.listPassports({ params }),
      () => strange.createPassport({ params, body: { days: 7 } }),
      () => strange.withdrawPassport({ params: { ...params, passportId: link.id } }),
      () => strange.withdrawPassport({ params: { id: stranger.petId, passportId: link.id } }),
    ];
    for (const call of calls) expect(await errorOf(call())).toMatchObject({ status: 404 });
    expect(await read(link)).toMatchObject({ chip: null });
  });

  it("has a limited number of links, which are stored as hashes and listed in the data export", async () => {
    const owner = await aPetOwner(shop.database);
    const results = await Promise.allSettled(startMany(maxPassports + 2, () => create(owner)));
    expect(countOutcomes(results)).toEqual({ ok: maxPassports, conflict: 2 });
    const created = results.flatMap((result) => (result.status === "fulfilled" ? [tokenOf(result.value)] : []));
    const stored = JSON.stringify(await shop.database.db.select().from(passports));
    const exported = await apiFor(shop, owner).exportMyData();
    for (const token of created) expect(stored + JSON.stringify(exported)).not.toContain(token);
    const [pet] = exported["pet_records"] as { passport_links: object[] }[];
    expect(pet?.passport_links).toHaveLength(maxPassports);
  });

  it("is opened a limited number of times by one network; other pages are not counted", async () => {
    const open = (url: string) => shop.app.inject({ url, remoteAddress: "203.0.113.9" });
    const statuses = new Set<number>();
    for (let count = 0; count <= 300; count++) statuses.add((await open(`/passport/${count}`)).statusCode);
    expect([...statuses]).toEqual([200, 429]);
    expect((await open("/gearshop")).statusCode).toBe(200);
  });
});
