import type { Tx } from "../../platform/db/database.ts";
import { customerName, customerText, greeting, mailText, shopText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import type { RequestRow } from "./store.ts";

/** The customer gets a confirmation; the shelter gets the request, with the customer as the reply address. */
export async function queueRequestSubmittedMails(tx: Tx, shopIdentity: ShopIdentity, row: RequestRow): Promise<void> {
  const pet = shopText(row.pet.name);
  await queueMail(tx, shopIdentity, {
    ...toCustomer(row, "submitted"),
    subject: mailText`Your request to adopt ${pet}`,
    paragraphs: [
      greeting(row.customer.name),
      mailText`Thank you for asking about ${pet}. We will read your note carefully and write to you within two working days.`,
      mailText`If it sounds like a match, we will invite you to meet ${pet}. Nothing is final before that, and there is nothing to pay yet.`,
    ],
    action: { label: mailText`View my requests`, url: `${shopIdentity.origin}/profile` },
    footnote: mailText`Have your plans changed? You can withdraw the request in your profile.`,
  });
  await queueMail(tx, shopIdentity, {
    ...toShelter(shopIdentity, row, "received"),
    subject: mailText`Adoption request for ${pet} from ${customerName(row.customer.name, (name) => name, "a customer")}`,
    paragraphs: [
      mailText`${describeCustomer(row)} would like to adopt ${pet} (${shopText(row.pet.breed)}) and writes:`,
      customerText(row.request.note),
    ],
    action: { label: mailText`View ${pet}`, url: `${shopIdentity.origin}/pet/${row.pet.id}` },
  });
}

export const queueWithdrawnMail = (tx: Tx, shopIdentity: ShopIdentity, row: RequestRow) =>
  queueMail(tx, shopIdentity, {
    ...toShelter(shopIdentity, row, "withdrawn"),
    subject: mailText`Adoption request for ${shopText(row.pet.name)} withdrawn`,
    paragraphs: [
      mailText`${describeCustomer(row)} has withdrawn the request to adopt ${shopText(row.pet.name)}. No action is needed.`,
    ],
  });

export const queueApprovedMail = (tx: Tx, shopIdentity: ShopIdentity, row: RequestRow) => {
  const [pet, phone] = [shopText(row.pet.name), shopText(shopIdentity.shop.phone)];
  return queueMail(tx, shopIdentity, {
    ...toCustomer(row, "approved"),
    replyTo: shopIdentity.shop.email,
    subject: mailText`Good news about ${pet}`,
    paragraphs: [
      greeting(row.customer.name),
      mailText`We would be happy to see ${pet} go home with you, and we have reserved ${pet} for you.`,
      mailText`Please reply to this email or call ${phone} to arrange a visit. Bring a photo ID; the adoption fee is due when you take ${pet} home.`,
    ],
    action: { label: mailText`View ${pet}`, url: `${shopIdentity.origin}/pet/${row.pet.id}` },
  });
};

export const queueDeclinedMail = (tx: Tx, shopIdentity: ShopIdentity, row: RequestRow) => {
  const pet = shopText(row.pet.name);
  return queueMail(tx, shopIdentity, {
    ...toCustomer(row, "declined"),
    replyTo: shopIdentity.shop.email,
    subject: mailText`About your request to adopt ${pet}`,
    paragraphs: [
      greeting(row.customer.name),
      mailText`Thank you for offering ${pet} a home. We are sorry that we could not approve your request this time. It says nothing about you: we look for the home that suits each animal best.`,
      mailText`Other pets are still waiting, and we would be glad to help you find the right one.`,
    ],
    action: { label: mailText`Meet other pets`, url: `${shopIdentity.origin}/petshop` },
  });
};

const toCustomer = ({ customer, request }: RequestRow, kind: string) => ({
  to: customer.email,
  userId: customer.id,
  merge: { about: `adoption request ${request.id}`, kind },
});

const toShelter = ({ shop }: ShopIdentity, row: RequestRow, kind: string) => ({
  ...toCustomer(row, kind),
  to: shop.email,
  replyTo: row.customer.email,
});

const describeCustomer = ({ customer: { name, email, phone } }: RequestRow) =>
  mailText`${customerName(name, (known) => known, "A customer")} (${customerText([email, phone].filter(Boolean).join(", "))})`;
