import type { Tx } from "../../../platform/db/database.ts";
import type { ProviderRefund } from "../../../platform/payments/payment-provider.ts";
import { lockOrder } from "../store.ts";
import { moneyLeft } from "./refund-rules.ts";
import { insertRefund, type RefundRow, retireProviderKey, updateRefundState } from "./store.ts";

/**
 * Records a refund that was made in the provider's dashboard. Where it takes money that refunds of ours still owe, it
 * becomes the one of the same amount, or supersedes as many as it needs. They stay, and no longer count; what it leaves of
 * the last one stays owed as a refund of its own. Undefined if even then it is more than was paid.
 */
export async function adoptForeignRefund(
  tx: Tx,
  orderId: number,
  ours: readonly RefundRow[],
  found: ProviderRefund,
): Promise<RefundRow | undefined> {
  const order = await lockOrder(tx, orderId);
  if (!order) return undefined;
  const missing = found.amountCents - moneyLeft(order, ours);
  const owed = missing > 0 ? ours.filter(isOwed) : [];
  const same = owed.find(({ amountCents }) => amountCents === found.amountCents);
  if (same) {
    await retireProviderKey(tx, same.id);
    return same;
  }
  const superseded = takeUntil(owed, missing);
  // mutant(dashboard-refunds.test.ts): no record is touched for a refund that cannot be recorded
  if (sumOf(superseded) < missing) return undefined;
  for (const refund of superseded) await supersede(tx, refund);
  const { id: providerId, amountCents } = found;
  const values = { orderId, amountCents, reason: "provider", method: "card", providerId } as const;
  const adopted = await insertRefund(tx, { ...values, state: "pending" });
  await oweRest(tx, superseded.at(-1), sumOf(superseded) - missing);
  return adopted;
}

/** Nothing of it is at the provider, or the provider could not pay it out. */
const isOwed = ({ method, state }: RefundRow) => method === "card" && (state === "due" || state === "failed");

const sumOf = (refunds: readonly RefundRow[]) => refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);

const takeUntil = (refunds: readonly RefundRow[], cents: number): RefundRow[] =>
  refunds.filter((_, index) => sumOf(refunds.slice(0, index)) < cents);

async function supersede(tx: Tx, refund: RefundRow): Promise<void> {
  await updateRefundState(tx, refund, "superseded");
  await retireProviderKey(tx, refund.id);
}

async function oweRest(tx: Tx, refund: RefundRow | undefined, amountCents: number): Promise<void> {
  if (!refund || amountCents <= 0) return;
  const { orderId, reason, note, method, state, failure, staffId } = refund;
  await insertRefund(tx, { orderId, reason, note, method, state, failure, staffId, amountCents });
}
