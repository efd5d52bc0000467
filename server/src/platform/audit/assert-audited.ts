import type { Endpoint } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { auditLog } from "../../schema/index.ts";
import type { Db } from "../db/database.ts";

export async function assertAudited(db: Db, requestId: string, { method, path }: Endpoint): Promise<void> {
  const entries = await db.select().from(auditLog).where(eq(auditLog.requestId, requestId)).limit(1);
  if (entries.length === 0) throw new Error(`${method} ${path} changed something without an audit entry.`);
}
