import { canMoveRequest, type RequestCard, type RequestStage, requestStages } from "@pawhaven/contract";

interface BoardColumn {
  stage: RequestStage;
  cards: RequestCard[];
}

/** In the order in which requests move on. The cards keep the order of the server. */
export const boardColumns = (cards: readonly RequestCard[]): BoardColumn[] =>
  requestStages.map((stage) => ({ stage, cards: cards.filter((card) => card.stage === stage) }));

/** Where staff can bring a request. Withdrawing is the customer's; going home opens the form for it. */
export const targetsOf = ({ stage }: Pick<RequestCard, "stage">): RequestStage[] =>
  requestStages.filter((to) => to !== "withdrawn" && canMoveRequest(stage, to));
