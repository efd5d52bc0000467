import { defineFaultPoints } from "../../platform/fault-points.ts";

export const stockFaultPoints = ["movements written", "delivery committed"] as const;

export const faultPoint = defineFaultPoints(stockFaultPoints);
