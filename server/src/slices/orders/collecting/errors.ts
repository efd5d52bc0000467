import { collectLeadHours } from "@pawhaven/contract";
import { ApiError } from "../../../platform/http/api-error.ts";

export const visitNotPossible = () =>
  new ApiError(
    "conflict",
    `Your order cannot be ready at this visit. Please choose one that is yours and at least ${collectLeadHours} hours ahead.`,
  );

export const collectingErrors = { orders_collected_at_own_visit: visitNotPossible };

export const goodsWaiting = (count: number) =>
  new ApiError(
    "goods_waiting",
    count === 1
      ? "An order waits to be collected at this visit. Please say what to do with it."
      : `${count} orders wait to be collected at this visit. Please say what to do with them.`,
  );
