import type { Tx } from "../../platform/db/database.ts";
import { customerText, greeting, mailText, shopText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import type { ThreadRow } from "./store.ts";

interface Reply {
  text: string;
  author: string;
  /** Where an answer to it goes. */
  replyTo: string;
  /** The newest message, which is quoted to addresses that are proven. */
  quoted: string;
}

/** What staff write are the shop's words; what they answer to are the customer's. */
export const queueReply = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  { email, userId, name, kind, subject }: ThreadRow,
  { text, author, replyTo, quoted }: Reply,
): Promise<boolean> =>
  queueMail(tx, shopIdentity, {
    to: email,
    userId,
    replyTo,
    subject: mailText`Re: ${shopText(kind === "feedback" ? "Your feedback" : subject)}`,
    paragraphs: [
      greeting(name),
      shopText(text),
      mailText`${shopText(author)}, ${shopText(shopIdentity.shop.name)}`,
      customerText(`You wrote:\n${quote(quoted)}`),
    ],
    footnote: mailText`You can answer this email.`,
    merge: null,
  });

const maxQuotedLength = 2000;

const quote = (text: string) => text.slice(0, maxQuotedLength).replaceAll(/^/gm, "> ");
