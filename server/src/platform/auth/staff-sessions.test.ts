import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { staff, staffSessions } from "../../schema/index.ts";
import { deleteExpiredStaffSessions } from "./staff-sessions.ts";

const shop = testShop();
const sessionCall = (staffToken: string) => apiFor(shop, { staffToken }).getStaffSession();
const changeSession = (staffId: number, values: Partial<typeof staffSessions.$inferInsert>) =>
  shop.database.db.update(staffSessions).set(values).where(eq(staffSessions.staffId, staffId));
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe("a session of staff", () => {
  it("is found by its own token only", async () => {
    const [one, other] = [await aStaffMember(shop.database), await aStaffMember(shop.database, "clerk")];
    expect((await sessionCall(one.staffToken)).staff.id).toBe(one.id);
    expect((await sessionCall(other.staffToken)).staff.id).toBe(other.id);
    expect(await errorOf(sessionCall(`${one.staffToken.slice(0, -1)}_`))).toMatchObject({ status: 401 });
  });

  it("ends when it expires, however often it is used", async () => {
    const { id, staffToken } = await aStaffMember(shop.database);
    await changeSession(id, { expiresAt: minutesAgo(0) });
    expect(await errorOf(sessionCall(staffToken))).toMatchObject({ status: 401, code: "unauthenticated" });
  });

  it("ends after 30 minutes without use, and use prolongs it", async () => {
    const { id, staffToken } = await aStaffMember(shop.database);
    await changeSession(id, { lastSeenAt: minutesAgo(29) });
    await sessionCall(staffToken);
    const [used] = await shop.database.db.select().from(staffSessions).where(eq(staffSessions.staffId, id));
    expect(used?.lastSeenAt.getTime()).toBeGreaterThan(minutesAgo(1).getTime());
    await changeSession(id, { lastSeenAt: minutesAgo(31) });
    expect(await errorOf(sessionCall(staffToken))).toMatchObject({ status: 401 });
  });

  it("ends with the employment", async () => {
    const { id, staffToken } = await aStaffMember(shop.database, "manager");
    await shop.database.db.update(staff).set({ endedAt: new Date() }).where(eq(staff.id, id));
    expect(await errorOf(sessionCall(staffToken))).toMatchObject({ status: 401 });
  });

  it("is deleted once it is over", async () => {
    const [over, open] = [await aStaffMember(shop.database), await aStaffMember(shop.database)];
    await changeSession(over.id, { lastSeenAt: minutesAgo(31) });
    await deleteExpiredStaffSessions(shop.database.db);
    const left = await shop.database.db.select({ staffId: staffSessions.staffId }).from(staffSessions);
    expect(left).toContainEqual({ staffId: open.id });
    expect(left).not.toContainEqual({ staffId: over.id });
  });
});
