import type { Caller } from "../../platform/auth/sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { askProvider, type CardContext } from "./card-context.ts";
import { cardCustomerOf } from "./store.ts";

export async function removeCard(context: CardContext, { userId }: Caller, id: string): Promise<{ message: string }> {
  const customerId = await cardCustomerOf(context.database.db, userId);
  const isRemoved = await askProvider(context, async (provider) =>
    customerId ? provider.removeCard(customerId, id) : false,
  );
  if (!isRemoved) throw new ApiError("not_found", "This card was removed already.");
  return { message: "The card has been removed." };
}
