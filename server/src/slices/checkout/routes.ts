import type { checkout } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount.ts";
import type { OrderTools } from "../orders/order-tools.ts";
import { cancelPayment } from "./cancel-payment.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { createOrder } from "./create-order.ts";
import { createPaymentIntent } from "./create-payment-intent.ts";
import { receivePaymentEvent } from "./receive-payment-event.ts";

export const checkoutRoutes = (tools: OrderTools): Handlers<typeof checkout> => ({
  createOrder: ({ caller, body, idempotencyKey }) => createOrder(tools, caller, body, idempotencyKey),
  createPaymentIntent: ({ caller, body, idempotencyKey }) => createPaymentIntent(tools, caller, body, idempotencyKey),
  confirmPayment: ({ caller, body }) => confirmPayment(tools, caller, body),
  cancelPayment: ({ caller, body }) => cancelPayment(tools, caller, body.payment_intent_id),
  receivePaymentEvent: ({ rawBody, headers }) => receivePaymentEvent(tools, rawBody, headers),
});
