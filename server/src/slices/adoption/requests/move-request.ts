import type { BodyOf, endpoints, RequestDetails } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { ShelterContext } from "../shelter-context.ts";
import { getRequestAsStaff } from "./get-request.ts";
import { setRequestStage } from "./set-request-stage.ts";

export const moveRequest = (
  { database, shopIdentity }: ShelterContext,
  caller: StaffCaller,
  id: number,
  change: BodyOf<typeof endpoints.moveRequest>,
): Promise<RequestDetails> =>
  setRequestStage(database, shopIdentity, caller, id, change, (tx) => getRequestAsStaff(tx, id));
