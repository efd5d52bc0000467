import type { Tx } from "../../platform/db/database.ts";
import { mailText, shopText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { formatCents } from "../../platform/money.ts";

interface IssuedCard {
  id: number;
  code: string;
  cents: number;
  expiresAt: Date | null;
}

/** All words are the shop's own. */
export const queueGiftCardMail = (
  tx: Tx,
  identity: ShopIdentity,
  to: string,
  { id, code, cents, expiresAt }: IssuedCard,
): Promise<boolean> =>
  queueMail(tx, identity, {
    to,
    userId: null,
    replyTo: identity.shop.email,
    subject: shopText(`A gift card from ${identity.shop.name}`),
    paragraphs: [
      mailText`Hello,`,
      shopText(`This is a gift card worth ${formatCents(cents)}. Enter its code at the checkout:`),
      shopText(code),
      shopText(
        `What an order does not use stays on it.${expiresAt ? ` It can be used until ${dateFormat(identity).format(expiresAt)}.` : ""} Please keep the code to yourself: whoever has it can use the card.`,
      ),
    ],
    action: { label: mailText`Go shopping`, url: `${identity.origin}/gearshop` },
    footnote: shopText(`Questions? Reply to this email, or call ${identity.shop.name} at ${identity.shop.phone}.`),
    merge: { about: `gift card ${id}`, kind: "issued" },
  });

const dateFormat = ({ shop }: ShopIdentity) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: shop.timeZone });
