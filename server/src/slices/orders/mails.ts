import { type CollectAt, describePromise, formatAddress, lineCents } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { customerName, customerText, greeting, mailText, shopText } from "../../platform/mail/mail-text.ts";
import { type Mail, queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { formatCents } from "../../platform/money.ts";
import { dueCentsOf, giftCentsOf } from "./cash/due-cents-of.ts";
import { askContactAddress } from "./ask-contact-address.ts";
import { visitOfOrder } from "./collecting/store.ts";
import { mailAddressesOf } from "./contact-address-store.ts";
import { issueGuestLink } from "./guests/issue-guest-link.ts";
import { listUnclaimed } from "./guests/store.ts";
import type { PricedLine } from "./order-lines.ts";
import { promisedDaysOf } from "./serialize.ts";
import type { OrderWithLines } from "./store.ts";

export const queueOrderPlacedMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  placed: OrderWithLines,
  invoiceId: number | undefined,
) =>
  queueOrderMail(tx, shopIdentity, placed, {
    invoiceId,
    kind: "placed",
    subject: "We have received your order",
    opening: `Thank you for your order. ${paymentNote(placed)}`,
  });

function paymentNote(placed: OrderWithLines): string {
  if (dueCentsOf(placed.order) === 0) return "There is nothing to pay.";
  return isCollected(placed) ? "You pay in cash when you collect it." : "You pay in cash on delivery.";
}

const giftNote = ({ order }: OrderWithLines): string =>
  order.giftCents > 0 ? " What your gift card paid is back on it." : "";

const isCollected = ({ order }: OrderWithLines): boolean => order.collectAtBookingId !== null;

export const queueOrderPaidMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  placed: OrderWithLines,
  invoiceId: number | undefined,
) =>
  queueOrderMail(tx, shopIdentity, placed, {
    invoiceId,
    kind: "paid",
    subject: "We have received your payment",
    opening: "Thank you for your order. We have received your card payment and are packing your items.",
  });

export const queueOrderCancelledMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  placed: OrderWithLines,
  invoiceId: number | undefined,
) =>
  queueOrderMail(tx, shopIdentity, placed, {
    invoiceId,
    kind: "cancelled",
    subject: "Your order has been cancelled",
    opening:
      placed.order.paymentMethod === "card"
        ? "We have cancelled your order as you requested. Your card payment will be refunded; we will email you when it is done."
        : `We have cancelled your order as you requested. There is nothing to pay.${giftNote(placed)}`,
  });

/** The shop could not send it; `reason` are its own words. */
export const queueOrderCancelledByShopMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  placed: OrderWithLines,
  { reason, invoiceId }: { reason: string; invoiceId: number | undefined },
) =>
  queueOrderMail(tx, shopIdentity, placed, {
    invoiceId,
    kind: "cancelled",
    subject: "Your order has been cancelled",
    opening: `We are sorry: we had to cancel your order. ${reason}`,
    facts: [
      placed.order.paymentMethod === "card"
        ? "Your card payment will be refunded; we will email you when it is done."
        : `There is nothing to pay.${giftNote(placed)}`,
    ],
  });

/** The invitation to review it follows some days later. */
export const queueOrderDeliveredMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    kind: "delivered",
    ...(isCollected(placed)
      ? {
          subject: "You have collected your order",
          opening: "Thank you for coming. We hope that you and your pet enjoy it.",
        }
      : {
          subject: "Your order has been delivered",
          opening: "Your order has been delivered. We hope that you and your pet enjoy it.",
        }),
  });

