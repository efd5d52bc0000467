import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { messageReply } from "./core/replies.ts";

export const savedCard = z.object({
  id: z.string().meta({ description: "The card provider's." }),
  brand: z.string().meta({ description: "As the card provider writes it, like `visa`." }),
  last4: z.string(),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
});
export type SavedCard = z.output<typeof savedCard>;

/** The shop asks the provider every time, and keeps nothing of a card. */
const asksProvider = { limit: { times: 300, perSeconds: 600 }, accountLimit: { times: 60, perSeconds: 600 } } as const;

export const cardsEndpoints = {
  listCards: endpoint({
    method: "GET",
    path: "/api/user/cards",
    summary: "The cards that the card provider has saved for me",
    access: "customer",
    reply: z.array(savedCard),
    errors: ["failed_dependency"],
    ...asksProvider,
  }),
  removeCard: endpoint({
    method: "DELETE",
    path: "/api/user/cards/:id",
    summary: "Have the card provider forget one of my cards",
    access: "customer",
    params: z.object({ id: z.string().regex(/^\w{1,100}$/) }),
    reply: messageReply,
    errors: ["not_found", "failed_dependency"],
    ...asksProvider,
  }),
};
