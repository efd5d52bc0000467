import { staff as demoStaff } from "@pawhaven/demo/staff";
import { eq } from "drizzle-orm";
import { passwordMatches } from "../platform/auth/passwords.ts";
import type { Database } from "../platform/db/database.ts";
import { endStaffSessionsOfUser } from "../platform/auth/staff-sessions.ts";
import { users } from "../schema/index.ts";

/** For a shop that has become real: passwords that everybody knows open nothing in it, unless they were changed. */
export async function lockDemoStaff(database: Database): Promise<void> {
  for (const { email, password } of demoStaff) {
    const [user] = await database.db.select().from(users).where(eq(users.email, email));
    if (!user?.passwordHash || !(await passwordMatches(user.passwordHash, password))) continue;
    await database.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
      await endStaffSessionsOfUser(tx, user.id);
    });
  }
}
