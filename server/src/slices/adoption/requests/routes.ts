import type { requestsStaffEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../../platform/http/mount-endpoints.ts";
import { completeFeeRefund } from "../fees/complete-fee-refund.ts";
import type { ShelterContext } from "../shelter-context.ts";
import { addRequestNote, assignRequest, changeAdoptionCheck, recordRequestCheck } from "./change-request.ts";
import { exportRequests, getRequestBoard } from "./get-board.ts";
import { getRequestAsStaff } from "./get-request.ts";
import { moveRequest } from "./move-request.ts";
import { writeToApplicant } from "./write-to-applicant.ts";

export const requestsRoutes = (context: ShelterContext): Handlers<typeof requestsStaffEndpoints> => ({
  getRequestBoard: ({ caller, query }) => getRequestBoard(context.database.db, caller, query),
  exportRequests: ({ caller }) => exportRequests(context.database, caller),
  getRequestAsStaff: ({ params }) => getRequestAsStaff(context.database.db, params.id),
  moveRequest: ({ caller, params, body }) => moveRequest(context, caller, params.id, body),
  assignRequest: ({ caller, params, body }) => assignRequest(context.database, caller, params.id, body),
  recordRequestCheck: ({ caller, params, body }) =>
    recordRequestCheck(context.database, caller, params.id, params.kind, body),
  addRequestNote: ({ caller, params, body }) => addRequestNote(context.database, caller, params.id, body.text),
  writeToApplicant: ({ caller, params, body }) => writeToApplicant(context, caller, params.id, body.text),
  completeFeeRefund: ({ caller, params, body }) => completeFeeRefund(context.database, caller, params.id, body),
  changeAdoptionCheck: ({ caller, params, body }) => changeAdoptionCheck(context.database, caller, params.kind, body),
});
