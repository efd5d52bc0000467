import type { Db } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/sessions.ts";
import { noSuchPet } from "./refusals.ts";
import { hasRequestUnderWay, petById } from "./store.ts";

export async function hasAdoptionRequest(db: Db, { userId }: Caller, petId: number): Promise<{ has_request: boolean }> {
  if (!(await petById(db, petId))) throw noSuchPet();
  return { has_request: await hasRequestUnderWay(db, userId, petId) };
}
