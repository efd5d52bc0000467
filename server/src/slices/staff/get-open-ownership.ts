import type { OpenOwnership } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { linkOver } from "./errors.ts";
import { ownershipLinkByToken } from "./ownership-store.ts";

export async function getOpenOwnership({ db }: Database, token: string): Promise<OpenOwnership> {
  const link = await ownershipLinkByToken(db, token);
  if (!link) throw linkOver();
  return { email: link.email };
}
