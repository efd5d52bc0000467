import type { RequestCard } from "@pawhaven/contract";

/** What travels with a dragged card. */
export interface CardDragData extends Record<string, unknown> {
  drags: "adoption request";
  card: RequestCard;
}

export const isCardDragData = (data: Record<string, unknown>): data is CardDragData =>
  data["drags"] === "adoption request";
