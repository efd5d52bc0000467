import type { SavedCard } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { askProvider, type CardContext } from "./card-context.ts";
import { toSavedCardDto } from "./serialize.ts";
import { cardCustomerOf } from "./store.ts";

/** Asked every time: nothing of a card is stored here. */
export async function listCards(context: CardContext, { userId }: Caller): Promise<SavedCard[]> {
  const customerId = await cardCustomerOf(context.database.db, userId);
  const cards = await askProvider(context, async (provider) => (customerId ? provider.listCards(customerId) : []));
  return cards.map(toSavedCardDto);
}