/** For cash that was not collected. */
export const queueOrderNotFulfilledMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  placed: OrderWithLines,
  invoiceId: number | undefined,
) =>
  queueOrderMail(tx, shopIdentity, placed, {
    invoiceId,
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
  /** The invoice or credit note that comes with it. */
  invoiceId?: number | undefined;
}

/** To the customer's own address and, if its owner has agreed, to the contact address of the order. */
export async function queueOrderMail(
  tx: Tx,
  shopIdentity: ShopIdentity,
  placed: OrderWithLines,
  text: OrderMailText,
): Promise<void> {
  const { userId } = placed.order;
  if (userId === null) return queueGuestMail(tx, shopIdentity, placed, text);
  const contact = placed.order.email.toLowerCase();
  const addresses = await mailAddressesOf(tx, userId, contact, placed.order.placedAt);
  if (!addresses) return;
  const visit = await visitOfOrder(tx, placed.order);
  const queueTo = (to: string) => queueMail(tx, shopIdentity, orderMail(shopIdentity, placed, visit, text, to));
  await queueTo(addresses.account);
  if (contact === addresses.account.toLowerCase()) return;
  // mutant(../accounts/email-change.test.ts): the former address of an account gets no mails about its orders
  if (addresses.isContactFormer) return;
  // mutant(contact-addresses.test.ts): an unconfirmed contact address gets no mails about orders
  if (!addresses.isContactConfirmed) {
    if (!addresses.isContactAsked) await askContactAddress(tx, shopIdentity, { userId, email: contact });
    return;
  }
  await queueTo(contact);
}

/** To the address that a guest gave, with a link to the order. */
async function queueGuestMail(
  tx: Tx,
  shopIdentity: ShopIdentity,
  placed: OrderWithLines,
  text: OrderMailText,
): Promise<void> {
  const { id, email } = placed.order;
  if (!(await listUnclaimed(tx, [id])).has(id)) return; // The account was deleted, and with it our reason to write.
  const url = `${shopIdentity.origin}/guest-order/${await issueGuestLink(tx, id)}`;
  const facts = [...(text.facts ?? []), ...(text.action ? [`Your order: ${url}`] : [])];
  const action = text.action ?? { label: mailText`View your order`, url };
  const mail = orderMail(shopIdentity, placed, null, { ...text, facts, action }, email);
  await queueMail(tx, shopIdentity, { ...mail, paragraphs: [...mail.paragraphs, guestHint] });
}

const guestHint = shopText(
  "You ordered as a guest. Whoever has the link can see the order, so please keep it to yourself. With an account you can add the order to yours there.",
);

const orderMail = (
  { origin, shop }: ShopIdentity,
  { order, lines }: OrderWithLines,
  visit: CollectAt | null,
  { kind, subject, opening, facts = [], details, action, invoiceId }: OrderMailText,
  to: string,
): Mail => ({
  to,
  userId: order.userId,
  replyTo: shop.email,
  subject: shopText(`${subject} (${order.transactionId})`),
  paragraphs: [
    greeting(order.name),
    shopText(opening),
    ...(promisingKinds.has(kind) ? describeArrival(order) : []),
    ...(facts.length > 0 ? [shopText(facts.join("\n"))] : []),
    shopText(details ?? [...lines.map(describeLine), ...describeTotal(order)].join("\n")),
    visit
      ? shopText(
          `Ready at your visit on ${dateFormat.format(new Date(`${visit.date}T00:00:00Z`))} at ${visit.time_slot}.`,
        )
      : mailText`${customerText("Shipping address:\n")}${customerName(order.name, (name) => `${name}\n`)}${customerText(formatAddress(order).join("\n"))}`,
  ],
  action: action ?? { label: mailText`View your order`, url: `${origin}/order/${order.transactionId}` },
  footnote: shopText(`Questions? Reply to this email, or call ${shop.name} at ${shop.phone}.`),
  merge: { about: `order ${order.id}`, kind },
  ...(invoiceId !== undefined && { attachment: `invoice ${invoiceId}` }),
});

/** Later mails are about a parcel that is on its way, or about none. */
const promisingKinds = new Set(["placed", "paid"]);

function describeArrival(order: OrderWithLines["order"]) {
  const promised = promisedDaysOf(order);
  return promised ? [shopText(`It arrives ${describePromise(promised)}.`)] : [];
}

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

const describeTotal = (order: OrderWithLines["order"]): string[] => [
  ...(order.cancelledCents > 0 ? [`Cancelled: ${formatCents(-order.cancelledCents)}`] : []),
  `Total: ${formatCents(order.amountCents - order.cancelledCents)}`,
  ...(giftCentsOf(order) > 0
    ? [`Gift card: ${formatCents(-giftCentsOf(order))}`, `Left to pay: ${formatCents(dueCentsOf(order))}`]
    : []),
];

export const describeLine = (line: PricedLine) => {
  const { quantity, name, unitCents, discountCents = 0 } = line;
  const full = discountCents > 0 ? ` instead of ${formatCents(unitCents * quantity)}` : "";
  return `${quantity} × ${name}: ${formatCents(lineCents(line))}${full}`;
};
