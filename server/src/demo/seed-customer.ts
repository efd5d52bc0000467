import { hashPassword } from "../platform/passwords.ts";
import type { Tx } from "../platform/db/database.ts";
import { users } from "../schema/index.ts";
import { customer } from "./data/index.ts";

export async function seedCustomer(tx: Tx): Promise<void> {
  const passwordHash = await hashPassword(customer.password);
  await tx.insert(users).values({ name: customer.name, email: customer.email, passwordHash });
}
