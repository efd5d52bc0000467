-- An age that somebody typed stood still. It becomes a birth, about so long before the pet was registered.
update userpets set born_precision = 'estimated',
  born_on = (created_at::date - make_interval(months => round(age * 12)::integer))::date
where born_on is null and age is not null;

alter table userpets
  drop column age,
  -- When it was said that it no longer lives with the customer.
  add column end_recorded_at timestamptz;

update userpets set end_recorded_at = now() where ended_on is not null;

alter table userpets
  add constraint userpets_end_recorded check ((ended_on is null) = (end_recorded_at is null)),
  -- Of a birth that is not known by its day, only the code knows how exact it is.
  add constraint userpets_died_after_birth check (
    ended_by is distinct from 'died' or born_precision is distinct from 'day' or ended_on >= born_on),
  add constraint userpets_images check (json_array_length(images) <= 30);

-- A chip is in one animal, and an animal lives with one customer. Where several had named the same chip, the one to whom the
-- shelter gave the animal keeps it, or else the first; the others find it in their notes.
with named as (
  select id, row_number() over (partition by chip order by pet_id is null, id) as place
  from userpets where chip is not null and ended_by is distinct from 'returned'
)
update userpets set chip = null, notes = concat_ws(E'\n', nullif(notes, ''), 'Microchip ' || chip)
from named where named.id = userpets.id and place > 1;

drop index userpets_chip;
create unique index userpets_chip on userpets (chip) where ended_by is distinct from 'returned';

-- A weight that its owner typed becomes a record, unless it is the one that was carried over from the shelter. Nobody knows
-- when it was weighed: on the day the pet was registered, or after what is known already.
insert into care_records (userpet_id, kind, given_on, weight_kg, source)
select userpets.id, 'weight', greatest(userpets.created_at::date, newest.given_on), userpets.weight_kg, 'owner'
from userpets left join lateral (
  select given_on, weight_kg from counting_care_records
  where userpet_id = userpets.id and kind = 'weight' order by given_on desc, id desc limit 1
) as newest on true
where userpets.weight_kg > 0 and userpets.weight_kg <= 1000 and userpets.weight_kg is distinct from newest.weight_kg;

-- The weight of a pet is the newest one that counts, whoever recorded it.
create function set_userpet_weight() returns trigger language plpgsql as $$
begin
  if new.kind = 'weight' or exists (select from care_records where id = new.corrects_id and kind = 'weight') then
    update userpets set weight_kg = (
      select weight_kg from counting_care_records
      where userpet_id = new.userpet_id and kind = 'weight' order by given_on desc, id desc limit 1
    ) where id = new.userpet_id;
  end if;
  return null;
end $$;

create trigger set_userpet_weight after insert on care_records
  for each row when (new.userpet_id is not null) execute function set_userpet_weight();
