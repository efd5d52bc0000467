import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../test/support/api-client.ts";
import { staffTokenOf } from "../../test/support/staff.ts";
import { testShop } from "../../test/support/test-shop.ts";
import { hashPassword } from "../platform/auth/passwords.ts";
import { users } from "../schema/index.ts";
import { offerOwnership } from "../slices/staff/offer-ownership.ts";
import { lockDemoStaff } from "./lock-demo-staff.ts";
import { demoStaff } from "./seed.ts";
import { seedStaff } from "./seed-staff.ts";

const shop = testShop();
const password = "a quiet river 7";

describe("the demo's staff", () => {
  beforeAll(() => shop.database.transaction(seedStaff));

  it("is one person per role with a password that opens the workplace", async () => {
    for (const [name, role] of Object.entries({
      owner: "owner",
      manager: "manager",
      clerk: "clerk",
      vet: "practitioner",
      keeper: "keeper",
    })) {
      const email = `${name}@pawhaven.example`;
      const staffToken = await staffTokenOf(shop.app, email, `pawhaven-${name}`);
      expect((await apiFor(shop, { staffToken }).getStaffSession()).staff.role).toBe(role);
    }
  });

  it("cannot sign in to a shop that is no demo any longer, unless the password was changed", async () => {
    await shop.database.db
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.email, "manager@pawhaven.example"));
    const staffToken = await staffTokenOf(shop.app, demoStaff.email, demoStaff.password);
    await lockDemoStaff(shop.database);
    expect(await errorOf(apiFor(shop, { staffToken }).getStaffSession())).toMatchObject({ status: 401 });
    await expect(staffTokenOf(shop.app, demoStaff.email, demoStaff.password)).rejects.toThrow("Incorrect email");
    await staffTokenOf(shop.app, "manager@pawhaven.example", password);
    expect(await offerOwnership(shop.database, "http://localhost")).toContain("/admin/claim/");
  });
});
