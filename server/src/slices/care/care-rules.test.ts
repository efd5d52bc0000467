import { addDays, type CareRuleDraft, type StaffCareRule } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aCareRecord, aPuppyOwner } from "../../../test/support/care.ts";
import { aCustomer } from "../../../test/support/factories.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Ho_Chi_Minh" }).format(new Date());
const ruleOf = async (code: string): Promise<StaffCareRule> => {
  const rules = await (await staffApi(shop)).listCareRules();
  return rules.find((rule) => rule.code === code && rule.is_used && rule.valid_until === null) as StaffCareRule;
};
const draftOf = (rule: StaffCareRule, changes: Partial<CareRuleDraft> = {}): CareRuleDraft => ({
  name: rule.name,
  advice: rule.advice,
  schedule: rule.schedule,
  source: rule.source,
  source_url: rule.source_url,
  valid_from: addDays(today, 1),
  ...changes,
});

describe("the rules of care", () => {
  it("come with their sources and without a review; those of the country are used", async () => {
    const rules = await (await staffApi(shop, "practitioner")).listCareRules();
    expect(rules.every(({ reviewed_by: by, source_url: url }) => by === null && url.startsWith("https://"))).toBe(true);
    const rabies = rules.filter(({ code }) => code === "dog-rabies");
    expect(rabies.map(({ country, is_used: isUsed }) => [country, isUsed])).toEqual([
      [null, false],
      ["VN", true],
    ]);
    expect(JSON.stringify(rules)).not.toMatch(/\b(mg|ml|dose)\b/i);
  });

  it("get a new version from a day on, which has to be reviewed again", async () => {
    const manager = await staffApi(shop, "manager");
    const before = await ruleOf("cat-check-up");
    const after = await manager.createCareRuleVersion({
      params: { id: before.id },
      body: draftOf(before, { advice: "Twice a year.", valid_from: addDays(today, 3) }),
    });
    expect(before.version).toBe(1);
    expect(after).toMatchObject({ advice: "Twice a year.", compiled_on: today, reviewed_by: null, valid_until: null });
    expect(after.version).toBe(2);
    const all = await manager.listCareRules();
    expect(all.find(({ id }) => id === before.id)).toMatchObject({ valid_until: addDays(today, 3) });
    const again = manager.createCareRuleVersion({ params: { id: before.id }, body: draftOf(before) });
    expect(await errorOf(again)).toMatchObject({ code: "edited_meanwhile" });
    const past = { params: { id: after.id }, body: draftOf(after, { valid_from: addDays(today, -1) }) };
    expect(await errorOf(manager.createCareRuleVersion(past))).toMatchObject({ status: 422 });
  });

  it("are reviewed by vets, changed and retired by managers", async () => {
    const { id } = await ruleOf("dog-check-up");
    const manager = await staffApi(shop, "manager");
    const vet = await staffApi(shop, "practitioner");
    expect(await errorOf(manager.reviewCareRule({ params: { id } }))).toMatchObject({ status: 403 });
    expect(await vet.reviewCareRule({ params: { id } })).toMatchObject({ reviewed_by: "Kim", reviewed_on: today });
    expect(await errorOf(vet.retireCareRule({ params: { id } }))).toMatchObject({ status: 403 });
    expect(await manager.setCareRuleService({ params: { id }, body: { service_id: null } })).toMatchObject({
      service_id: null,
    });
    const unknown = manager.setCareRuleService({ params: { id }, body: { service_id: 999_999 } });
    expect(await errorOf(unknown)).toMatchObject({ status: 422 });
    expect(await manager.retireCareRule({ params: { id } })).toMatchObject({ valid_until: today });
    expect(await errorOf(manager.retireCareRule({ params: { id } }))).toMatchObject({ code: "conflict" });
    expect(await errorOf(vet.reviewCareRule({ params: { id } }))).toMatchObject({ code: "conflict" });
  });

  it("make nothing due once they are retired, and nobody late when they change", async () => {
    const manager = await staffApi(shop, "manager");
    const { id: userId, token } = await aCustomer(shop.database);
    const createdAt = new Date(`${addDays(today, -900)}T03:00:00Z`);
    const pet = { userId, createdAt, bornOn: addDays(today, -2000) };
    const { petId } = await aPuppyOwner(shop.database, pet);
    await aCareRecord(shop.database, petId, { givenOn: addDays(today, -500) });
    const api = apiFor(shop, { token });
    const core = async () => (await api.listMyDueCare()).find(({ name }) => name === "Core vaccines");
    expect(await core()).toMatchObject({ due_on: addDays(today, 595) });
    const { id } = await ruleOf("dog-core-vaccines");
    await manager.retireCareRule({ params: { id } });
    expect(await core()).toBeUndefined();
    const all = await manager.listCareRules();
    const retired = all.find((each) => each.id === id) as StaffCareRule;
    const step = { every_days: 365, at_days: null, early_days: 30, until_days: null, times: null };
    const yearly = { first: { at_days: 56, early_days: 14 }, steps: [step] };
    const tomorrow = draftOf(retired, { schedule: yearly });
    await manager.createCareRuleVersion({ params: { id }, body: tomorrow });
    expect(await core()).toBeUndefined();
  });
});
