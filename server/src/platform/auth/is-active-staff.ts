import { and, eq, isNull } from "drizzle-orm";
import { staff } from "../../schema/index.ts";
import type { Db } from "../db/database.ts";

export async function isActiveStaff(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.userId, userId), isNull(staff.endedAt)));
  return rows.length > 0;
}
