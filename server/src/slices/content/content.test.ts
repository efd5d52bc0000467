import { contentKeys, type ContentKey, type RenderPage } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf, staffHeaders } from "../../../test/support/api-client.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { registerCustomer } from "../../../test/support/customers.ts";
import { createTestEnvironment } from "../../../test/support/test-database.ts";
import { openShop, testShop } from "../../../test/support/test-shop.ts";
import { auditLog, auditValues, mailOutbox, shopContentVersions } from "../../schema/index.ts";
import { readSettings } from "../../settings.ts";

/** Shows what every page is given. */
const renderPage: RenderPage = async (_, { shop, shopDetails }) =>
  new Response(JSON.stringify({ ...shop, ...shopDetails }), { headers: { "content-type": "text/html" } });
const shop = testShop({ renderPage, settings: { CLINIC_HOLIDAYS: "2030-12-25", SHOP_NAME: "Paws & Claws" } });
const { firstContent } = readSettings({ CLINIC_HOLIDAYS: "2030-12-25", SHOP_NAME: "Paws & Claws" });

let owner: ReturnType<typeof apiFor>;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  staff = await aStaffMember(shop.database);
  owner = apiFor(shop, staff);
});

const page = async () => (await shop.app.inject({ url: "/" })).body;
const contentNow = () => owner.listContent();
const versionOf = async (key: ContentKey) => (await contentNow())[key].version;
const put = async (key: string, value: unknown, version?: number) =>
  shop.app.inject({
    method: "PUT",
    url: `/api/staff/content/${key}`,
    headers: staffHeaders(staff.staffToken),
    payload: { version: version ?? (await versionOf(key as "facts")), value },
  });
const changeFacts = async (changes: object) => put("facts", { ...(await contentNow()).facts.value, ...changes });
const wholeWeek = (opens: string, closes: string) => Array.from({ length: 7 }, () => ({ opens, closes }));

describe("the content of a shop", () => {
  it("begins as the settings say, each part as its first version", async () => {
    const content = await contentNow();
    expect(content).toMatchObject({
      facts: { value: firstContent.facts, version: 1, updated_by: null },
      hours: { value: firstContent.hours },
      holidays: { value: [{ date: "2030-12-25", name: "" }] },
      faqs: { value: firstContent.faqs },
      social: { value: firstContent.social },
      returns: { value: firstContent.returns },
    });
    expect(await shop.database.db.$count(shopContentVersions)).toBe(contentKeys.length);
  });

  it("has the rules of returns, which staff change without the number of days", async () => {
    const rules = [{ title: "", text: "Bring it to the shop." }, ...(await contentNow()).returns.value.slice(0, 2)];
    expect((await put("returns", rules)).statusCode).toBe(200);
    expect(JSON.parse(await page())).toMatchObject({ returnRules: rules });
    const refused = await put("returns", [rules[0], rules[0]]);
    expect(refused.json()).toMatchObject({ errors: { "value.1.text": ["This text is on the list twice."] } });
    const { rows } = await owner.getHistory({ params: { kind: "content", object_id: "returns" } });
    expect(rows[0]).toMatchObject({ after: { "rule Bring it to the shop.": { title: "" } }, can_undo: true });
    await owner.undoChange({ params: { id: rows[0]?.id ?? 0 } });
    expect((await contentNow()).returns.value).toEqual(firstContent.returns);
  });

  it("stays what the database says when a shop starts again with other settings", async () => {
    const environment = await createTestEnvironment("migrated");
    await (await openShop(environment, { settings: { SHOP_NAME: "First" } })).close();
    const again = await openShop(environment, { settings: { SHOP_NAME: "Second" } });
    const { facts } = await apiFor(again, await aStaffMember(again.database)).listContent();
    expect(facts).toMatchObject({ value: { name: "First" }, version: 1 });
    await again.close();
    await environment.remove();
  });

  it("shows on pages that were cached, at once", async () => {
    expect(await page()).toContain('"shop":[["Mon - Sat","9:00 AM - 8:00 PM"],["Sunday","Closed"]]');
    const value = { ...firstContent.hours, shop: wholeWeek("10:00", "16:00") };
    await owner.updateOpeningHours({ body: { version: 1, value } });
    await expect.poll(page).toContain('"shop":[["Mon - Sun","10:00 AM - 4:00 PM"]]');
    expect(await page()).toContain('"openingHours":["Mo-Su 10:00-16:00"]');
  });

  it("shows upcoming holidays in their order, and no past ones", async () => {
    const value = [
      { date: "2091-02-01", name: "Tết" },
      { date: "2090-01-01", name: "" },
      { date: "2020-01-01", name: "Long ago" },
    ];
    await owner.updateHolidays({ body: { version: await versionOf("holidays"), value } });
    const [first, second] = [
      { date: "2090-01-01", name: "" },
      { date: "2091-02-01", name: "Tết" },
    ];
    await expect.poll(page).toContain(`"upcomingHolidays":${JSON.stringify([first, second])}`);
  });

  it("is in the next mail, receipt and security contact", async () => {
    await changeFacts({ name: "Paw Palace", email: "palace@shop.example" });
    await expect.poll(page).toContain("Paw Palace");
    const { email } = await registerCustomer(shop);
    const [mail] = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    expect(mail?.subject).toBe("Welcome to Paw Palace");
    const { body } = await shop.app.inject({ url: "/.well-known/security.txt" });
    expect(body).toContain("Contact: mailto:palace@shop.example");
    await apiFor(shop).sendFeedback({ body: { name: "Linh", email: "linh@example.com", message: "Lovely." } });
    const toShop = await shop.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, "palace@shop.example"));
    expect(toShop).toHaveLength(1);
  });

  it("is in the audit log with who changed what from what to what, and only that", async () => {
    await changeFacts({ phone: "+84 28 5550 0123" });
    const entries = await shop.database.db
      .select()
      .from(auditLog)
      .innerJoin(auditValues, eq(auditValues.entryId, auditLog.id))
      .where(eq(auditLog.staffId, staff.id))
      .orderBy(auditLog.id);
    expect(entries.at(-1)).toMatchObject({
      audit_log: { action: "edited", objectKind: "content", objectId: "facts" },
      audit_values: { before: { phone: "+84 28 5550 0199" }, after: { phone: "+84 28 5550 0123" }, personId: null },
    });
  });
});

