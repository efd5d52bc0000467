import {
  type GiftCardAdjustment,
  type GiftCardState,
  type GiftCardWithLedger,
  toCents,
  toDollars,
} from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { assertUnchangedSince, type Undo } from "../../platform/audit/undo.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { giftCardErrors, giftCardNotFound } from "./errors.ts";
import { getGiftCard } from "./list-gift-cards.ts";
import { type GiftCardRow, insertEntry, lockGiftCard, updateState } from "./store.ts";

type Editor = Pick<StaffCaller, "staffId" | "requestId">;

export async function adjustGiftCard(
  database: Database,
  caller: StaffCaller,
  id: number,
  { amount, reason }: GiftCardAdjustment,
): Promise<GiftCardWithLedger> {
  const adjusted = database.transaction(async (tx) => {
    const { balanceCents } = await lockOrThrow(tx, id);
    const cents = toCents(amount);
    await insertEntry(tx, { giftCardId: id, kind: "adjust", cents, reason, staffId: caller.staffId });
    await recordAudit(tx, caller, {
      action: "balance adjusted",
      object: { kind: "gift card", id },
      before: { balance: toDollars(balanceCents) },
      after: { balance: toDollars(balanceCents + cents), reason },
    });
  });
  await adjusted.catch(mapConstraintErrors(giftCardErrors));
  return getGiftCard(database.db, id);
}

export async function setGiftCardState(
  database: Database,
  caller: StaffCaller,
  id: number,
  state: GiftCardState,
): Promise<GiftCardWithLedger> {
  await database.transaction(async (tx) => {
    const card = await lockOrThrow(tx, id);
    if (card.state === state) throw new ApiError("conflict", "Somebody has done this already.");
    await changeState(tx, caller, card, state);
  });
  return getGiftCard(database.db, id);
}

async function changeState(tx: Tx, caller: Editor, { id, state: before }: GiftCardRow, state: GiftCardState) {
  await updateState(tx, id, state);
  const object = { kind: "gift card", id };
  await recordAudit(tx, caller, { action: "state changed", object, before: { state: before }, after: { state } });
}

async function lockOrThrow(tx: Tx, id: number): Promise<GiftCardRow> {
  const card = await lockGiftCard(tx, id);
  if (!card) throw giftCardNotFound();
  return card;
}

const undoStateChange: Undo = {
  permission: "giftcards.manage",
  async apply(tx, caller, change) {
    const card = await lockOrThrow(tx, Number(change.objectId));
    assertUnchangedSince(change, { state: card.state });
    await changeState(tx, caller, card, (change.before as { state: GiftCardState }).state);
  },
};

export const giftCardUndos = { "state changed": undoStateChange };
