import type { checkoutEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import type { OrderContext } from "../orders/order-context.ts";
import { cancelPayment } from "./cancel-payment.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { createOrder } from "./create-order.ts";
import { createPaymentIntent } from "./create-payment-intent.ts";
import { receivePaymentEvent } from "./receive-payment-event.ts";

export const checkoutRoutes = (context: OrderContext): Handlers<typeof checkoutEndpoints> => ({
  createOrder: ({ caller, body, idempotencyKey }) => createOrder(context, caller, body, idempotencyKey),
  createPaymentIntent: ({ caller, body, idempotencyKey }) => createPaymentIntent(context, caller, body, idempotencyKey),
  confirmPayment: ({ caller, body }) => confirmPayment(context, caller, body),
  cancelPayment: ({ caller, body }) => cancelPayment(context, caller, body.payment_intent_id),
  receivePaymentEvent: ({ rawBody, headers }) => receivePaymentEvent(context, rawBody, headers),
});
