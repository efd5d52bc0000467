import { ProviderUnavailableError } from "../../platform/payments/payment-provider.ts";
import type { CardContext } from "./card-context.ts";
import { claimForgotten, deleteForgotten } from "./store.ts";

/** Has the provider delete customers whose account is gone. One that fails is tried again, less and less often. */
export async function deleteForgottenCustomers({ database: { db }, provider, log }: CardContext): Promise<void> {
  if (!provider) return;
  for (let id = await claimForgotten(db); id !== undefined; id = await claimForgotten(db)) {
    try {
      await provider.cards.deleteCustomer(id);
      await deleteForgotten(db, id);
    } catch (error) {
      log.error({ err: error, customer: id }, "could not delete a customer at the card provider");
      if (!(error instanceof ProviderUnavailableError)) throw error;
    }
  }
}
