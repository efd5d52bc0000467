import { type Day, type ReminderStage, usualAdvice } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { customerName, greeting, mailText, shopText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { unsubscribeUrls } from "../../platform/mail/unsubscribe.ts";
import type { Household } from "./mail-store.ts";
import type { PlannedReminder } from "./plan-care-mail.ts";
import { describeDay } from "./why.ts";

/** All of a household's animals in one mail. */
export function queueCareMail(
  tx: Tx,
  shopIdentity: ShopIdentity,
  { userId, name, email, unsubscribeKey }: Household,
  due: readonly PlannedReminder[],
): Promise<boolean> {
  const { origin, shop } = shopIdentity;
  const { oneClick, page } = unsubscribeUrls(origin, "care", unsubscribeKey);
  return queueMail(tx, shopIdentity, {
    to: email,
    userId,
    replyTo: shop.email,
    subject: shopText(due.length === 1 ? "Due for your pet" : `Due for your pets: ${due.length} things`),
    paragraphs: [
      greeting(name),
      mailText`This is usually due:`,
      ...due.map(
        ({ petName, name: care, dueOn, stage }) =>
          mailText`${customerName(petName, (known) => `${known}: `)}${shopText(care)}, ${shopText(describeDue(dueOn, stage))}`,
      ),
      shopText(`${usualAdvice} You can book a time with one tap, or tell us that it was done elsewhere.`),
    ],
    action: { label: mailText`See free times`, url: `${origin}/mypets` },
    footnote: shopText(`You get this mail because your pets are registered at ${shop.name}. Stop these mails: ${page}`),
    merge: { about: `care of ${userId}`, kind: "due care" },
    unsubscribeUrl: oneClick,
  });
}

/** The second mail says that it is the second. */
const describeDue = (dueOn: Day, stage: ReminderStage): string =>
  stage === "late" ? `still open since ${describeDay(dueOn)}` : describeDay(dueOn);
