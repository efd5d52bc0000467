import { eq, sql } from "drizzle-orm";
import { users } from "../../schema/index.ts";
import type { Tx } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";

const lockedUser = prepared((tx) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId")))
    .for("no key update")
    .prepare("locked user"),
);

/** Serializes transactions that change data of the same user; different users never wait for each other. */
export async function lockUser(tx: Tx, userId: number): Promise<void> {
  // mutant(../../slices/cart/cart.test.ts): concurrent changes of one cart are serialized
  await lockedUser(tx).execute({ userId });
}
