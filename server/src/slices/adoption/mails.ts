import type { Tx } from "../../platform/db/database.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import type { RequestRow } from "./store.ts";

/** Whoever asks hears what happens next; the shelter hears who asks, and answers them by replying. */
export async function queueRequestSubmittedMails(tx: Tx, shopIdentity: ShopIdentity, row: RequestRow): Promise<void> {
  await queueMail(tx, {
    to: row.customer.email,
    subject: `Your request to adopt ${row.pet.name}`,
    paragraphs: [
      `Hello ${row.customer.name},`,
      `thank you for asking about ${row.pet.name}. We read your note with care and write to you within two working days.`,
      `If it sounds like a match, we invite you to meet ${row.pet.name} here. Nothing is settled before that, and nothing is to be paid.`,
    ],
    action: { label: "See my requests", url: `${shopIdentity.origin}/profile` },
    footnote: "Have your plans changed? You can withdraw the request in your profile.",
  });
  await queueMail(tx, {
    ...shelterRecipient(shopIdentity, row),
    subject: `Adoption request for ${row.pet.name} from ${row.customer.name}`,
    paragraphs: [
      `${describeCustomer(row)} would like to adopt ${row.pet.name} (${row.pet.breed}) and writes:`,
      row.request.note,
    ],
    action: { label: `See ${row.pet.name}`, url: `${shopIdentity.origin}/pet/${row.pet.id}` },
  });
}

export const queueWithdrawnMail = (tx: Tx, shopIdentity: ShopIdentity, row: RequestRow) =>
  queueMail(tx, {
    ...shelterRecipient(shopIdentity, row),
    subject: `Adoption request for ${row.pet.name} withdrawn`,
    paragraphs: [
      `${describeCustomer(row)} has withdrawn the request to adopt ${row.pet.name}. There is nothing left to do.`,
    ],
  });

export const queueApprovedMail = (tx: Tx, { origin, shop }: ShopIdentity, { customer, pet }: RequestRow) =>
  queueMail(tx, {
    to: customer.email,
    replyTo: shop.email,
    subject: `Good news about ${pet.name}`,
    paragraphs: [
      `Hello ${customer.name},`,
      `we would be happy to see ${pet.name} go home with you, and we keep ${pet.name} for you from now on.`,
      `Please reply to this mail or call ${shop.phone} to choose a day for meeting. Bring an identity card; the adoption fee is paid when you take ${pet.name} home.`,
    ],
    action: { label: `See ${pet.name}`, url: `${origin}/pet/${pet.id}` },
  });

export const queueDeclinedMail = (tx: Tx, { origin, shop }: ShopIdentity, { customer, pet }: RequestRow) =>
  queueMail(tx, {
    to: customer.email,
    replyTo: shop.email,
    subject: `About your request to adopt ${pet.name}`,
    paragraphs: [
      `Hello ${customer.name},`,
      `thank you for wanting to give ${pet.name} a home. This time we have decided otherwise. It says nothing about you: we look for the place that fits each animal best.`,
      "Others are still waiting, and we would be glad to help you find the one that fits you.",
    ],
    action: { label: "Meet the others", url: `${origin}/petshop` },
  });

const shelterRecipient = ({ shop }: ShopIdentity, { customer }: RequestRow) => ({
  to: shop.email,
  replyTo: customer.email,
});

const describeCustomer = ({ customer: { name, email, phone } }: RequestRow) =>
  `${name} (${[email, phone].filter(Boolean).join(", ")})`;
