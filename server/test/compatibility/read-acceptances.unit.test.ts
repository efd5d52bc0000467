import { expect, it } from "vitest";
import { readAcceptances } from "./read-acceptances.ts";

it("reads what migrations call survivable, and why, and nothing without a reason", () => {
  const text = `
-- survivable: orders.one_price: the version before has one price
alter table orders add constraint one_price check (price > 0);
-- survivable: orders.no_reason:
-- survivable without a name`;
  expect(readAcceptances([{ name: "0001-x.sql", text, checksum: "" }])).toEqual([
    { subject: "orders.one_price", reason: "the version before has one price" },
  ]);
});
