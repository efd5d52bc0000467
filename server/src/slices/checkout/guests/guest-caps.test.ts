import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { aGear } from "../../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../../test/support/fake-payment-provider.ts";
import { aGuest, placeGuestOrder, startGuestPayment } from "../../../../test/support/guests.ts";
import { stockOf } from "../../../../test/support/orders.ts";
import { testShop } from "../../../../test/support/test-shop.ts";

const shop = testShop({ provider: new FakePaymentProvider() });

describe("what guests have not paid for", () => {
  it("is at most five units of a gear per mailbox, from whichever network and however it is spelled", async () => {
    const { id } = await aGear(shop.database, { name: "Ball", stock: 200 });
    const order = (email: string, quantity: number) => placeGuestOrder(aGuest(shop).api, [{ id, quantity }], { email });
    await order("lan@example.com", 3);
    await order("LAN+shop@example.com", 2);
    expect(await errorOf(order("lan+again@example.com", 1))).toMatchObject({
      code: "conflict",
      message: expect.stringMatching(
        /^Guests can order up to 5 of Ball\. Please sign in to order more, or call us at \+/,
      ) as string,
    });
    await order("minh@example.com", 5);
    expect(await stockOf(shop, id)).toBe(190);
  });

  it("is at most fifty units of a gear per network, whatever addresses are made up", async () => {
    const { id } = await aGear(shop.database, { stock: 200 });
    const api = apiFor(shop, { from: "203.0.113.7" });
    const order = (index: number) =>
      startGuestPayment(api, [{ id, quantity: 5 }], 5000, { email: `made.up.${index}@example.com` });
    for (let index = 0; index < 10; index++) await order(index);
    expect(await errorOf(order(10))).toMatchObject({ code: "conflict" });
    expect(await stockOf(shop, id)).toBe(150);
  });

  it("is at most $300 in cash, and can be more by card", async () => {
    const { id } = await aGear(shop.database, { listPriceCents: 10_000, stock: 200 });
    const { api, email } = aGuest(shop);
    await placeGuestOrder(api, [{ id, quantity: 3 }], { email });
    expect((await errorOf(placeGuestOrder(api, [{ id, quantity: 1 }], { email }))).message).toMatch(
      /^Guests can order up to \$300\.00 for cash on delivery, orders on their way included\. Please sign in, pay by card or call us at /,
    );
    await startGuestPayment(api, [{ id, quantity: 1 }], 10_000, { email });
  });
});
