import { type VisitFinish, visitFinish } from "@pawhaven/contract";

/** What the form asks for. */
export type FinishFields = Omit<VisitFinish, "revision">;

export const finishFields = visitFinish.omit({ revision: true });
