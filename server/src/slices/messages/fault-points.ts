import { defineFaultPoints } from "../../platform/fault-points.ts";

export const messageFaultPoints = ["reply written", "answer committed"] as const;

export const faultPoint = defineFaultPoints(messageFaultPoints);
