import type { Avoid } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Db } from "../../../platform/db/database.ts";
import { userpetNotFound } from "../errors.ts";
import { ownUserpet } from "../store.ts";
import { avoidsOf } from "./store.ts";

export async function listAvoids(db: Db, { userId }: Caller, id: number): Promise<{ avoids: Avoid[] }> {
  // mutant(avoids.test.ts): only its owner reads what a pet avoids
  if (!(await ownUserpet(db, userId, id))) throw userpetNotFound();
  return { avoids: (await avoidsOf(db, [id])).get(id) ?? [] };
}
