import type { AdoptionDecision, ReceivedAdoptionRequest } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { setRequestStage } from "./requests/set-request-stage.ts";
import { requestById, type RequestRow } from "./store.ts";
import { toReceivedAdoptionRequestDto } from "./serialize.ts";

/** The last step of the board, for whoever has only that. */
export const decideAdoptionRequest = (
  database: Database,
  shopIdentity: ShopIdentity,
  caller: StaffCaller,
  id: number,
  { status }: AdoptionDecision,
): Promise<ReceivedAdoptionRequest> =>
  setRequestStage(database, shopIdentity, caller, id, { stage: status }, async (tx) =>
    toReceivedAdoptionRequestDto((await requestById(tx, id)) as RequestRow),
  );
