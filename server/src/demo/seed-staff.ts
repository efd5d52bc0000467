import { staff as demoStaff } from "@pawhaven/demo/staff";
import { hashPassword } from "../platform/auth/passwords.ts";
import type { Tx } from "../platform/db/database.ts";
import { securityEvents, staff, users } from "../schema/index.ts";

/** One person per role. Skips an address that somebody has registered. */
export async function seedStaff(tx: Tx): Promise<void> {
  for (const { name, email, password, role } of demoStaff) {
    const [user] = await tx
      .insert(users)
      .values({ name, email, passwordHash: await hashPassword(password), emailConfirmedAt: new Date() })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!user) continue;
    await tx.insert(securityEvents).values({ userId: user.id, kind: "registered" });
    await tx.insert(staff).values({ userId: user.id, name, role });
  }
}
