import type { Api } from "@pawhaven/contract";
import {
  type ProviderRefund,
  ProviderUnavailableError,
  type RefundRequest,
} from "../../src/platform/payments/payment-provider.ts";
import { SandboxProvider } from "../../src/sandbox/cards/sandbox-provider.ts";
import { type ApiCaller, apiFor } from "../support/api-client.ts";
import { openShop, type TestShop, type TestShopOptions } from "../support/test-shop.ts";
import { openTestDatabase, type TestEnvironment } from "../support/test-database.ts";

/** The card sandbox, with refunds that can be made to fail. */
class InterruptibleCards extends SandboxProvider {
  refundsFail = false;

  override async refund(request: RefundRequest): Promise<ProviderRefund> {
    if (this.refundsFail) throw new ProviderUnavailableError("The card sandbox rejects refunds.");
    return super.refund(request);
  }
}

/** A shop that is being filled. */
export interface Filling extends TestShop {
  cards: InterruptibleCards;
  /** The API as this person calls it. Without a person it is a visitor. */
  api: (person?: Pick<ApiCaller, "token" | "staffToken">) => Api;
  close(): Promise<void>;
}

export async function openForFilling(
  environment: TestEnvironment,
  settings: TestShopOptions["settings"] = {},
): Promise<Filling> {
  const cardDatabase = await openTestDatabase(environment);
  const cards = new InterruptibleCards(cardDatabase);
  const shop = await openShop(environment, { settings, provider: cards });
  const close = async () => {
    await shop.close();
    await cardDatabase.close();
  };
  return { ...shop, cards, api: (person) => apiFor(shop, person), close };
}
