import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, staffHeaders } from "../../../test/support/api-client.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { shopContent } from "../../schema/index.ts";
import { readSettings } from "../../settings.ts";

const shop = testShop();
const { facts } = readSettings({}).firstContent;

let staff: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  staff = await aStaffMember(shop.database);
});

const put = (key: string, value: unknown) =>
  shop.app.inject({
    method: "PUT",
    url: `/api/staff/content/${key}`,
    headers: staffHeaders(staff.staffToken),
    payload: { version: 1, value },
  });
const wholeWeek = (opens: string, closes: string) => Array.from({ length: 7 }, () => ({ opens, closes }));

describe("content that is not valid", () => {
  const week = wholeWeek("09:00", "17:00");
  const link = { name: "Blog", url: "https://blog.example" };
  const faq = { topic: "Orders", question: "Why?", answer: "Because.", is_featured: false };

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
    expect((await apiFor(shop, staff).listContent()).faqs.value).toEqual([hostile]);
  });
});
