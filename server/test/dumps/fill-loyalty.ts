import { aGear } from "../support/factories.ts";
import { placeCashOrder } from "../support/orders.ts";
import { placeGuestOrder } from "../support/guests.ts";
import type { DumpFacts, DumpPerson } from "./dump.ts";
import { type GearForSale, orderCalls } from "./fill-orders.ts";
import type { Filling } from "./filling.ts";

type People = Pick<DumpFacts["people"], "rival" | "staff">;

/** What brings customers back: addresses, wishes, discounts, gift cards, returns, and orders of guests. */
export async function fillLoyalty(
  shop: Filling,
  [bowl, leash, bed]: [GearForSale, GearForSale, GearForSale],
  { rival, staff }: People,
): Promise<void> {
  await keepAddressAndWishes(shop, rival, [bowl, bed]);
  const code = await startPromotion(shop, staff);
  await placeCashOrder(shop.api(rival), [{ id: bed.id, quantity: 1 }], { code });
  const { code: giftCode } = await shop.api(staff).issueGiftCard({
    body: { amount: 5, recipient_email: rival.email, note: "For the wait", expires_at: null },
  });
  await placeCashOrder(shop.api(rival), [{ id: bowl.id, quantity: 1 }], { gift_card: { code: giftCode } });
  await returnOne(shop, { rival, staff }, leash);
  await placeGuestOrder(shop.api(), [{ id: leash.id, quantity: 1 }], { email: "guest@example.com" });
  const damaged = { reason: "damaged" as const, delta: -1, note: "Fell off the shelf" };
  await shop.api(staff).adjustStock({ params: { id: bed.id }, body: damaged });
}

async function keepAddressAndWishes(
  { api, database }: Filling,
  customer: DumpPerson,
  wishes: GearForSale[],
): Promise<void> {
  await api(customer).addAddress({
    body: {
      full_name: "Khanh Lê",
      phone: "+842855500199",
      address: "8 Lê Lợi",
      ward: "Bến Thành",
      city: "Hồ Chí Minh",
      state: "",
      postcode: "",
      country: "vn",
    },
  });
  for (const { id } of wishes) await api(customer).addToWishlist({ params: { id } });
  const soldOut = await aGear(database, { slug: "lamp", name: "Night Lamp", stock: 0 });
  await api(customer).askStockAlert({ params: { id: soldOut.id } });
}

async function startPromotion({ api }: Filling, staff: DumpPerson): Promise<string> {
  const code = "AUTUMN15";
  const anything = { pet_types: [], categories: [], minimum: 0, begins_at: null, ends_at: null };
  const percent = { kind: "percent" as const, percent: 15, amount: null, gear_id: null };
  const { id } = await api(staff).createPromotion({
    body: { name: "Autumn", code, ...percent, ...anything, max_uses: 10, max_uses_per_customer: 1 },
  });
  await api(staff).startPromotion({ params: { id } });
  return code;
}

/** A gear that was paid by card comes back and is refunded. */
async function returnOne(shop: Filling, { rival, staff }: People, gear: GearForSale): Promise<void> {
  const { byCard, move } = orderCalls(shop, staff);
  const id = await byCard(rival, gear);
  await move(id, "shipping", "shipped");
  const lines = [{ id: gear.id, quantity: 1 }];
  const body = { lines, reason: "wrong_item" as const, note: "", photos: [] };
  const { returns } = await shop.api(rival).requestReturn({ params: { id }, body });
  const params = { id: returns[0]?.id ?? 0 };
  const approval = { instructions: "Please send it to the shop.", version: 1 };
  const { version } = await shop.api(staff).approveReturn({ params, body: approval });
  const inspection = { lines: [{ id: gear.id, restock: 1, write_off: 0 }], version };
  const received = await shop.api(staff).receiveReturn({ params, body: inspection });
  const refund = { amount: received.proposed, note: "", version: received.version };
  await shop.api(staff).refundReturn({ params, body: refund });
}
