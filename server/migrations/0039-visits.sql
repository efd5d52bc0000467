-- What staff know about a visit: the species of a guest's pet, the agreed price, notes, and the request that made it.
alter table bookings
  add column pet_species text
    constraint bookings_pet_species check (pet_species in ('Dog', 'Cat', 'Reptile', 'Rodent')),
  add column price_cents integer constraint bookings_price check (price_cents >= 0),
  add column private_note text not null default '',
  add column visible_note text not null default '',
  add column created_by integer references staff on delete set null,
  add column request_key text,
  add constraint bookings_request unique (created_by, request_key);

-- A later change of the service's price does not change what was agreed.
create function agree_price() returns trigger language plpgsql as $$
begin
  select price_cents into new.price_cents from services where id = new.service_id;
  return new;
end $$;

create trigger agree_price before insert on bookings
  for each row when (new.price_cents is null) execute function agree_price();

-- How often somebody did not come.
create index bookings_missed_by_user on bookings (user_id) where status = 'No-show';
create index bookings_missed_by_phone on bookings (guest_phone) where status = 'No-show';
create index bookings_missed_by_email on bookings (guest_email) where status = 'No-show';

-- Staff find guests as they find customers.
create index bookings_by_guest on bookings
  using gin (lower((guest_name || ' ' || coalesce(guest_phone, '') || ' ' || coalesce(guest_email, '') || ' ' || pet_name) collate caseless) gin_trgm_ops)
  where guest_name is not null;

-- What was written down when a visit was finished.
create table visit_records (
  booking_id integer primary key references bookings on delete cascade,
  done text not null constraint visit_records_done check (done <> ''),
  weight_kg double precision constraint visit_records_weight check (weight_kg > 0 and weight_kg <= 1000),
  comes_next text not null default '',
  finished_at timestamptz not null default now(),
  finished_by integer references staff on delete set null
);

-- Notes and records are about the customer and the pet, so they go with the account.
create or replace function forget_customer_of_bookings() returns trigger language plpgsql as $$
begin
  delete from visit_records using bookings where bookings.id = visit_records.booking_id and bookings.user_id = old.id;
  update bookings set
    status = case when status in ('Held', 'Pending', 'Confirmed') and ends_at > now() then 'Cancelled' else status end,
    user_id = null, pet_id = null, pet_name = 'Pet', notes = '', private_note = '', visible_note = '',
    calendar_key = gen_random_uuid()::text
  where user_id = old.id;
  return old;
end $$;
