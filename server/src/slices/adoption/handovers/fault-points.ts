import { defineFaultPoints } from "../../../platform/fault-points.ts";

export const handoverFaultPoints = ["animal adopted", "records carried home", "handover written"] as const;

export const faultPoint = defineFaultPoints(handoverFaultPoints);
