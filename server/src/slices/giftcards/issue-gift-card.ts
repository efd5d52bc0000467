import { type BodyOf, type endpoints, type ReplyOf, toCents } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { hashToken } from "../../platform/auth/tokens.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { inGroups, newGiftCode } from "./gift-code.ts";
import type { GiftCardContext } from "./gift-card-context.ts";
import { getGiftCard } from "./list-gift-cards.ts";
import { queueGiftCardMail } from "./mails.ts";
import { insertEntry, insertGiftCard } from "./store.ts";

/** The code is in this reply and in the mail, and nowhere else. */
export async function issueGiftCard(
  { database, shopIdentity }: GiftCardContext,
  { staffId, requestId }: StaffCaller,
  { amount, recipient_email: recipientEmail, note, expires_at: end }: BodyOf<typeof endpoints.issueGiftCard>,
): Promise<ReplyOf<typeof endpoints.issueGiftCard>> {
  const expiresAt = end === null ? null : new Date(end);
  if (expiresAt && expiresAt <= new Date()) throw alreadyOver();
  const secret = newGiftCode();
  const code = inGroups(secret);
  const [cents, lastFour] = [toCents(amount), secret.slice(-4)];
  const id = await database.transaction(async (tx) => {
    const fields = { codeHash: hashToken(secret), lastFour, initialCents: cents, recipientEmail, note, expiresAt };
    const cardId = await insertGiftCard(tx, { ...fields, issuedBy: staffId });
    await insertEntry(tx, { giftCardId: cardId, kind: "issue", cents, staffId });
    const after = { amount, last_four: lastFour, is_mailed: recipientEmail !== null, expires_at: end };
    await recordAudit(
      tx,
      { staffId, requestId },
      { action: "issued", object: { kind: "gift card", id: cardId }, after },
    );
    if (recipientEmail !== null)
      await queueGiftCardMail(tx, shopIdentity, recipientEmail, { id: cardId, code, cents, expiresAt });
    return cardId;
  });
  return { ...(await getGiftCard(database.db, id)), code };
}

function alreadyOver(): ApiError {
  const message = "Please let it end in the future.";
  return new ApiError("invalid", message, { errors: { expires_at: [message] } });
}
