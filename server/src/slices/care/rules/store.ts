import type { RuleSource } from "@pawhaven/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { careRules, staff } from "../../../schema/index.ts";
import { sourceOfRule } from "../store.ts";

export type RuleRow = typeof careRules.$inferSelect;

export interface RuleWithSource {
  rule: RuleRow;
  source: RuleSource;
  version: number;
}

/** Versions of a rule begin one after the other. */
const version = sql<number>`(
  select count(*)::integer from care_rules before
  where before.code = "care_rules"."code" and before.country is not distinct from "care_rules"."country"
    and before.valid_from <= "care_rules"."valid_from"
)`;

export const rulesWithSource = (db: Db, ...conditions: SQL[]): Promise<RuleWithSource[]> =>
  db
    .select({ rule: careRules, source: sourceOfRule, version })
    .from(careRules)
    .leftJoin(staff, eq(staff.id, careRules.reviewedBy))
    .where(and(...conditions))
    .orderBy(
      careRules.species,
      careRules.kind,
      careRules.name,
      sql`${careRules.country} nulls first`,
      careRules.validFrom,
    );

export async function lockRule(tx: Tx, id: number): Promise<RuleRow | undefined> {
  const [row] = await tx.select().from(careRules).where(eq(careRules.id, id)).for("update");
  return row;
}

export async function updateRule(tx: Tx, id: number, values: Partial<typeof careRules.$inferInsert>): Promise<void> {
  await tx.update(careRules).set(values).where(eq(careRules.id, id));
}

export async function insertRule(tx: Tx, values: typeof careRules.$inferInsert): Promise<number> {
  const [row] = await tx.insert(careRules).values(values).returning({ id: careRules.id });
  return row?.id as number;
}
