import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { registerCustomer } from "../../../test/support/customers.ts";
import { testShopIdentity } from "../../../test/support/shop-identity.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { mailOutbox } from "../../schema/index.ts";
import { processLinkRequests } from "./forgot-password.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });

const ask = (email: string) => apiFor(shop).requestConfirmation({ body: { email } });
const process = () => processLinkRequests(shop.database, testShopIdentity());

async function tokensMailedTo(email: string): Promise<string[]> {
  const mails = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  const asked = mails.filter(({ subject }) => subject.startsWith("Confirm your email address"));
  return asked.flatMap(({ bodyText }) => /\/confirm\/([\w-]{43})/.exec(bodyText)?.[1] ?? []);
}

describe("asking for another confirmation link", () => {
  it("gets the same reply for every address, and a mail for an account that waits for it", async () => {
    const [waiting, confirmed] = [await registerCustomer(shop), await registerCustomer(shop)];
    await ask(confirmed.email);
    await process();
    const [first = ""] = await tokensMailedTo(confirmed.email);
    await confirmed.api.confirmMyEmail({ body: { token: first } });
    const replies = await Promise.all([waiting.email, confirmed.email, "nobody@example.com"].map(ask));
    expect(new Set(replies.map(({ message }) => message)).size).toBe(1);
    await process();
    const [token = ""] = await tokensMailedTo(waiting.email);
    expect(await waiting.api.confirmMyEmail({ body: { token } })).toMatchObject({
      message: "Thank you! Your email address is confirmed.",
    });
    expect(await tokensMailedTo(confirmed.email)).toHaveLength(1);
    expect(await tokensMailedTo("nobody@example.com")).toEqual([]);
  });

  it("sends three mails an hour to an account, however often somebody asks", async () => {
    const { email, id } = await registerCustomer(shop);
    for (let count = 0; count < 10; count++) {
      await ask(email);
      await process();
      // Delivered at once, so that the next one does not take its place.
      await shop.database.db.update(mailOutbox).set({ sentAt: new Date() }).where(eq(mailOutbox.userId, id));
    }
    expect(await tokensMailedTo(email)).toHaveLength(3);
  });
});
