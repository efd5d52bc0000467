import type { Api, GearReviewDraft } from "@pawhaven/contract";
import { apiFor } from "./api-client.ts";
import { aCustomer, aGear } from "./factories.ts";
import { placeCashOrder } from "./orders.ts";
import type { TestShop } from "./test-shop.ts";

export interface WrittenReview {
  id: number;
  gearId: number;
  orderNumber: string;
  author: { id: number; token: string };
  authorApi: Api;
}

/** A review of a new gear, or of the one given, by a new customer who has bought it. */
export async function aReview(
  shop: TestShop,
  { gear_id, ...overrides }: Partial<GearReviewDraft> = {},
): Promise<WrittenReview> {
  const author = await aCustomer(shop.database);
  const authorApi = apiFor(shop, author);
  const gearId = gear_id ?? (await aGear(shop.database, { name: "Ball", stock: 100 })).id;
  const { transaction_id: orderNumber } = await placeCashOrder(authorApi, [{ id: gearId, quantity: 1 }]);
  const draft = { rating: 4, comment: "Rolls well.", gear_id: gearId, receipt_id: orderNumber, ...overrides };
  const { id } = await authorApi.writeReview({ body: draft });
  return { id, gearId, orderNumber, author, authorApi };
}
