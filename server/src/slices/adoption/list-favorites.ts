import type { Pet } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { favoritesOf } from "./store.ts";
import { toPetDto } from "./serialize.ts";

export async function listFavorites(db: Db, { userId }: Caller): Promise<Pet[]> {
  return (await favoritesOf(db, userId)).map(toPetDto);
}
