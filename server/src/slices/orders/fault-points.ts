import { defineFaultPoints } from "../../platform/fault-points.ts";

export const orderFaultPoints = [
  "stock held",
  "order written",
  "invoice written",
  "intent created",
  "intent recorded",
  "intent fetched",
  "payment claimed",
  "payment committed",
  "intent canceled",
  "cancellation committed",
  "refund written",
  "refunds compared",
  "refund sent",
  "refund recorded",
  "shipment written",
  "shipment committed",
] as const;

export const faultPoint = defineFaultPoints(orderFaultPoints);
