import type { Tx } from "../../platform/db/database.ts";
import { customerName, customerText, greeting, mailText, shopText } from "../../platform/mail/mail-text.ts";
import { type Mail, queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { formatCents } from "../../platform/money.ts";
import { askContactAddress } from "./ask-contact-address.ts";
import { mailAddressesOf } from "./contact-address-store.ts";
import type { PricedLine } from "./order-lines.ts";
import type { OrderWithLines } from "./store.ts";

export const queueOrderPlacedMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    kind: "placed",
    subject: "We have received your order",
    opening: "Thank you for your order. You pay in cash on delivery.",
  });

export const queueOrderPaidMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    kind: "paid",
    subject: "We have received your payment",
    opening: "Thank you for your order. We have received your card payment and are packing your items.",
  });

export const queueOrderCancelledMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    kind: "cancelled",
    subject: "Your order has been cancelled",
    opening:
      placed.order.paymentMethod === "card"
        ? "We have cancelled your order as you requested. Your card payment will be refunded; we will email you when it is done."
        : "We have cancelled your order as you requested. There is nothing to pay.",
  });

/** The shop could not send it; `reason` are its own words. */
export const queueOrderCancelledByShopMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  placed: OrderWithLines,
  reason: string,
) =>
  queueOrderMail(tx, shopIdentity, placed, {
    kind: "cancelled",
    subject: "Your order has been cancelled",
    opening: `We are sorry: we had to cancel your order. ${reason}`,
    facts: [
      placed.order.paymentMethod === "card"
        ? "Your card payment will be refunded; we will email you when it is done."
        : "There is nothing to pay.",
    ],
  });

/** The invitation to review it follows some days later. */
export const queueOrderDeliveredMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    kind: "delivered",
    subject: "Your order has been delivered",
    opening: "Your order has been delivered. We hope that you and your pet enjoy it.",
  });

/** For cash that was not collected. */
export const queueOrderNotFulfilledMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    kind: "not fulfilled",
    subject: "Your order has been cancelled",
    opening: "We are sorry: we could not fulfill your order. There is nothing to pay.",
  });

export interface OrderMailText {
  kind: string;
  subject: string;
  opening: string;
  /** Further lines below the opening. */
  facts?: string[];
  /** Instead of all items and the total. */
  details?: string;
  /** Leads to the order by default. */
  action?: Mail["action"];
}

/** To the customer's own address and, if its owner has agreed, to the contact address of the order. */
export async function queueOrderMail(
  tx: Tx,
  shopIdentity: ShopIdentity,
  placed: OrderWithLines,
  text: OrderMailText,
): Promise<void> {
  const { userId } = placed.order;
  const contact = placed.order.email.toLowerCase();
  const addresses = userId === null ? undefined : await mailAddressesOf(tx, userId, contact);
  if (userId === null || !addresses) return; // The account was deleted, and with it our reason to write.
  const queueTo = (to: string) => queueMail(tx, shopIdentity, orderMail(shopIdentity, placed, text, to));
  await queueTo(addresses.account);
  if (contact === addresses.account.toLowerCase()) return;
  // mutant(contact-addresses.test.ts): an unconfirmed contact address gets no mails about orders
  if (!addresses.isContactConfirmed) {
    if (!addresses.isContactAsked) await askContactAddress(tx, shopIdentity, { userId, email: contact });
    return;
  }
  await queueTo(contact);
}

const orderMail = (
  { origin, shop }: ShopIdentity,
  { order, lines }: OrderWithLines,
  { kind, subject, opening, facts = [], details, action }: OrderMailText,
  to: string,
): Mail => ({
  to,
  userId: order.userId,
  replyTo: shop.email,
  subject: shopText(`${subject} (${order.transactionId})`),
  paragraphs: [
    greeting(order.name),
    shopText(opening),
    ...(facts.length > 0 ? [shopText(facts.join("\n"))] : []),
    shopText(details ?? [...lines.map(describeLine), ...describeTotal(order)].join("\n")),
    mailText`${customerText("Shipping address:\n")}${customerName(order.name, (name) => `${name}\n`)}${customerText(order.address)}`,
  ],
  action: action ?? { label: mailText`View your order`, url: `${origin}/order/${order.transactionId}` },
  footnote: shopText(`Questions? Reply to this email, or call ${shop.name} at ${shop.phone}.`),
  merge: { about: `order ${order.id}`, kind },
});

const describeTotal = ({ amountCents, cancelledCents }: OrderWithLines["order"]): string[] => [
  ...(cancelledCents > 0 ? [`Cancelled: ${formatCents(-cancelledCents)}`] : []),
  `Total: ${formatCents(amountCents - cancelledCents)}`,
];

export const describeLine = ({ quantity, name, unitCents }: PricedLine) =>
  `${quantity} × ${name}: ${formatCents(unitCents * quantity)}`;
