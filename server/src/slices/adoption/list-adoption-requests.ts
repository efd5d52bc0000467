import type { AdoptionRequest, ReceivedAdoptionRequest } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { openRequests, requestsOf } from "./store.ts";
import { toReceivedAdoptionRequestDto, toAdoptionRequestDto } from "./serialize.ts";

export async function listAdoptionRequests(db: Db, { userId }: Caller): Promise<AdoptionRequest[]> {
  return (await requestsOf(db, userId)).map(toAdoptionRequestDto);
}

export async function listOpenAdoptionRequests(db: Db): Promise<ReceivedAdoptionRequest[]> {
  return (await openRequests(db)).map(toReceivedAdoptionRequestDto);
}
