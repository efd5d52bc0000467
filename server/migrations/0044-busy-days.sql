-- When resources are busy, in one row for each day (of UTC) instead of one for each visit: whoever looks for a free time goes
-- through months of it. Reservations of a resource never overlap, so what is taken can be added, and what is freed subtracted.
create table busy_days (
  resource_id integer not null references resources,
  day date not null,
  busy tstzmultirange not null,
  primary key (resource_id, day)
);

create function split_by_day(during tstzrange) returns table (day date, part tstzrange) language sql immutable as $$
  select day::date, during * tstzrange(day at time zone 'UTC', (day + interval '1 day') at time zone 'UTC')
  from generate_series(
    date_trunc('day', lower(during) at time zone 'UTC'),
    date_trunc('day', (upper(during) - interval '1 microsecond') at time zone 'UTC'),
    interval '1 day'
  ) as day
$$;

create function add_busy_time() returns trigger language plpgsql as $$
begin
  insert into busy_days (resource_id, day, busy)
  select new.resource_id, day, tstzmultirange(part) from split_by_day(new.during)
  on conflict (resource_id, day) do update set busy = busy_days.busy + excluded.busy;
  return null;
end $$;

create trigger add_busy_time after insert or update of resource_id, during on reservations
  for each row execute function add_busy_time();

-- Before the row goes: what a block takes of the freed time is added after it. A day that is free again keeps its row.
create function subtract_busy_time() returns trigger language plpgsql as $$
begin
  update busy_days set busy = busy - tstzmultirange(part) from split_by_day(old.during) as freed
  where resource_id = old.resource_id and busy_days.day = freed.day;
  return coalesce(new, old);
end $$;

create trigger subtract_busy_time before delete or update of resource_id, during on reservations
  for each row execute function subtract_busy_time();

insert into busy_days (resource_id, day, busy)
select resource_id, day, range_agg(part) from reservations, split_by_day(during) group by 1, 2;

drop index reservations_by_end;
