import type { Api, RequestOf, visitsEndpoints } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { aFinishedVisit, aPetOwner, type PetOwner } from "../../../../test/support/bookings.ts";
import { aGear } from "../../../../test/support/factories.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { gears, mailOutbox } from "../../../schema/index.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
let vet: Api;
beforeAll(async () => {
  vet = await staffApi(shop, "practitioner");
});

type Finish = RequestOf<typeof visitsEndpoints.finishVisit>["body"];
const finish = (id: number, body: Partial<Finish>) =>
  vet.finishVisit({ params: { id }, body: { revision: 0, done: "Looked at.", weight_kg: null, ...body } });
const aVisitOf = ({ caller: { userId }, petId }: PetOwner) => aFinishedVisit(shop.database, { userId, petId });
const mailsTo = async ({ caller: { userId } }: PetOwner) =>
  shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, userId));

describe("what the clinic suggests after a visit", () => {
  it("is shown to its customer and mailed once, with the reason", async () => {
    const owner = await aPetOwner(shop.database, { name: "Biscuit" });
    const gear = await aGear(shop.database, { name: "Dental chews" });
    const id = await aVisitOf(owner);
    const proposals = [{ gear_id: gear.id, note: "For the tartar." }];
    expect(await finish(id, { proposals })).toMatchObject({
      proposals: [{ name: "Dental chews", state: "available" }],
    });
    expect(await apiFor(shop, owner).listVisitProposals()).toMatchObject([
      { booking_id: id, pet_name: "Biscuit", gears: [{ gear_id: gear.id, note: "For the tartar." }] },
    ]);
    await finish(id, { revision: 1, proposals, done: "Looked at the teeth." });
    const mails = await mailsTo(owner);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.bodyText).toContain("You can buy it anywhere:");
    expect(mails[0]?.bodyText).toContain("Dental chews: For the tartar.");
    expect(JSON.stringify(await apiFor(shop, owner).exportMyData())).toContain("For the tartar.");
    expect(await apiFor(shop, await aPetOwner(shop.database)).listVisitProposals()).toEqual([]);
  });

  it("says what can be bought here; what is archived is not suggested, but stays where it was", async () => {
    const owner = await aPetOwner(shop.database);
    const [soldOut, hidden] = [
      await aGear(shop.database, { stock: 0 }),
      await aGear(shop.database, { name: "Old brush" }),
    ];
    const id = await aVisitOf(owner);
    const proposals = [soldOut, hidden].map(({ id: gearId }) => ({ gear_id: gearId }));
    await finish(id, { proposals });
    await shop.database.db.update(gears).set({ state: "archived" }).where(eq(gears.id, hidden.id));
    expect(await apiFor(shop, owner).listVisitProposals()).toMatchObject([
      { gears: [{ state: "sold_out" }, { state: "not_sold", name: "Old brush" }] },
    ]);
    expect(await finish(id, { revision: 1, proposals: proposals.toReversed() })).toMatchObject({
      proposals: [{ name: "Old brush" }, { state: "sold_out" }],
    });
    const another = await aVisitOf(owner);
    expect(await errorOf(finish(another, { proposals }))).toMatchObject({ code: "not_found" });
    expect((await finish(id, { revision: 2 })).proposals).toHaveLength(2);
    expect((await finish(id, { revision: 3, proposals: [] })).proposals).toEqual([]);
  });

  it("is forgotten with the account", async () => {
    const owner = await aPetOwner(shop.database);
    const gear = await aGear(shop.database);
    const id = await aVisitOf(owner);
    await finish(id, { proposals: [{ gear_id: gear.id }] });
    await shop.database.db.execute(sql`delete from users where id = ${owner.caller.userId}`);
    expect((await vet.getVisit({ params: { id } })).proposals).toEqual([]);
  });
});
