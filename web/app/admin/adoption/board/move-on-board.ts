import type { RequestCard } from "@pawhaven/contract";

interface Board {
  cards: RequestCard[];
}

/** The board with one card changed; the others stay the same objects. */
export const withCard = <Data extends Board>(board: Data, id: number, change: Partial<RequestCard>): Data => ({
  ...board,
  cards: board.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
});
