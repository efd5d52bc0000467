import type { giftCardsEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { adjustGiftCard, setGiftCardState } from "./change-gift-card.ts";
import { checkGiftCard } from "./check-gift-card.ts";
import type { GiftCardContext } from "./gift-card-context.ts";
import { issueGiftCard } from "./issue-gift-card.ts";
import { getGiftCard, listGiftCards } from "./list-gift-cards.ts";

export const giftCardsRoutes = (context: GiftCardContext): Handlers<typeof giftCardsEndpoints> => ({
  checkGiftCard: ({ caller, body }) => checkGiftCard(context.database.db, caller, body.code),
  listGiftCards: ({ query }) => listGiftCards(context.database.db, query),
  getGiftCard: ({ params }) => getGiftCard(context.database.db, params.id),
  issueGiftCard: ({ caller, body }) => issueGiftCard(context, caller, body),
  adjustGiftCard: ({ caller, params, body }) => adjustGiftCard(context.database, caller, params.id, body),
  setGiftCardState: ({ caller, params, body }) => setGiftCardState(context.database, caller, params.id, body.state),
});
