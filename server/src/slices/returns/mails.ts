import type { Tx } from "../../platform/db/database.ts";
import type { OrderRow } from "../orders/find-order.ts";
import { queueOrderMail } from "../orders/mails.ts";
import type { ReturnContext } from "./return-context.ts";

const texts = {
  requested: {
    subject: "We have received your return request",
    opening: "We will look at it and tell you how to send the items back.",
  },
  approved: { subject: "Your return is approved", opening: "You can send the items back. This is how:" },
  declined: { subject: "About your return", opening: "We cannot accept this return. This is why:" },
  received: {
    subject: "Your return has arrived",
    opening: "Thank you, your return is here. We will refund it next.",
  },
  withdrawn: {
    subject: "You have withdrawn your return",
    opening: "There is nothing more to do. Please keep the items.",
  },
} as const;

interface ReturnMail {
  kind: keyof typeof texts;
  /** The shop's words. */
  answer?: string;
}

/** The mail about the refund itself comes from the refund. */
export const queueReturnMail = (
  tx: Tx,
  { shopIdentity }: Pick<ReturnContext, "shopIdentity">,
  order: OrderRow,
  { kind, answer }: ReturnMail,
): Promise<void> =>
  queueOrderMail(
    tx,
    shopIdentity,
    { order, lines: [] },
    { kind: `return ${kind}`, ...texts[kind], details: answer ?? `Order ${order.transactionId}` },
  );
