import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { addStaffPasskey, aMemberWithPassword, staffPassword } from "../../../test/support/staff.ts";
import { createTestEnvironment } from "../../../test/support/test-database.ts";
import { openShop } from "../../../test/support/test-shop.ts";
import type { Tx } from "../../platform/db/database.ts";
import { hashPassword } from "../../platform/auth/passwords.ts";
import { auditLog, staff, staffSessions, users } from "../../schema/index.ts";

const environment = await createTestEnvironment("migrated");
/** What happens meanwhile happens at another node. */
const [shop, other] = await Promise.all([openShop(environment), openShop(environment)]);
afterAll(async () => {
  await Promise.all([shop.close(), other.close()]);
  await environment.remove();
});
type Member = Awaited<ReturnType<typeof aMemberWithPassword>>;

const waiting = () =>
  shop.database.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );

/** Changes the member after the sign-in has checked what was given, and before it opens a session. */
async function changedDuring(signIn: () => Promise<unknown>, change: (tx: Tx) => Promise<unknown>) {
  let outcome: Promise<unknown> = Promise.resolve();
  await other.database.transaction(async (tx) => {
    await change(tx);
    outcome = errorOf(signIn());
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
  });
  return outcome;
}

const newPassword = await hashPassword("another river 8");
const replacePassword =
  ({ userId }: Member) =>
  (tx: Tx) =>
    tx.update(users).set({ passwordHash: newPassword }).where(eq(users.id, userId));
const endEmployment =
  ({ id }: Member) =>
  (tx: Tx) =>
    tx.update(staff).set({ endedAt: new Date() }).where(eq(staff.id, id));
const changed = { status: 401, message: "Your account has just changed. Please sign in again." };

describe("a sign-in of staff that is under way", () => {
  it.each([
    ["the password is replaced", replacePassword],
    ["the employment ends", endEmployment],
  ])("opens no session when %s", async (_, change) => {
    const member = await aMemberWithPassword(shop);
    const body = { email: member.email, password: staffPassword };
    const failed = await changedDuring(() => apiFor(shop).signInAsStaff({ body }), change(member));
    expect(failed).toMatchObject(changed);
    const { db } = shop.database;
    expect(await db.$count(staffSessions, eq(staffSessions.staffId, member.id))).toBe(1);
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectId, String(member.id)));
    expect(entries.map(({ action }) => action)).toEqual(["sign-in failed"]);
  });

  it("with a passkey opens no session when the employment ends", async () => {
    const member = await aMemberWithPassword(shop);
    const { authenticator } = await addStaffPasskey(member.api);
    const credential = authenticator.get(await apiFor(shop).beginStaffPasskeySignIn());
    const signIn = () => apiFor(shop).signInAsStaffWithPasskey({ body: { credential } });
    expect(await changedDuring(signIn, endEmployment(member))).toMatchObject(changed);
  });
});
