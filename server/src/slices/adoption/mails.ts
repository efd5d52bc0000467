import type { PetOutcome } from "@pawhaven/contract";
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
    action: { label: mailText`View my requests`, url: `${shopIdentity.origin}/profile/adoptions` },
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

export const queueDeclinedMail = (tx: Tx, shopIdentity: ShopIdentity, row: RequestRow, reason = "") => {
  const pet = shopText(row.pet.name);
  return queueMail(tx, shopIdentity, {
    ...toCustomer(row, "declined"),
    replyTo: shopIdentity.shop.email,
    subject: mailText`About your request to adopt ${pet}`,
    paragraphs: [
      greeting(row.customer.name),
      mailText`Thank you for offering ${pet} a home. We are sorry that we could not approve your request this time. It says nothing about you: we look for the home that suits each animal best.`,
      ...(reason === "" ? [] : [shopText(reason)]),
      mailText`Other pets are still waiting, and we would be glad to help you find the right one.`,
    ],
    action: { label: mailText`Meet other pets`, url: `${shopIdentity.origin}/petshop` },
  });
};

/** The animal is no longer with us; a request ends without anybody being to blame. */
export const queueNoLongerHereMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  row: RequestRow,
  outcome: Exclude<PetOutcome, "adopted">,
) => {
  const pet = shopText(row.pet.name);
  return queueMail(tx, shopIdentity, {
    ...toCustomer(row, "declined"),
    replyTo: shopIdentity.shop.email,
    subject: outcome === "died" ? mailText`Sad news about ${pet}` : mailText`About your request to adopt ${pet}`,
    paragraphs: [
      greeting(row.customer.name),
      outcome === "died"
        ? mailText`We are very sorry to tell you that ${pet} has died. We know that you had already made room for ${pet}, and we thank you for that.`
        : outcome === "returned to owner"
          ? mailText`${pet}'s family has been found, and ${pet} is back home. We thank you for having offered a home.`
          : mailText`${pet} has moved to another shelter, so we can no longer arrange the adoption. We thank you for having offered a home.`,
      mailText`Your request is closed. If you have paid a fee, it goes back to you by itself.`,
    ],
  });
};

interface MeetingMail {
  when: string;
  place: string;
}

export const queueMeetingMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  row: RequestRow,
  { when, place }: MeetingMail,
  kind: "planned" | "moved" | "cancelled",
) => {
  const pet = shopText(row.pet.name);
  const subjects = {
    planned: mailText`Come and meet ${pet}`,
    moved: mailText`Another time to meet ${pet}`,
    cancelled: mailText`Your meeting with ${pet} is cancelled`,
  };
  return queueMail(tx, shopIdentity, {
    ...toCustomer(row, "meeting"),
    replyTo: shopIdentity.shop.email,
    subject: subjects[kind],
    paragraphs: [
      greeting(row.customer.name),
      kind === "cancelled"
        ? mailText`The meeting with ${pet} on ${shopText(when)} does not take place. Your request is not affected by that.`
        : mailText`You can meet ${pet} on ${shopText(when)}. We have kept this time for you alone.`,
      ...(place === "" || kind === "cancelled" ? [] : [mailText`Where: ${shopText(place)}`]),
      mailText`If you cannot come, please reply to this email or call ${shopText(shopIdentity.shop.phone)}.`,
    ],
    action: { label: mailText`View my requests`, url: `${shopIdentity.origin}/profile/adoptions` },
  });
};

export const queueGoneHomeMail = (tx: Tx, shopIdentity: ShopIdentity, row: RequestRow) => {
  const pet = shopText(row.pet.name);
  return queueMail(tx, shopIdentity, {
    ...toCustomer(row, "gone home"),
    replyTo: shopIdentity.shop.email,
    subject: mailText`${pet} has come home`,
    paragraphs: [
      greeting(row.customer.name),
      mailText`Thank you for giving ${pet} a home. ${pet} is now one of your pets, with all that we know: vaccinations, treatments and weights.`,
      mailText`A vet should see ${pet} in the first weeks. In My Pets you find free times, and a starter kit from which you choose what you need.`,
    ],
    action: { label: mailText`View my pets`, url: `${shopIdentity.origin}/mypets` },
  });
};

export const queueReturnedMail = (tx: Tx, shopIdentity: ShopIdentity, row: RequestRow) => {
  const pet = shopText(row.pet.name);
  return queueMail(tx, shopIdentity, {
    ...toCustomer(row, "returned"),
    replyTo: shopIdentity.shop.email,
    subject: mailText`${pet} is back with us`,
    paragraphs: [
      greeting(row.customer.name),
      mailText`${pet} is with us again. Sometimes it does not work out, and bringing an animal back is the right thing to do then.`,
      mailText`What you noted about ${pet} stays yours. Visits that lay ahead are cancelled, and we will not ask you anything further.`,
    ],
  });
};

export const queueFollowUpMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  row: { customer: { id: number; name: string; email: string }; petName: string; handoverId: number; day: number },
) => {
  const pet = shopText(row.petName);
  return queueMail(tx, shopIdentity, {
    to: row.customer.email,
    userId: row.customer.id,
    merge: { about: `handover ${row.handoverId}`, kind: `follow-up ${row.day}` },
    replyTo: shopIdentity.shop.email,
    subject: mailText`How is ${pet}?`,
    paragraphs: [
      greeting(row.customer.name),
      mailText`${pet} has been with you for ${row.day} days. How is it going? Two words are enough, and if something is difficult, we are glad to help.`,
    ],
    action: { label: mailText`Tell us`, url: `${shopIdentity.origin}/profile/adoptions` },
    footnote: mailText`You agreed to these questions. You can stop them in your profile.`,
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
