import { defineFaultPoints } from "../../platform/fault-points.ts";

export const returnFaultPoints = ["return inspected", "return refund committed"] as const;

export const faultPoint = defineFaultPoints(returnFaultPoints);
