import { describe, expect, it } from "vitest";
import { fromContentFields, toContentFields } from "./content-fields.ts";

const day = { opens: "09:00", closes: "17:00" };
const week = [day, null, day, day, day, day, null];
const days = { min: 3, max: 6 };
const links = [
  { name: "Blog", url: "https://blog.example" },
  { name: "order", url: "https://order.example" },
];

describe("the fields of content", () => {
  it.each([
    ["facts", { name: "Paws", email: "a@b.example", phone: "123", address: "Here" }],
    ["hours", { shop: week, clinic: week.toReversed() }],
    ["holidays", [{ date: "2030-12-25", name: "" }]],
    ["faqs", [{ topic: "Orders", question: "order", answer: "Yes: 1-2", is_featured: true }]],
    ["delivery", { handling_days: 1, cut_off: "14:00", transit: { vn: { min: 1, max: 3 }, us: days, sg: days } }],
    ["social", links],
    ["social", []],
  ] as const)("give back the %s they were made from", (key, value) => {
    expect(fromContentFields(key, toContentFields(key, value as never))).toEqual(value);
  });

  it("leave out an item that is null, and put one that the order lacks last", () => {
    const fields = {
      ...toContentFields("social", links),
      "link Blog": null,
      "link Shop": { url: "https://shop.example" },
    };
    expect(fromContentFields("social", fields)).toEqual([links[1], { name: "Shop", url: "https://shop.example" }]);
  });
});
