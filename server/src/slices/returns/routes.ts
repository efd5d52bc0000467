import type { returnsEndpoints, returnsStaffEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { approveReturn, declineReturn } from "./decide-return.ts";
import { exportReturns } from "./export-returns.ts";
import { getReturnAsStaff } from "./get-return-as-staff.ts";
import { listReturnsAsStaff } from "./list-returns-as-staff.ts";
import { listReturns } from "./list-returns.ts";
import { receiveReturn } from "./receive-return.ts";
import { refundReturn } from "./refund-return.ts";
import { requestReturn } from "./request-return.ts";
import type { ReturnContext } from "./return-context.ts";
import { withdrawReturn } from "./withdraw-return.ts";

export const returnsRoutes = (
  context: ReturnContext,
): Handlers<typeof returnsEndpoints & typeof returnsStaffEndpoints> => ({
  listReturns: ({ caller, params }) => listReturns(context, caller, params.id),
  requestReturn: ({ caller, params, body, idempotencyKey }) =>
    requestReturn(context, caller, params.id, body, idempotencyKey),
  withdrawReturn: ({ caller, params }) => withdrawReturn(context, caller, params.id),
  listReturnsAsStaff: ({ query }) => listReturnsAsStaff(context.database.db, query),
  exportReturns: ({ caller, query }) => exportReturns(context.database, caller, query),
  getReturnAsStaff: ({ params }) => getReturnAsStaff(context, params.id),
  approveReturn: ({ caller, params, body }) => approveReturn(context, caller, params.id, body),
  declineReturn: ({ caller, params, body }) => declineReturn(context, caller, params.id, body),
  receiveReturn: ({ caller, params, body }) => receiveReturn(context, caller, params.id, body),
  refundReturn: ({ caller, params, body }) => refundReturn(context, caller, params.id, body),
});
