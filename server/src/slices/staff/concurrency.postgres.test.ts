import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { createTestEnvironment } from "../../../test/support/test-database.ts";
import { openShop } from "../../../test/support/test-shop.ts";
import { staff, staffSessions, users } from "../../schema/index.ts";
import { offerOwnership } from "./offer-ownership.ts";

const environment = await createTestEnvironment();
const shop = await openShop(environment, { settings: { RATE_LIMIT_SCALE: "1000" } });
afterAll(async () => {
  await shop.close();
  await environment.remove();
});

const password = "a quiet river 7";
const tokenOf = (link: string | null) => link?.split("/").at(-1) ?? "";
const owners = () => shop.database.db.$count(staff, eq(staff.role, "owner"));

describe("twenty at once", () => {
  it("with the link of an empty shop: one becomes owner", async () => {
    const token = tokenOf(await offerOwnership(shop.database, "http://localhost"));
    const claims = startMany(20, (index) =>
      apiFor(shop).claimOwnership({ body: { token, name: "Robin", email: `robin${index}@example.com`, password } }),
    );
    expect(countOutcomes(await Promise.allSettled(claims))).toEqual({ ok: 1, not_found: 19 });
    expect([await owners(), await shop.database.db.$count(users)]).toEqual([1, 1]);
  });

  it("with the links of one invitation: one joins, in one session", async () => {
    const { staffToken } = await aStaffMember(shop.database);
    const { link } = await apiFor(shop, { staffToken }).inviteStaff({
      body: { email: "one@example.com", role: "clerk" },
    });
    const joins = startMany(20, () =>
      apiFor(shop).registerAndAcceptInvitation({ body: { token: tokenOf(link), name: "Robin", password } }),
    );
    expect(countOutcomes(await Promise.allSettled(joins))).toEqual({ ok: 1, not_found: 19 });
    const clerks = await shop.database.db.select().from(staff).where(eq(staff.role, "clerk"));
    expect(clerks).toHaveLength(1);
    expect(await shop.database.db.$count(staffSessions, eq(staffSessions.staffId, clerks[0]?.id ?? 0))).toBe(1);
  });

  it("inviting one address: one invitation", async () => {
    const { staffToken } = await aStaffMember(shop.database);
    const body = { email: "same@example.com", role: "clerk" as const };
    const invitations = startMany(20, () => apiFor(shop, { staffToken }).inviteStaff({ body }));
    expect(countOutcomes(await Promise.allSettled(invitations))).toEqual({ ok: 1, conflict: 19 });
  });

  it("leaving as owners: one stays", async () => {
    const members = await Promise.all(startMany(20, () => aStaffMember(shop.database, "owner")));
    const { db } = shop.database;
    const others = (await db.select().from(staff).where(eq(staff.role, "owner"))).filter(
      ({ id }) => !members.some((member) => member.id === id),
    );
    for (const { id } of others) await db.update(staff).set({ role: "clerk" }).where(eq(staff.id, id));
    const departures = members.map(({ id, staffToken }) =>
      apiFor(shop, { staffToken }).endEmployment({ params: { id }, body: { version: 1 } }),
    );
    expect(countOutcomes(await Promise.allSettled(departures))).toEqual({ ok: 19, conflict: 1 });
    const left = await db.select().from(staff).where(eq(staff.role, "owner"));
    expect(left.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  });
});
