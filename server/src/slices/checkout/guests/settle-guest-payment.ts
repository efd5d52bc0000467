import type { BodyOf, guestCheckoutEndpoints, PaymentConfirmation } from "@pawhaven/contract";
import { findGuestPayment } from "../../orders/guests/find-guest-order.ts";
import type { OrderContext } from "../../orders/order-context.ts";
import { cancelFoundPayment } from "../cancel-payment.ts";
import { confirmFoundPayment } from "../confirm-payment.ts";

export const confirmGuestPayment = async (
  context: OrderContext,
  { token, ...body }: BodyOf<typeof guestCheckoutEndpoints.confirmGuestPayment>,
): Promise<PaymentConfirmation> =>
  confirmFoundPayment(context, await findGuestPayment(context.database.db, token, body.payment_intent_id), body);

export const cancelGuestPayment = async (
  context: OrderContext,
  { token, payment_intent_id: intentId }: BodyOf<typeof guestCheckoutEndpoints.cancelGuestPayment>,
) => cancelFoundPayment(context, await findGuestPayment(context.database.db, token, intentId));
