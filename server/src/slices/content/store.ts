import { type ContentKey, contentKeys, type ContentValues } from "@pawhaven/contract";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { shopContent, shopContentVersions, staff } from "../../schema/index.ts";

export interface ContentRow<Key extends ContentKey = ContentKey> {
  value: ContentValues[Key];
  version: number;
  updatedAt: Date;
  updatedBy: string | null;
}

/** Nodes may start at the same time. Nothing is written, and so nothing announced, if nothing is missing. */
export async function fillContent(db: Db, first: ContentValues): Promise<void> {
  const stored = await db.select({ key: shopContent.key }).from(shopContent);
  const missing = contentKeys.filter((key) => !stored.some((row) => row.key === key));
  if (missing.length === 0) return;
  const rows = missing.map((key) => ({ key, value: first[key] }));
  await db.insert(shopContent).values(rows).onConflictDoNothing();
}

export async function readContent(db: Db, first: ContentValues): Promise<ContentValues> {
  const rows = await db.select({ key: shopContent.key, value: shopContent.value }).from(shopContent);
  return { ...first, ...valuesByKey(rows) };
}

/** Also inside a transaction that places an order. */
export async function readDeliveryContent(db: Db): Promise<Pick<ContentValues, "hours" | "holidays" | "delivery">> {
  const keys = ["hours", "holidays", "delivery"] as const;
  const rows = await db
    .select({ key: shopContent.key, value: shopContent.value })
    .from(shopContent)
    .where(inArray(shopContent.key, [...keys]));
  return valuesByKey(rows) as Pick<ContentValues, (typeof keys)[number]>;
}

/** Waits for a change of them that is under way, and makes later ones wait. */
export async function lockHours(tx: Tx): Promise<Partial<ContentValues>> {
  const rows = await tx.execute(sql`
    select key, value from shop_content where key in ('hours', 'holidays')
    for share -- mutant(content-nodes.postgres.test.ts): a booking and a change of the hours wait for each other
  `);
  return valuesByKey(rows as { key: ContentKey; value: unknown }[]);
}

const valuesByKey = (rows: { key: ContentKey; value: unknown }[]): Partial<ContentValues> =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value]));

const selectContent = (db: Db) =>
  db
    .select({
      key: shopContent.key,
      value: shopContent.value,
      version: shopContent.version,
      updatedAt: shopContent.updatedAt,
      updatedBy: staff.name,
    })
    .from(shopContent)
    .leftJoin(staff, eq(staff.id, shopContent.updatedBy));

type ContentRows = { [Key in ContentKey]: ContentRow<Key> };

export async function contentByKey(db: Db): Promise<ContentRows> {
  const rows = await selectContent(db);
  return Object.fromEntries<unknown>(rows.map((row) => [row.key, row])) as ContentRows;
}

export async function findContent<Key extends ContentKey>(db: Db, key: Key): Promise<ContentRow<Key>> {
  const [row] = await selectContent(db).where(eq(shopContent.key, key));
  return row as ContentRow<Key>;
}

export async function lockContent(tx: Tx, key: ContentKey): Promise<ContentRow> {
  await tx.select({ key: shopContent.key }).from(shopContent).where(eq(shopContent.key, key)).for("no key update");
  return findContent(tx, key);
}

/** Whether it still had this version. */
export async function replaceContent<Key extends ContentKey>(
  tx: Tx,
  key: Key,
  { version, value }: { version: number; value: ContentValues[Key] },
  staffId: number,
): Promise<boolean> {
  const replaced = await tx
    .update(shopContent)
    .set({ value, version: sql`${shopContent.version} + 1`, updatedAt: sql`now()`, updatedBy: staffId })
    .where(
      and(
        eq(shopContent.key, key),
        // mutant(content.test.ts): a change of an old version is refused
        eq(shopContent.version, version),
      ),
    )
    .returning({ version: shopContent.version });
  return replaced.length > 0;
}

export const contentVersions = (db: Db, key: ContentKey, limit: number): Promise<ContentRow[]> =>
  db
    .select({
      value: shopContentVersions.value,
      version: shopContentVersions.version,
      updatedAt: shopContentVersions.updatedAt,
      updatedBy: staff.name,
    })
    .from(shopContentVersions)
    .leftJoin(staff, eq(staff.id, shopContentVersions.updatedBy))
    .where(eq(shopContentVersions.key, key))
    .orderBy(desc(shopContentVersions.version))
    .limit(limit) as Promise<ContentRow[]>;

/** When each version began to apply, newest first. */
export const contentVersionDates = (db: Db, key: ContentKey): Promise<{ version: number; updatedAt: Date }[]> =>
  db
    .select({ version: shopContentVersions.version, updatedAt: shopContentVersions.updatedAt })
    .from(shopContentVersions)
    .where(eq(shopContentVersions.key, key))
    .orderBy(desc(shopContentVersions.version));

export async function findContentVersion(
  tx: Db | Tx,
  key: ContentKey,
  version: number,
): Promise<{ value: ContentValues[ContentKey] } | undefined> {
  const [row] = await tx
    .select({ value: shopContentVersions.value })
    .from(shopContentVersions)
    .where(and(eq(shopContentVersions.key, key), eq(shopContentVersions.version, version)));
  return row as { value: ContentValues[ContentKey] } | undefined;
}
