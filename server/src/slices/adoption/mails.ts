import type { Tx } from "../../platform/db/database.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import type { RequestRow } from "./store.ts";

/** The customer gets a confirmation; the shelter gets the request, with the customer as the reply address. */
export async function queueRequestSubmittedMails(tx: Tx, shopIdentity: ShopIdentity, row: RequestRow): Promise<void> {
  await queueMail(tx, shopIdentity.shop, {
    to: row.customer.email,
    subject: `Your request to adopt ${row.pet.name}`,
    paragraphs: [
      `Hello ${row.customer.name},`,
      `Thank you for asking about ${row.pet.name}. We will read your note carefully and write to you within two working days.`,
      `If it sounds like a match, we will invite you to meet ${row.pet.name}. Nothing is final before that, and there is nothing to pay yet.`,
    ],
    action: { label: "View my requests", url: `${shopIdentity.origin}/profile` },
    footnote: "Have your plans changed? You can withdraw the request in your profile.",
  });
  await queueMail(tx, shopIdentity.shop, {
    ...shelterRecipient(shopIdentity, row),
    subject: `Adoption request for ${row.pet.name} from ${row.customer.name}`,
    paragraphs: [
      `${describeCustomer(row)} would like to adopt ${row.pet.name} (${row.pet.breed}) and writes:`,
      row.request.note,
    ],
    action: { label: `View ${row.pet.name}`, url: `${shopIdentity.origin}/pet/${row.pet.id}` },
  });
}

export const queueWithdrawnMail = (tx: Tx, shopIdentity: ShopIdentity, row: RequestRow) =>
  queueMail(tx, shopIdentity.shop, {
    ...shelterRecipient(shopIdentity, row),
    subject: `Adoption request for ${row.pet.name} withdrawn`,
    paragraphs: [`${describeCustomer(row)} has withdrawn the request to adopt ${row.pet.name}. No action is needed.`],
  });

export const queueApprovedMail = (tx: Tx, { origin, shop }: ShopIdentity, { customer, pet }: RequestRow) =>
  queueMail(tx, shop, {
    to: customer.email,
    replyTo: shop.email,
    subject: `Good news about ${pet.name}`,
    paragraphs: [
      `Hello ${customer.name},`,
      `We would be happy to see ${pet.name} go home with you, and we have reserved ${pet.name} for you.`,
      `Please reply to this email or call ${shop.phone} to arrange a visit. Bring a photo ID; the adoption fee is due when you take ${pet.name} home.`,
    ],
    action: { label: `View ${pet.name}`, url: `${origin}/pet/${pet.id}` },
  });

export const queueDeclinedMail = (tx: Tx, { origin, shop }: ShopIdentity, { customer, pet }: RequestRow) =>
  queueMail(tx, shop, {
    to: customer.email,
    replyTo: shop.email,
    subject: `About your request to adopt ${pet.name}`,
    paragraphs: [
      `Hello ${customer.name},`,
      `Thank you for offering ${pet.name} a home. We are sorry that we could not approve your request this time. It says nothing about you: we look for the home that suits each animal best.`,
      "Other pets are still waiting, and we would be glad to help you find the right one.",
    ],
    action: { label: "Meet other pets", url: `${origin}/petshop` },
  });

const shelterRecipient = ({ shop }: ShopIdentity, { customer }: RequestRow) => ({
  to: shop.email,
  replyTo: customer.email,
});

const describeCustomer = ({ customer: { name, email, phone } }: RequestRow) =>
  `${name} (${[email, phone].filter(Boolean).join(", ")})`;
