import { monthsOld } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { findViolations } from "../src/integrity/find-violations.ts";
import { issueMissingInvoices } from "../src/slices/orders/invoices/issue-missing-invoices.ts";
import { type DumpPerson, dumps } from "./dumps/dump.ts";
import { apiFor } from "./support/api-client.ts";
import { restoreDump } from "./support/restore-dump.ts";
import { testShopIdentity } from "./support/shop-identity.ts";
import { openShop } from "./support/test-shop.ts";

/** One pet whose owner typed an age and a weight, and one of whom nothing is known. */
const typedFigures = (buyer: DumpPerson) => `
  set search_path = public;
  update userpets set age = 2.5, weight_kg = 9.2, created_at = '2024-03-31T10:00:00Z'
  where user_id = ${buyer.id} and name = 'Milo';`;

/** Versions in which an age stood still. */
const older = dumps().filter(({ sql }) => !sql.includes("end_recorded_at"));

describe.each(older)("pets registered with $name", ({ sql: dump, facts }) => {
  const { buyer } = facts.people;

  it("have grown older since, and what they weighed is a record of their owner", async () => {
    const environment = await restoreDump(`${dump}\n${typedFigures(buyer)}`);
    const opened = await openShop(environment);
    const api = apiFor(opened, buyer);
    const pets = await api.listUserpets({ params: { userId: buyer.id } });
    const pageOf = (name: string) => api.getUserpet({ params: { id: pets.find((pet) => pet.name === name)?.id ?? 0 } });
    const milo = await pageOf("Milo");
    expect(milo).toMatchObject({
      born_on: "2021-09-30",
      born_precision: "estimated",
      weight_kg: 9.2,
      records: [{ kind: "weight", weight_kg: 9.2, given_on: "2024-03-31", source: "owner" }],
    });
    const { today } = await api.getBookingDays();
    expect(milo.age).toBeCloseTo(monthsOld("2021-09-30", today) / 12, 1);
    expect(await pageOf("Mun")).toMatchObject({ born_on: null, age: null, weight_kg: null, records: [] });
    await issueMissingInvoices(opened.database, testShopIdentity());
    expect(await findViolations(opened.database.db)).toEqual([]);
    await opened.close();
    await environment.remove();
  });
});
