import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { aCustomer, aStaffMember } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { auditValues, users } from "../../schema/index.ts";
import { recordAudit } from "./record-audit.ts";

const shop = testShop();

async function anEntryAbout(personId: number | null) {
  const { caller } = await aStaffMember(shop.database);
  await shop.database.transaction((tx) =>
    recordAudit(tx, caller, {
      action: "renamed",
      object: { kind: "customer", id: personId ?? 0 },
      before: { name: "Robin" },
      after: { name: "Linh" },
      personId,
    }),
  );
}

describe("the audit log", () => {
  it.each([
    "update audit_log set action = 'nothing'",
    "delete from audit_log",
    "truncate audit_log cascade",
    "update audit_values set after = null",
    "delete from audit_values",
    "truncate audit_values",
  ])("refuses %s", async (statement) => {
    const { id } = await aCustomer(shop.database);
    await anEntryAbout(id);
    await expect(shop.database.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringContaining("the audit log cannot be changed") as string },
    });
  });

  it("loses what it says about a person with that person's account, and nothing else", async () => {
    const { id } = await aCustomer(shop.database);
    await anEntryAbout(id);
    await anEntryAbout(null);
    const before = await shop.database.db.select().from(auditValues);
    await shop.database.db.delete(users).where(sql`id = ${id}`);
    const after = await shop.database.db.select().from(auditValues);
    expect(after).toEqual(before.filter(({ personId }) => personId !== id));
    expect(after).toHaveLength(before.length - 1);
  });
});
