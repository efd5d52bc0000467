import type { checkoutEndpoints, guestCheckoutEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import type { OrderContext } from "../orders/order-context.ts";
import { cancelPayment } from "./cancel-payment.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { createOrder } from "./create-order.ts";
import { createPaymentIntent } from "./create-payment-intent.ts";
import { createGuestOrder } from "./guests/create-guest-order.ts";
import { createGuestPaymentIntent } from "./guests/create-guest-payment-intent.ts";
import { cancelGuestPayment, confirmGuestPayment } from "./guests/settle-guest-payment.ts";
import { receivePaymentEvent } from "./receive-payment-event.ts";

export const checkoutRoutes = (
  context: OrderContext,
): Handlers<typeof checkoutEndpoints & typeof guestCheckoutEndpoints> => ({
  createOrder: ({ caller, body, idempotencyKey }) => createOrder(context, caller, body, idempotencyKey),
  createPaymentIntent: ({ caller, body, idempotencyKey }) => createPaymentIntent(context, caller, body, idempotencyKey),
  confirmPayment: ({ caller, body }) => confirmPayment(context, caller, body),
  cancelPayment: ({ caller, body }) => cancelPayment(context, caller, body.payment_intent_id),
  createGuestOrder: ({ visitor, body, idempotencyKey }) => createGuestOrder(context, visitor, body, idempotencyKey),
  createGuestPaymentIntent: ({ visitor, body, idempotencyKey }) =>
    createGuestPaymentIntent(context, visitor, body, idempotencyKey),
  confirmGuestPayment: ({ body }) => confirmGuestPayment(context, body),
  cancelGuestPayment: ({ body }) => cancelGuestPayment(context, body),
  receivePaymentEvent: ({ rawBody, headers }) => receivePaymentEvent(context, rawBody, headers),
});
