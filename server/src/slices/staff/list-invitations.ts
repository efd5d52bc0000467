import type { Invitation } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { openInvitations } from "./invitation-store.ts";
import { toInvitationDto } from "./serialize.ts";

export const listInvitations = async ({ db }: Database): Promise<Invitation[]> =>
  (await openInvitations(db)).map(toInvitationDto);
