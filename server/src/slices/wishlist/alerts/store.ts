import { stockAlertHours } from "@pawhaven/contract";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { gears, stockAlerts, users } from "../../../schema/index.ts";
import { listedGearColumns } from "../store.ts";

const isWaiting = isNull(stockAlerts.toldAt);

/** What a customer waits for, the longest first. */
export const alertsOf = (db: Db, userId: number) =>
  db
    .select({ gear: listedGearColumns, askedAt: stockAlerts.askedAt })
    .from(stockAlerts)
    .innerJoin(gears, eq(gears.id, stockAlerts.gearId))
    .where(
      and(
        isWaiting,
        // mutant(alerts.test.ts): customers see the gears they wait for themselves
        eq(stockAlerts.userId, userId),
      ),
    )
    .orderBy(asc(stockAlerts.askedAt), asc(stockAlerts.id));
export type AlertRow = Awaited<ReturnType<typeof alertsOf>>[number];

/** Told ones too: they stay until the customer asks again or leaves. */
export const allAlertsOf = (db: Db, userId: number) =>
  db
    .select({ gear: gears.name, askedAt: stockAlerts.askedAt, toldAt: stockAlerts.toldAt })
    .from(stockAlerts)
    .innerJoin(gears, eq(gears.id, stockAlerts.gearId))
    .where(eq(stockAlerts.userId, userId))
    .orderBy(asc(stockAlerts.askedAt));

export async function isProven(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx.select({ at: users.emailConfirmedAt }).from(users).where(eq(users.id, userId));
  return row !== undefined && row.at !== null;
}

export const countAlerts = (tx: Tx, userId: number): Promise<number> =>
  tx.$count(stockAlerts, and(eq(stockAlerts.userId, userId), isWaiting));

/** Whoever waits already keeps the place in the line. */
export async function saveAlert(tx: Tx, userId: number, gearId: number): Promise<void> {
  await tx
    .insert(stockAlerts)
    .values({ userId, gearId })
    .onConflictDoUpdate({
      target: [stockAlerts.userId, stockAlerts.gearId],
      set: { askedAt: sql`now()`, toldAt: null },
      // mutant(alerts.test.ts): asking again does not lose the place in the line
      setWhere: sql`${stockAlerts.toldAt} is not null`,
    });
}

export async function deleteAlert(db: Db, userId: number, gearId: number): Promise<boolean> {
  const rows = await db
    .delete(stockAlerts)
    .where(
      and(
        isWaiting,
        eq(stockAlerts.gearId, gearId),
        // mutant(alerts.test.ts): only whoever waits can withdraw
        eq(stockAlerts.userId, userId),
      ),
    )
    .returning({ id: stockAlerts.id });
  return rows.length > 0;
}

/** Gears that somebody waits for and that can be bought. */
export async function gearsToTell(db: Db): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: gears.id })
    .from(stockAlerts)
    .innerJoin(gears, eq(gears.id, stockAlerts.gearId))
    .where(and(isWaiting, sql`${gears.stock} > 0 and ${gears.state} = 'live'`));
  return rows.map(({ id }) => id);
}

/** Arbitrary, but no other advisory lock may use it. */
const alertLock = 7_295_020;

/** Nodes tell of one gear in turn: the next one sees whom this one has told. */
export async function lockAlerts(tx: Tx, gearId: number): Promise<void> {
  // mutant(contention.postgres.test.ts): nodes tell of one gear in turn
  await tx.execute(sql`select pg_advisory_xact_lock(${alertLock}, ${gearId}::integer)`);
}

export interface ClaimedAlert {
  id: number;
  userId: number;
  name: string;
  email: string;
  gearName: string;
}

/**
 * The next in line, as many as there are units that nobody was told of in the last hours. Somebody who withdraws at this
 * moment is skipped.
 */
export async function claimAlerts(tx: Tx, gearId: number, limit: number): Promise<ClaimedAlert[]> {
  const rows = await tx.execute(sql`
    with lately as (
      select count(*) as told from stock_alerts
      where gear_id = ${gearId} and told_at > now() - make_interval(hours => ${stockAlertHours}::integer)
    ), next_in_line as (
      select stock_alerts.id from stock_alerts join users on users.id = user_id
      where gear_id = ${gearId} and told_at is null
      order by asked_at, stock_alerts.id
      limit (
        select greatest(least(${limit}, stock
          - told -- mutant(alerts.test.ts): no more people are told than there are units
        ), 0) from gears, lately
        where gears.id = ${gearId} and state = 'live'
      )
      for update of stock_alerts skip locked
      -- Whoever deletes the account locks it first and the alert second; the mail refers to the account.
      for key share of users skip locked
    ), claimed as (
      update stock_alerts set told_at = clock_timestamp() where id in (select id from next_in_line)
      returning id, user_id, asked_at
    )
    select claimed.id, users.id as "userId", users.name, users.email, gears.name as "gearName"
    from claimed join users on users.id = claimed.user_id join gears on gears.id = ${gearId}
    order by claimed.asked_at, claimed.id`);
  return [...rows] as unknown as ClaimedAlert[];
}
