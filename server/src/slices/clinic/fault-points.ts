import { defineFaultPoints } from "../../platform/fault-points.ts";

export const clinicFaultPoints = ["time freed", "time not taken yet", "time taken"] as const;

export const faultPoint = defineFaultPoints(clinicFaultPoints);
