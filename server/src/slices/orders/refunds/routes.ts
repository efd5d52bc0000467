import type { refundsEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../../platform/http/mount-endpoints.ts";
import type { OrderContext } from "../order-context.ts";
import { createRefund } from "./create-refund.ts";
import { listRefundsAsStaff } from "./list-refunds-as-staff.ts";
import { payRefundByHand } from "./pay-refund-by-hand.ts";
import { retryRefund } from "./retry-refund.ts";

export const refundsRoutes = (context: OrderContext): Handlers<typeof refundsEndpoints> => ({
  listRefundsAsStaff: ({ params }) => listRefundsAsStaff(context.database.db, params.id),
  createRefund: ({ caller, params, body, idempotencyKey }) =>
    createRefund(context, caller, params.id, body, idempotencyKey),
  retryRefund: ({ caller, params }) => retryRefund(context, caller, params.id, params.refund),
  payRefundByHand: ({ caller, params }) => payRefundByHand(context, caller, params.id, params.refund),
});
