import type { DeliveryTimes } from "@pawhaven/contract";

export const firstDeliveryTimes: DeliveryTimes = {
  handling_days: 1,
  cut_off: "14:00",
  transit: { vn: { min: 1, max: 3 }, us: { min: 7, max: 12 }, sg: { min: 3, max: 6 } },
};
