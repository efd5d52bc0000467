import { defineFaultPoints } from "../fault-points.ts";

export const bulkFaultPoints = ["bulk item written", "bulk item committed"] as const;

export const faultPoint = defineFaultPoints(bulkFaultPoints);