describe("undoing a change of content", () => {
  const newest = async () => (await owner.listAuditEntries({ query: { kind: "content" } })).rows[0];

  it("sets back what it changed and nothing else, as a new version", async () => {
    const { hours } = await contentNow();
    const [, ...rest] = hours.value.clinic;
    const clinic = [{ opens: "11:00", closes: "12:00" }, ...rest];
    await owner.updateOpeningHours({ body: { version: hours.version, value: { ...hours.value, clinic } } });
    const entry = await newest();
    expect(entry).toMatchObject({
      object: { kind: "content", id: "hours" },
      before: { "clinic Monday": "09:00-17:00" },
      after: { "clinic Monday": "11:00-12:00" },
      can_undo: true,
    });
    await owner.undoChange({ params: { id: entry?.id ?? 0 } });
    expect((await contentNow()).hours).toMatchObject({ value: hours.value, version: hours.version + 2 });
    expect(await newest()).toMatchObject({ before: { "clinic Monday": "11:00-12:00" } });
  });

  it("is refused if it was changed again, and for a list restores the whole list", async () => {
    const { holidays } = await contentNow();
    await put("holidays", [{ date: "2092-01-01", name: "One" }]);
    const first = await newest();
    expect(first).toMatchObject({
      before: { "holiday 2092-01-01": null },
      after: { "holiday 2092-01-01": { name: "One" } },
    });
    await put("holidays", []);
    const undo = (id = 0) => owner.undoChange({ params: { id } });
    expect(await errorOf(undo(first?.id))).toMatchObject({ code: "edited_meanwhile" });
    await undo((await newest())?.id);
    expect((await contentNow()).holidays.value).toEqual([{ date: "2092-01-01", name: "One" }]);
    await put("holidays", holidays.value);
  });
});

describe("two people who edit the same thing", () => {
  it("cannot overwrite each other: the same version is accepted once", async () => {
    const other = apiFor(shop, await aStaffMember(shop.database, "manager"));
    const version = await versionOf("social");
    const first = [{ name: "Blog", url: "https://blog.example" }];
    expect(await owner.updateSocialLinks({ body: { version, value: first } })).toMatchObject({
      value: first,
      version: version + 1,
      updated_by: "Kim",
    });
    expect(await errorOf(other.updateSocialLinks({ body: { version, value: [] } }))).toMatchObject({
      status: 409,
      code: "edited_meanwhile",
    });
    expect((await contentNow()).social.value).toEqual(first);
    const restore = { params: { key: "social" as const }, body: { version, restored_version: 1 } };
    expect(await errorOf(other.restoreContent(restore))).toMatchObject({ code: "edited_meanwhile" });
  });
});

describe("an earlier version", () => {
  it("is listed with who and when, and becomes a new version when it is restored", async () => {
    const params = { key: "faqs" as const };
    const faq = { topic: "Orders", question: "Where is it?", answer: "On its way.\nPromised.", is_featured: true };
    await owner.updateFaqs({ body: { version: 1, value: [faq] } });
    await expect.poll(page).toContain("Promised.");
    const restored = await owner.restoreContent({ params, body: { version: 2, restored_version: 1 } });
    expect(restored).toMatchObject({ version: 3, value: firstContent.faqs, updated_by: "Kim" });
    await expect.poll(page).not.toContain("Promised.");
    expect(await owner.listContentVersions({ params })).toMatchObject([
      { version: 3, value: firstContent.faqs, updated_by: "Kim" },
      { version: 2, value: [faq], updated_by: "Kim" },
      { version: 1, value: firstContent.faqs, updated_by: null },
    ]);
  });

  it("that does not exist cannot be restored", async () => {
    const call = { params: { key: "faqs" as const }, body: { version: 3, restored_version: 9 } };
    expect(await errorOf(owner.restoreContent(call))).toMatchObject({ status: 404 });
  });
});
