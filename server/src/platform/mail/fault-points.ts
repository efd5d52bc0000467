import { defineFaultPoints } from "../fault-points.ts";

export const mailFaultPoints = ["mail sent"] as const;

export const faultPoint = defineFaultPoints(mailFaultPoints);
