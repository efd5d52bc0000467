import type { cardsEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import type { CardContext } from "./card-context.ts";
import { listCards } from "./list-cards.ts";
import { removeCard } from "./remove-card.ts";

export const cardsRoutes = (context: CardContext): Handlers<typeof cardsEndpoints> => ({
  listCards: ({ caller }) => listCards(context, caller),
  removeCard: ({ caller, params }) => removeCard(context, caller, params.id),
});
