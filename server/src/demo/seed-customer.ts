import type { Tx } from "../platform/db/database.ts";
import { hashPassword } from "../platform/auth/passwords.ts";
import { securityEvents, users } from "../schema/index.ts";
import { customer } from "@pawhaven/demo";

export async function seedCustomer(tx: Tx): Promise<void> {
  const { password, ...profile } = customer;
  const [row] = await tx
    .insert(users)
    .values({ ...profile, passwordHash: await hashPassword(password), emailConfirmedAt: new Date() })
    .returning({ id: users.id });
  await tx.insert(securityEvents).values({ userId: row?.id as number, kind: "registered" });
}
