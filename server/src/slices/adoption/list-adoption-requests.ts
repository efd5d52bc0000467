import type { MyAdoptionRequest, ReceivedAdoptionRequest } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { openRequests, requestsOf } from "./store.ts";
import { describeRequests } from "./requests/describe-requests.ts";
import { toReceivedAdoptionRequestDto } from "./serialize.ts";

export async function listAdoptionRequests(db: Db, { userId }: Caller): Promise<MyAdoptionRequest[]> {
  const rows = await requestsOf(db, userId);
  return describeRequests(db, rows);
}

export async function listOpenAdoptionRequests(db: Db): Promise<ReceivedAdoptionRequest[]> {
  return (await openRequests(db)).map(toReceivedAdoptionRequestDto);
}
