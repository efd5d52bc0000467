import { carrierNameOf, trackingUrlOf } from "@pawhaven/contract";
import type { Tx } from "../../../platform/db/database.ts";
import { mailText } from "../../../platform/mail/mail-text.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import { describeLine, queueOrderMail } from "../mails.ts";
import type { GearQuantity } from "../order-lines.ts";
import type { OrderWithLines } from "../store.ts";
import { toTrackingDto } from "./serialize.ts";
import type { ShipmentRow } from "./store.ts";

interface SentParcel {
  shipment: ShipmentRow;
  lines: readonly GearQuantity[];
  /** Nothing is left to send. */
  isLast: boolean;
}

/** Every parcel has a kind of its own, so that the mail about the next one does not replace the one before. */
export function queueParcelSentMail(
  tx: Tx,
  shopIdentity: ShopIdentity,
  placed: OrderWithLines,
  { shipment, lines, isLast }: SentParcel,
): Promise<void> {
  const tracking = toTrackingDto(shipment);
  const url = trackingUrlOf(tracking);
  const carrier = carrierNameOf(tracking);
  const isWhole = isLast && shipment.number === 1;
  const sentLines = placed.lines.flatMap((line) => {
    const sent = lines.find(({ gearId }) => gearId === line.gearId);
    return sent ? [{ ...line, quantity: sent.quantity }] : [];
  });
  return queueOrderMail(tx, shopIdentity, placed, {
    kind: `dispatched ${shipment.number}`,
    ...textsFor(shipment.number, isLast),
    facts: [
      ...(carrier === null ? [] : [`Carrier: ${carrier}`]),
      ...(tracking.tracking_number === "" ? [] : [`Tracking number: ${tracking.tracking_number}`]),
    ],
    ...(!isWhole && { details: sentLines.map(describeLine).join("\n") }),
    ...(url && { action: { label: mailText`Track your parcel`, url } }),
  });
}

function textsFor(number: number, isLast: boolean): { subject: string; opening: string } {
  if (!isLast)
    return {
      subject: "Part of your order is on its way",
      opening: `Good news: parcel ${number} of your order has shipped. The rest follows in another parcel.`,
    };
  return number === 1
    ? { subject: "Your order is on its way", opening: "Good news: your order has shipped." }
    : {
        subject: "The rest of your order is on its way",
        opening: `Good news: parcel ${number} of your order has shipped, and with it the rest of your items.`,
      };
}
