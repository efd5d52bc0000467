import { defineFaultPoints } from "../../platform/fault-points.ts";

export const checkoutFaultPoints = ["cash order committed", "card order committed"] as const;

export const faultPoint = defineFaultPoints(checkoutFaultPoints);
