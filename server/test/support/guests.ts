import type { Api, endpoints, RequestOf } from "@pawhaven/contract";
import { desc, sql } from "drizzle-orm";
import { mailOutbox } from "../../src/schema/index.ts";
import { apiFor } from "./api-client.ts";
import type { Item } from "./orders.ts";
import { testShippingDetails } from "./test-shipping-details.ts";
import type { TestShop } from "./test-shop.ts";

type GuestOrderBody = RequestOf<typeof endpoints.createGuestOrder>["body"];

interface GuestOptions extends Pick<GuestOrderBody, "amount" | "replaces"> {
  email?: string;
  /** The `Idempotency-Key`. */
  key?: string;
}

let count = 0;

/** Somebody who was never here, with a network and an address of their own. */
export function aGuest(shop: TestShop): { api: Api; email: string } {
  count++;
  const from = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  return { api: apiFor(shop, { from }), email: `guest${count}@example.com` };
}

const bodyOf = (items: Item[], { email = testShippingDetails.email, amount, replaces }: GuestOptions) => ({
  items,
  customer: { ...testShippingDetails, email },
  ...(replaces && { replaces }),
  ...(amount !== undefined && { amount }),
});
const keyOf = ({ key }: GuestOptions) => ({ ...(key && { idempotencyKey: key }) });

export const placeGuestOrder = (api: Api, items: Item[], options: GuestOptions = {}) =>
  api.createGuestOrder({ body: bodyOf(items, options) }, keyOf(options));

export const startGuestPayment = (api: Api, items: Item[], amount: number, options: GuestOptions = {}) =>
  api.createGuestPaymentIntent({ body: { ...bodyOf(items, options), amount } }, keyOf(options));

/** The newest mail to an address, and the token of the link in it. */
export async function newestMailTo({ database }: TestShop, address: string) {
  const isTo = sql`lower(${mailOutbox.recipient}) = ${address.toLowerCase()}`;
  const [mail] = await database.db.select().from(mailOutbox).where(isTo).orderBy(desc(mailOutbox.id)).limit(1);
  return { mail, token: /\/guest-order\/([\w-]{43})/.exec(mail?.bodyText ?? "")?.[1] ?? "" };
}
