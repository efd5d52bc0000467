import { eq } from "drizzle-orm";
import { hashToken } from "../../src/platform/auth/tokens.ts";
import { giftCardEntries, giftCards } from "../../src/schema/index.ts";
import { newGiftCode } from "../../src/slices/giftcards/gift-code.ts";
import type { TestShop } from "./test-shop.ts";

type WithDatabase = Pick<TestShop, "database">;

/** A gift card with this balance, and its code. */
export async function aGiftCard(
  { database }: WithDatabase,
  cents: number,
  overrides: Partial<typeof giftCards.$inferInsert> = {},
): Promise<{ id: number; code: string }> {
  const code = newGiftCode();
  const values = { codeHash: hashToken(code), lastFour: code.slice(-4), initialCents: cents, ...overrides };
  const [row] = await database.db.insert(giftCards).values(values).returning({ id: giftCards.id });
  const { id } = row as { id: number };
  await database.db.insert(giftCardEntries).values({ giftCardId: id, kind: "issue", cents });
  return { id, code };
}

export async function giftCardBalance({ database }: WithDatabase, id: number): Promise<number> {
  const [row] = await database.db.select().from(giftCards).where(eq(giftCards.id, id));
  return row?.balanceCents ?? 0;
}
