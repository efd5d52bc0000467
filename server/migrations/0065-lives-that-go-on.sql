-- A death that was a mistake is taken back: what it stopped goes on, with its answers and its reminders. So what an end
-- stops remembers how it was.
alter table pet_foods add column is_stopped_by_end boolean not null default false;
alter table care_due
  add column status_before_end text,
  add column snoozed_before_end date;

create or replace function stop_foods_of_ended() returns trigger language plpgsql as $$
begin
  update pet_foods set stopped_on = greatest(new.ended_on, started_on), is_stopped_by_end = true
  where userpet_id = new.id and stopped_on is null;
  return new;
end $$;

create or replace function stop_care_of_ended() returns trigger language plpgsql as $$
begin
  update care_due set status = 'lapsed', closed_at = now(), snoozed_until = null,
    status_before_end = status, snoozed_before_end = snoozed_until
  where userpet_id = new.id and status in ('open', 'dismissed');
  return new;
end $$;

create function go_on_with_life() returns trigger language plpgsql as $$
begin
  update pet_foods set stopped_on = null, is_stopped_by_end = false where userpet_id = new.id and is_stopped_by_end;
  update care_due set status = status_before_end, closed_at = case status_before_end when 'open' then null else closed_at end,
    snoozed_until = snoozed_before_end, status_before_end = null, snoozed_before_end = null
  where userpet_id = new.id and status_before_end is not null;
  return new;
end $$;

create trigger go_on_with_life after update of ended_on on userpets
  for each row when (old.ended_on is not null and new.ended_on is null) execute function go_on_with_life();

-- Records go with their animal or with the account, and never by themselves.
create function refuse_record_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'care records are taken back, not deleted'
    using errcode = 'restrict_violation', constraint = 'care_records_stay';
end $$;

create trigger care_records_go_with_animal before delete on care_records
  for each row when (pg_trigger_depth() = 0) execute function refuse_record_deletion();

-- A correction takes the place of a record of the same animal.
create function require_record_of_same_animal() returns trigger language plpgsql as $$
begin
  perform from care_records where id = new.corrects_id
    and pet_id is not distinct from new.pet_id and userpet_id is not distinct from new.userpet_id;
  if not found then
    raise exception 'record % is not of the same animal', new.corrects_id
      using errcode = 'check_violation', constraint = 'care_records_corrects_own';
  end if;
  return new;
end $$;

create trigger care_records_corrects_own before insert on care_records
  for each row when (new.corrects_id is not null) execute function require_record_of_same_animal();
