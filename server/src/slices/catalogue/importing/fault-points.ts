import { defineFaultPoints } from "../../../platform/fault-points.ts";

export const importFaultPoints = ["gear imported", "import committed"] as const;

export const faultPoint = defineFaultPoints(importFaultPoints);
