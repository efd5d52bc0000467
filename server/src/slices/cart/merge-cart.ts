import { type BodyOf, type cartEndpoints, type CartMergeReply, maxQuantityPerItem } from "@pawhaven/contract";
import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { joinLines } from "./price-visitor-cart.ts";
import { findCartMerge, itemForGear, saveCartMerge, saveItem, stockAndPriceOf } from "./store.ts";

interface Merged {
  name: string;
  /** Units that were added now. */
  added: number;
  /** What happened, if not all of them were. */
  shortfall?: string;
}

/**
 * Adds the cart of a browser to the customer's. Tabs may send it at the same time, again, and with more in it: of every gear
 * only what exceeds the most that was sent before under the name of that cart is added. Without anything new, the reply is
 * the last one.
 */
export const mergeCart = (
  database: Database,
  { userId }: Caller,
  { cart, lines }: BodyOf<typeof cartEndpoints.mergeCart>,
): Promise<CartMergeReply> =>
  database.transaction(async (tx) => {
    // mutant(merge-cart.postgres.test.ts): tabs that sign in at once merge in turn
    await lockUser(tx, userId);
    const before = await findCartMerge(tx, userId, cart);
    const known = before?.lines ?? {};
    const wanted = joinLines(lines);
    const fresh = wanted
      .map(({ gearId, quantity }) => ({ gearId, quantity: quantity - (known[gearId] ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
    // mutant(merge-cart.test.ts): a cart that was merged before gets the same reply
    if (before && fresh.length === 0) return before.reply;
    const merged: Merged[] = [];
    for (const { gearId, quantity } of fresh)
      merged.push(...(await mergeGear(tx, { userId, gearId, wanted: quantity })));
    const most = wanted.map(({ gearId, quantity }) => [gearId, Math.max(quantity, known[gearId] ?? 0)] as const);
    const reply = replyOf(merged);
    await saveCartMerge(tx, { userId, cart, lines: { ...known, ...Object.fromEntries(most) }, reply });
    return reply;
  });

/** Nothing for a gear that does not exist: there is no name to say. */
async function mergeGear(
  tx: Tx,
  { userId, gearId, wanted }: { userId: number; gearId: number; wanted: number },
): Promise<Merged[]> {
  const gear = await stockAndPriceOf(tx, gearId);
  if (!gear) return [];
  const { name, stock, priceCents } = gear;
  if (!gear.isSold) return [{ name, added: 0, shortfall: `We no longer sell ${name}.` }];
  const inCart = (await itemForGear(tx, userId, gearId))?.quantity ?? 0;
  // mutant(merge-cart.test.ts): a merged cart holds no more than is in stock
  const most = Math.min(stock, maxQuantityPerItem);
  const quantity = Math.max(Math.min(inCart + wanted, most), inCart);
  const added = quantity - inCart;
  if (added > 0) await saveItem(tx, { userId, gearId, quantity, priceCents });
  if (added === wanted) return [{ name, added }];
  if (stock === 0) return [{ name, added, shortfall: `${name} is out of stock.` }];
  const reason = stock < maxQuantityPerItem ? "there are no more" : "more of one item cannot be ordered";
  return [{ name, added, shortfall: `${name}: ${quantity} in your cart, because ${reason}.` }];
}

function replyOf(merged: readonly Merged[]): CartMergeReply {
  const added = merged.reduce((sum, line) => sum + line.added, 0);
  const short = merged.filter(({ shortfall }) => shortfall !== undefined);
  const opening = added > 0 ? "What you chose before signing in is in your cart." : "Nothing was added to your cart.";
  const message = [opening, ...short.map(({ shortfall }) => shortfall)].join(" ");
  return { message, added, left_out: short.map(({ name }) => name) };
}
