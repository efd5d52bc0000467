import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/db/database.ts";
import { type PaymentProvider, ProviderUnavailableError } from "../../platform/payments/payment-provider.ts";
import { cardCustomerOf, claimCardCustomer, deleteCardCustomer, enqueueForgotten } from "./store.ts";

interface SessionContext {
  database: Database;
  provider: PaymentProvider;
  log: Pick<FastifyBaseLogger, "warn">;
}

interface CardSession {
  customerId: string;
  secret: string;
}

/**
 * Lets the provider's form offer the customer's saved cards, and save another one. Undefined where the provider will have
 * none of it, for example because the key may not create customers: paying works without.
 */
export async function openCardSession(context: SessionContext, userId: number): Promise<CardSession | undefined> {
  try {
    return (await openForKnown(context, userId)) ?? (await openForNew(context, userId));
  } catch (error) {
    // Without an answer it might have one in a moment, and the intent of an order must not differ from call to call.
    if (!(error instanceof ProviderUnavailableError) || !error.hasAnswered) throw error;
    context.log.warn({ reason: error.message }, "the card provider saves no cards");
    return undefined;
  }
}

/** A customer whom somebody deleted in the provider's dashboard is forgotten here as well. */
async function openForKnown({ database, provider }: SessionContext, userId: number): Promise<CardSession | undefined> {
  const customerId = await cardCustomerOf(database.db, userId);
  if (customerId === undefined) return undefined;
  const secret = await provider.cards.openSession(customerId);
  if (secret !== undefined) return { customerId, secret };
  await database.transaction((tx) => deleteCardCustomer(tx, userId));
  return undefined;
}

/** A second call at the same time, or an erasure, may leave the new one without an account. */
async function openForNew({ database, provider }: SessionContext, userId: number): Promise<CardSession | undefined> {
  const created = await provider.cards.createCustomer(userId);
  const customerId = await claimCardCustomer(database.db, userId, created);
  // mutant(cards.test.ts): a customer at the provider who belongs to no account is deleted
  if (customerId !== created) await enqueueForgotten(database.db, created);
  const secret = customerId === undefined ? undefined : await provider.cards.openSession(customerId);
  return customerId === undefined || secret === undefined ? undefined : { customerId, secret };
}
