import { ProviderUnavailableError } from "../../src/platform/payments/payment-provider.ts";
import { SandboxProvider } from "../../src/sandbox/cards/sandbox-provider.ts";
import { openShop, type TestShop, type TestShopOptions } from "../support/test-shop.ts";
import { openTestDatabase, type TestEnvironment } from "../support/test-database.ts";

/** The card sandbox, with refunds that can be made to fail. */
class InterruptibleCards extends SandboxProvider {
  refundsFail = false;

  override async refund(intent: { id: string }): Promise<void> {
    if (this.refundsFail) throw new ProviderUnavailableError("The card sandbox rejects refunds.");
    return super.refund(intent);
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

type Send = <T>(
  who: { token: string } | null,
  method: Method,
  url: string,
  payload?: object,
  key?: string,
) => Promise<T>;

/** A shop that is being filled. A request that fails throws. */
export interface Filling extends TestShop {
  cards: InterruptibleCards;
  send: Send;
  close(): Promise<void>;
}

export async function openForFilling(
  environment: TestEnvironment,
  settings: TestShopOptions["settings"] = {},
): Promise<Filling> {
  const cardDatabase = await openTestDatabase(environment);
  const cards = new InterruptibleCards(cardDatabase);
  const shop = await openShop(environment, { settings, provider: cards });
  const send: Send = async <T>(...[who, method, url, payload, key]: Parameters<Send>) => {
    const headers = {
      ...(who && { authorization: `Bearer ${who.token}` }),
      ...(key && { "idempotency-key": key }),
    };
    const response = await shop.app.inject({ method, url, headers, ...(payload && { payload }) });
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.statusCode} ${response.body}`);
    return response.json<T>();
  };
  const close = async () => {
    await shop.close();
    await cardDatabase.close();
  };
  return { ...shop, cards, send, close };
}
