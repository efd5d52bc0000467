import type { RenderPage } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf, staffHeaders } from "../../../test/support/api-client.ts";
import { aBookingDraft, aPetOwner, type PetOwner } from "../../../test/support/bookings.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { registerCustomer } from "../../../test/support/customers.ts";
import { createTestEnvironment } from "../../../test/support/test-database.ts";
import { openShop, testShop } from "../../../test/support/test-shop.ts";
import { auditLog, auditValues, mailOutbox, shopContent, shopContentVersions } from "../../schema/index.ts";
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
const versionOf = async (key: "facts" | "hours" | "holidays" | "faqs" | "social") => (await contentNow())[key].version;
const put = async (key: string, value: unknown, version?: number) =>
  shop.app.inject({
    method: "PUT",
    url: `/api/staff/content/${key}`,
    headers: staffHeaders(staff.staffToken),
    payload: { version: version ?? (await versionOf(key as "facts")), value },
  });
const changeFacts = async (changes: object) => put("facts", { ...(await contentNow()).facts.value, ...changes });
const wholeWeek = (opens: string, closes: string) => Array.from({ length: 7 }, () => ({ opens, closes }));
const changeClinicHours = async (clinic: unknown) => put("hours", { ...(await contentNow()).hours.value, clinic });

describe("the content of a shop", () => {
  it("begins as the settings say, each part as its first version", async () => {
    const content = await contentNow();
    expect(content).toMatchObject({
      facts: { value: firstContent.facts, version: 1, updated_by: null },
      hours: { value: firstContent.hours },
      holidays: { value: [{ date: "2030-12-25", name: "" }] },
      faqs: { value: firstContent.faqs },
      social: { value: firstContent.social },
    });
    expect(await shop.database.db.$count(shopContentVersions)).toBe(5);
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

describe("content that is not valid", () => {
  const week = wholeWeek("09:00", "17:00");
  const link = { name: "Blog", url: "https://blog.example" };
  const faq = { topic: "Orders", question: "Why?", answer: "Because.", is_featured: false };
  const facts = firstContent.facts;

  type Case = [key: string, value: unknown, field: string, message: unknown];
  it.each<Case>([
    ["facts", { ...facts, name: "  " }, "value.name", "Please enter the shop's name."],
    ["facts", { ...facts, name: "x".repeat(61) }, "value.name", "At most 60 characters."],
    ["facts", { ...facts, name: "Paws\r\nBcc: all@example.com" }, "value.name", "Please use plain text in one line."],
    ["facts", { ...facts, name: "Paws <b>" }, "value.name", "Please use plain text in one line."],
    ["facts", { ...facts, name: "Paws\u200B" }, "value.name", "Please use plain text in one line."],
    ["facts", { ...facts, name: "Paws\u0000" }, "value.name", "Please use plain text in one line."],
    ["facts", { ...facts, email: "hello" }, "value.email", "Please enter a valid email address."],
    ["facts", { ...facts, email: "a@b.example, c@d.example" }, "value.email", "Please enter a valid email address."],
    ["facts", { ...facts, phone: "call us" }, "value.phone", "Please enter a phone number like +84 28 5550 0199."],
    ["facts", { ...facts, timeZone: "Europe/London" }, "value", expect.stringContaining("timeZone")],
    [
      "hours",
      { shop: week, clinic: wholeWeek("17:00", "09:00") },
      "value.clinic.0.closes",
      "Please close later than you open.",
    ],
    [
      "hours",
      { shop: wholeWeek("09:00", "09:00"), clinic: week },
      "value.shop.0.closes",
      "Please close later than you open.",
    ],
    [
      "hours",
      { shop: wholeWeek("9:00", "17:00"), clinic: week },
      "value.shop.0.opens",
      "Please enter a time like 09:30.",
    ],
    [
      "hours",
      { shop: week, clinic: wholeWeek("09:00", "24:00") },
      "value.clinic.0.closes",
      "Please enter a time like 09:30.",
    ],
    ["hours", { shop: week.slice(1), clinic: week }, "value.shop", "Please give all seven days."],
    [
      "holidays",
      [{ date: "2030-02-31", name: "" }],
      "value.0.date",
      "Please enter a date that exists, like 2030-12-25.",
    ],
    ["holidays", [{ date: "", name: "" }], "value.0.date", "Please enter a date that exists, like 2030-12-25."],
    [
      "holidays",
      [
        { date: "2030-01-01", name: "" },
        { date: "2030-01-01", name: "New Year" },
      ],
      "value.1.date",
      "This date is on the list twice.",
    ],
    ["faqs", [{ ...faq, answer: " " }], "value.0.answer", "Please enter the answer."],
    ["faqs", [{ ...faq, answer: "x".repeat(1501) }], "value.0.answer", "At most 1500 characters."],
    ["faqs", [faq, { ...faq, question: "WHY?" }], "value.1.question", "This question is on the list twice."],
    [
      "faqs",
      Array.from({ length: 51 }, (_, index) => ({ ...faq, question: `Why ${index}?` })),
      "value",
      "At most 50 questions.",
    ],
    ["social", [link, { ...link, name: "blog" }], "value.1.name", "This name is on the list twice."],
    ["social", [{ ...link, name: "" }], "value.0.name", "Please enter a name."],
    ...[
      "http://blog.example",
      "javascript:alert(1)",
      "https://",
      "//blog.example",
      "https://me:you@blog.example",
      "data:text/html,x",
    ].map(
      (url) =>
        [
          "social",
          [{ ...link, url }],
          "value.0.url",
          "Please enter an address that begins with https://.",
        ] satisfies Case,
    ),
  ])("is refused: %s %j", async (key, value, field, message) => {
    const before = await shop.database.db.select().from(shopContent);
    const response = await put(key, value);
    expect(response.statusCode).toBe(422);
    expect(response.json<{ errors: Record<string, string[]> }>().errors[field]).toContainEqual(message);
    expect(await shop.database.db.select().from(shopContent)).toEqual(before);
  });

  it("is stored as text if it only looks like code, and pages get it as text", async () => {
    const hostile = { ...faq, question: "'; drop table users; --", answer: '<img src=x onerror="alert(1)">' };
    expect((await put("faqs", [hostile])).statusCode).toBe(200);
    expect((await contentNow()).faqs.value).toEqual([hostile]);
  });
});

describe("a change of the clinic's hours", () => {
  /** A day far enough ahead to be free, and open under both hours. */
  const someDay = async () => (await apiFor(shop).getBookingDays()).last_day;
  const slotsOn = async (date: string) => (await apiFor(shop).listSlots({ query: { service_id: 1, date } })).all_slots;
  const book = (pet: PetOwner, date: string, time_slot: string) =>
    apiFor(shop, pet).createBooking({ body: aBookingDraft(pet, { date, time_slot }) });

  it("changes the slots at once; bookings outside stay, and the editor is told of them before", async () => {
    await changeClinicHours(wholeWeek("09:00", "17:00"));
    const date = await someDay();
    await expect.poll(() => slotsOn(date)).toContain("09:00");
    const [early, late] = [await aPetOwner(shop.database, { name: "Mochi" }), await aPetOwner(shop.database)];
    const outside = await book(early, date, "09:00");
    await book(late, date, "12:00");

    const later = wholeWeek("12:00", "18:00");
    const check = (clinic: typeof later, holidays: { date: string; name: string }[] = []) =>
      owner.findBookingsOutsideHours({ body: { clinic, holidays } });
    expect(await check(later)).toMatchObject({ count: 1, bookings: [{ id: outside.id, pet: { name: "Mochi" } }] });
    expect(await check(wholeWeek("09:00", "12:30"))).toMatchObject({ count: 0, bookings: [] });
    expect(await check(wholeWeek("09:00", "12:15"))).toMatchObject({ count: 1 });
    expect(await check(wholeWeek("09:00", "17:00"), [{ date, name: "Tết" }])).toMatchObject({ count: 2 });

    await changeClinicHours(later);
    await expect.poll(() => slotsOn(date)).toContain("17:30");
    expect(await slotsOn(date)).not.toContain("09:30");
    const call = { params: { userId: early.caller.userId }, query: { type: "upcoming" as const } };
    expect(await apiFor(shop, early).listBookings(call)).toMatchObject([{ id: outside.id, status: "Pending" }]);
    const rejected = await errorOf(book(await aPetOwner(shop.database), date, "09:30"));
    expect(rejected).toMatchObject({ status: 422, errors: { time_slot: [expect.any(String)] } });
    expect(await book(await aPetOwner(shop.database), date, "17:30")).toMatchObject({ time_slot: "17:30" });
    const moved = { params: { id: outside.id }, body: { date, time_slot: "10:00" } };
    expect(await errorOf(apiFor(shop, early).rescheduleBooking(moved))).toMatchObject({ status: 422 });
  });

  it("closes the clinic on a holiday", async () => {
    const date = await someDay();
    await put("holidays", [{ date, name: "Tết" }]);
    await expect.poll(() => slotsOn(date)).toEqual([]);
    expect((await apiFor(shop).getBookingDays()).closed_dates).toContain(date);
    expect(await errorOf(book(await aPetOwner(shop.database), date, "13:00"))).toMatchObject({
      errors: { date: ["We are closed on this day. Please select another date."] },
    });
  });
});
