import { endpoints, requestHeaders } from "@pawhaven/contract";
import type { LightMyRequestResponse } from "fastify";
import { testShippingDetails } from "../support/test-shipping-details.ts";
import type { TestShop } from "../support/test-shop.ts";

interface CashOrder {
  gearId: number;
  quantity: number;
  idempotencyKey?: string;
}

/** Places an order for cash and returns the raw response, for tests that check its headers. */
export function placeOrder(
  { app }: TestShop,
  { token }: { token: string },
  { gearId, quantity, idempotencyKey }: CashOrder,
): Promise<LightMyRequestResponse> {
  const { method, path: url } = endpoints.createOrder;
  const body = { items: [{ id: gearId, quantity }], customer: testShippingDetails };
  const headers = requestHeaders({ body, idempotencyKey }, token);
  return app.inject({ method, url, headers, payload: JSON.stringify(body) });
}

export const transactionIdIn = (response: LightMyRequestResponse): string =>
  response.json<{ transaction_id: string }>().transaction_id;
