import type { Db } from "../../platform/db/database.ts";
import { cardCustomerOf } from "./store.ts";

/** The cards themselves are at the provider, which shows them in the profile. */
export const exportCards = async (db: Db, userId: number): Promise<{ provider_customer_id: string | null }> => ({
  provider_customer_id: (await cardCustomerOf(db, userId)) ?? null,
});
