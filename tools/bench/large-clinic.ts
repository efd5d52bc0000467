import type { Driver } from "../../server/src/platform/db/driver.ts";
import { runSql } from "./booking-environment.ts";

/** With the first vet and room, the groomers and the tubs of a new shop: fifty resources. */
const addedPairs = 21;
const visitsPerDay = 16;
const bookingsPerStatement = 20_000;

/** Vets and rooms, as many of each. */
export async function addResources(database: Driver): Promise<void> {
  await runSql(
    database,
    `insert into resources (id, kind, name)
     select 100 * place + n, case place when 1 then 'vet' else 'room' end, 'Resource ' || place || ' ' || n
     from generate_series(1, ${addedPairs}) n, generate_series(1, 2) place`,
  );
}

/**
 * Books every vet and every room for whole days, up to the last day before the given one, and as many days back as it takes.
 * So whoever looks for a free time has to go through all days that can be booked.
 */
export async function fillClinic(database: Driver, count: number, lastDay: string, timeZone: string): Promise<void> {
  await runSql(database, "set statement_timeout = 0");
  await runSql(database, "set session_replication_role = replica"); // the triggers would take minutes
  for (let first = 0; first < count; first += bookingsPerStatement)
    await runSql(database, insertVisits(first, Math.min(count, first + bookingsPerStatement), lastDay, timeZone));
  await runSql(
    database,
    `insert into busy_days select resource_id, day, range_agg(part) from reservations, split_by_day(during) group by 1, 2
     on conflict (resource_id, day) do update set busy = excluded.busy`,
  );
  await runSql(database, "set session_replication_role = origin");
  await runSql(database, "vacuum analyze");
}

/** The first vet and the first room are one of the pairs. */
const pairs = addedPairs + 1;

const insertVisits = (first: number, end: number, lastDay: string, timeZone: string) => `
  with visits as (
    insert into bookings (guest_name, pet_name, service_id, date, time_slot, starts_at, ends_at, status, calendar_key, person_id)
    select 'Guest', 'Pet', 1, day, to_char(at, 'HH24:MI'), at at time zone '${timeZone}',
      (at + interval '30 minutes') at time zone '${timeZone}', 'Confirmed', gen_random_uuid()::text, vet
    from generate_series(${first}, ${end - 1}) n,
      lateral (select date '${lastDay}' - 1 - n / ${pairs * visitsPerDay} as day,
        case n % ${pairs} when 0 then 1 else 100 + n % ${pairs} end as vet) visit,
      lateral (select day + time '09:00' + n / ${pairs} % ${visitsPerDay} * interval '30 minutes' as at) time
    returning id, person_id, tstzrange(starts_at, ends_at) as during
  )
  insert into reservations (resource_id, during, booking_id)
  select unnest(array[person_id, case person_id when 1 then 5 else person_id + 100 end]), during, id from visits`;
