import type { Tx } from "../platform/db/database.ts";
import { hashPassword } from "../platform/auth/passwords.ts";
import { users } from "../schema/index.ts";
import { customer } from "@pawhaven/demo";

export async function seedCustomer(tx: Tx): Promise<void> {
  const { password, ...profile } = customer;
  await tx
    .insert(users)
    .values({ ...profile, passwordHash: await hashPassword(password), emailConfirmedAt: new Date() });
}
