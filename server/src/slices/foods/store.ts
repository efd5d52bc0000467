import type { Day, GearSpecies, Image, Species } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";

export interface FoodGearRow {
  id: number;
  name: string;
  images: Image[];
  priceCents: number;
  stock: number;
  isSold: boolean;
  species: GearSpecies | null;
  petType: string;
  netWeightGrams: number | null;
  energyKcalPer100g: number | null;
}

export interface EaterRow {
  id: number;
  userId: number;
  gearId: number;
  userpetId: number;
  name: string;
  species: Species;
  weightKg: number | null;
  bornOn: Day | null;
  adultWeightKg: number | null;
  gramsPerDay: number | null;
  share: number | null;
  startedOn: Day;
  stoppedOn: Day | null;
  pauses: { paused_on: Day; resumed_on: Day | null }[];
}

export interface SupplyRow {
  id: number;
  userId: number;
  gearId: number;
  units: number;
  arrivedOn: Day;
  isDeclined: boolean;
  unitCents: number;
  sentAt: string | null;
  skippedAt: string | null;
}

const inUsers = (userIds: readonly number[]) => sql`= any(${sql.param([...userIds])}::integer[])`;

/** Also those that have stopped: they ate of what was there. */
export const eatersOf = async (db: Db, userIds: readonly number[]): Promise<EaterRow[]> =>
  (await db.execute(sql`
    select pet_foods.id, userpets.user_id as "userId", gear_id as "gearId", userpet_id as "userpetId", name, species,
      weight_kg as "weightKg", born_on::text as "bornOn", adult_weight_kg as "adultWeightKg",
      grams_per_day as "gramsPerDay", share, started_on::text as "startedOn", stopped_on::text as "stoppedOn",
      coalesce((
        select json_agg(json_build_object('paused_on', paused_on, 'resumed_on', resumed_on) order by paused_on)
        from food_pauses where pet_food_id = pet_foods.id
      ), '[]') as pauses
    from pet_foods join userpets on userpets.id = userpet_id
    where userpets.user_id ${inUsers(userIds)} -- mutant(foods.test.ts): customers see what their own pets eat
    order by userpets.id, pet_foods.id`)) as unknown as EaterRow[];

/** What has arrived and did not go back, the oldest first, by the days of the shop. */
export const suppliesOf = async (db: Db, userIds: readonly number[], timeZone: string): Promise<SupplyRow[]> =>
  (await db.execute(sql`
    select supply.id, supply.user_id as "userId", supply.gear_id as "gearId", units, is_declined as "isDeclined",
      (arrived_at at time zone ${timeZone})::date::text as "arrivedOn", unit_cents as "unitCents",
      sent_at as "sentAt", skipped_at as "skippedAt"
    from food_supplies as supply join shipments on shipments.id = supply.shipment_id
    join order_lines on order_lines.order_id = shipments.order_id and order_lines.gear_id = supply.gear_id
    left join food_reminders on supply_id = supply.id
    where supply.user_id ${inUsers(userIds)} -- mutant(foods.test.ts): customers see what has arrived at their own home
      and units > 0 -- mutant(foods.test.ts): what went back is not eaten
    order by arrived_at, supply.id`)) as unknown as SupplyRow[];

export const foodGears = async (db: Db, ids: readonly number[]): Promise<FoodGearRow[]> =>
  (await db.execute(sql`
    select id, name, images, price_cents as "priceCents", stock, state = 'live' as "isSold", species,
      pet_type as "petType", net_weight_grams as "netWeightGrams", energy_kcal_per_100g as "energyKcalPer100g"
    from gears where id ${inUsers(ids)} order by id`)) as unknown as FoodGearRow[];

/** Ordered and not arrived yet. */
export const gearsOnTheirWay = async (
  db: Db,
  userIds: readonly number[],
): Promise<{ userId: number; gearId: number }[]> =>
  (await db.execute(sql`
    select distinct user_id as "userId", line.gear_id as "gearId"
    from orders join order_lines as line on line.order_id = orders.id
    where user_id ${inUsers(userIds)} and status in ('awaiting_payment', 'ordered', 'shipping')
      and (quantity > shipped + cancelled or exists (
        select from shipments join shipment_lines on shipment_lines.shipment_id = shipments.id
        where shipments.order_id = orders.id and shipment_lines.gear_id = line.gear_id and delivered_at is null
      ))`)) as unknown as { userId: number; gearId: number }[];
