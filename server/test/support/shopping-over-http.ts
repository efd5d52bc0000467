import type { endpoints, ReplyOf } from "@pawhaven/contract";
import { type Item, shipTo } from "./orders.ts";
import { validCard } from "./cards.ts";

type Reply<Name extends keyof typeof endpoints> = ReplyOf<(typeof endpoints)[Name]>;

/** The shop died before it could answer. */
export class NoAnswer extends Error {}

/** A customer's browser, as far as buying is concerned, at a shop in another process. */
export class Shopper {
  private readonly origin: string;
  private readonly token: string;
  private readonly key: string;

  constructor(origin: string, token: string, key: string) {
    this.origin = origin;
    this.token = token;
    this.key = key;
  }

  /** The same person with the same checkout, at a shop that was started again. */
  at(origin: string): Shopper {
    return new Shopper(origin, this.token, this.key);
  }

  payInCash = (items: Item[]) => this.post<Reply<"createOrder">>("/api/create-order", { items, customer: shipTo });

  beginCard = (items: Item[], amount: number) =>
    this.post<Reply<"createPaymentIntent">>("/api/create-payment-intent", { items, amount, customer: shipTo });

  pay = (client_secret: string) =>
    this.post("/stand-in/cards/confirm", { ...validCard, client_secret, return_url: "/checkout/result" });

  confirm = (payment_intent_id: string) =>
    this.post<Reply<"confirmPayment">>("/api/confirm-payment", { payment_intent_id });

  cancelPayment = (payment_intent_id: string) =>
    this.post<Reply<"cancelPayment">>("/api/cancel-payment", { payment_intent_id });

  cancelOrder = (id: string) => this.post<Reply<"cancelOrder">>(`/api/orders/${id}/cancel`, {});

  private async post<T>(path: string, body: object): Promise<T> {
    const response = await fetch(`${this.origin}${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${this.token}`,
        "idempotency-key": this.key,
      },
    }).catch(() => {
      throw new NoAnswer(path);
    });
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer;
  }
}
