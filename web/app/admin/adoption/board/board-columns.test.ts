import { type RequestCard, requestStages } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { boardColumns, targetsOf } from "./board-columns.ts";
import { withCard } from "./move-on-board.ts";

const card = (id: number, stage: RequestCard["stage"]) => ({ id, stage, version: 1 }) as RequestCard;
const cards = [card(1, "received"), card(2, "meeting"), card(3, "received")];
const idsByStage = (all: readonly RequestCard[]) =>
  Object.fromEntries(
    boardColumns(all).flatMap(({ stage, cards: own }) => (own.length > 0 ? [[stage, own.map(({ id }) => id)]] : [])),
  );

describe("the board of requests", () => {
  it("has a column for every stage, also an empty one, and keeps the order of the cards", () => {
    expect(boardColumns([]).map(({ stage }) => stage)).toEqual(requestStages);
    expect(idsByStage(cards)).toEqual({ received: [1, 3], meeting: [2] });
  });

  it.each([
    ["received", ["in_review", "meeting", "approved", "declined"]],
    ["meeting", ["received", "in_review", "approved", "declined"]],
    ["approved", ["gone_home", "declined"]],
    ["gone_home", []],
    ["declined", []],
    ["withdrawn", []],
  ] as const)("lets staff bring a request that is %s to %j", (stage, targets) => {
    expect(targetsOf({ stage })).toEqual(targets);
  });

  it("shows a moved card at once, and leaves the others as they were", () => {
    const board = { cards, checks: [] };
    const moved = withCard(board, 3, { stage: "in_review", version: 2 });
    expect(idsByStage(moved.cards)).toEqual({ received: [1], in_review: [3], meeting: [2] });
    expect(moved.cards[0]).toBe(cards[0]);
    expect(board.cards[2]).toMatchObject({ stage: "received", version: 1 });
  });
});
