-- What a gear is compared with: which ingredient is a kind of which, and what is dangerous to whom.
create table ingredients (
  name text primary key constraint ingredients_name check (name = lower(btrim(name)) and name <> ''),
  parent text references ingredients,
  constraint ingredients_parent check (parent <> name)
);

insert into ingredients (name, parent) values
  ('meat', null), ('fish', null), ('dairy', null), ('egg', null), ('grains', null), ('legumes', null), ('potato', null),
  ('insects', null), ('yeast', null), ('peanut', null),
  ('poultry', 'meat'), ('beef', 'meat'), ('lamb', 'meat'), ('pork', 'meat'), ('rabbit', 'meat'), ('venison', 'meat'),
  ('chicken', 'poultry'), ('turkey', 'poultry'), ('duck', 'poultry'),
  ('salmon', 'fish'), ('tuna', 'fish'), ('cod', 'fish'), ('herring', 'fish'),
  ('milk', 'dairy'), ('cheese', 'dairy'), ('yoghurt', 'dairy'),
  ('wheat', 'grains'), ('corn', 'grains'), ('rice', 'grains'), ('oats', 'grains'), ('barley', 'grains'),
  ('soya', 'legumes'), ('peas', 'legumes'), ('lentils', 'legumes');

create table hazards (
  substance text not null constraint hazards_substance check (substance = lower(btrim(substance)) and substance <> ''),
  species text not null constraint hazards_species check (species in ('Dog', 'Cat', 'Reptile', 'Rodent')),
  text text not null,
  source text not null constraint hazards_source check (source <> ''),
  compiled_on date not null,
  severity text not null constraint hazards_severity check (severity in ('blocks', 'warns')),
  primary key (substance, species)
);

insert into hazards (substance, species, text, source, compiled_on, severity) values
  ('permethrin', 'Cat',
    'Cats cannot break it down: contact with a treated dog or its bed can poison them. Please ask your vet first.',
    'Boland and Angles 2010, Feline permethrin toxicity, J Feline Med Surg 12:61', '2026-11-17', 'blocks');

-- Offered first when somebody says what an animal avoids.
create table common_allergens (
  species text not null constraint common_allergens_species check (species in ('Dog', 'Cat', 'Reptile', 'Rodent')),
  ingredient text not null references ingredients,
  percent integer not null constraint common_allergens_percent check (percent between 1 and 100),
  source text not null,
  compiled_on date not null,
  primary key (species, ingredient)
);

insert into common_allergens (species, ingredient, percent, source, compiled_on)
select species, ingredient, percent, 'Mueller et al. 2016, PMC4710035', '2026-11-17'
from (values
  ('Dog', 'beef', 34), ('Dog', 'dairy', 17), ('Dog', 'chicken', 15), ('Dog', 'wheat', 13),
  ('Cat', 'beef', 18), ('Cat', 'fish', 17), ('Cat', 'chicken', 5)
) as found (species, ingredient, percent);

create table pet_avoids (
  userpet_id integer not null references userpets on delete cascade,
  ingredient text not null constraint pet_avoids_ingredient references ingredients,
  reason text not null constraint pet_avoids_reason check (reason in ('allergy', 'avoid')),
  created_at timestamptz not null default now(),
  primary key (userpet_id, ingredient)
);

alter table gears
  add column contains text[] not null default '{}',
  add column may_contain text[] not null default '{}',
  add column min_months integer constraint gears_min_months check (min_months between 0 and 600),
  add column max_months integer constraint gears_max_months check (max_months between 0 and 600),
  -- When somebody compared the facts with the package. Without it, silence means nothing.
  add column facts_checked_on date,
  add constraint gears_months check (max_months >= min_months),
  add constraint gears_contains_or_may check (not contains && may_contain);

-- Only ingredients of the tree. Whoever changes what is in a gear has looked at it, so the day moves along.
create function check_gear_facts() returns trigger language plpgsql as $$
begin
  if exists (
    select from unnest(new.contains || new.may_contain) as listed
    where not exists (select from ingredients where name = listed)
  ) then
    raise exception 'gear % has an ingredient that is not in the tree', new.id
      using errcode = 'check_violation', constraint = 'gears_known_ingredients';
  end if;
  -- A shop east of Greenwich is a day ahead.
  if new.facts_checked_on > current_date + 1 then
    raise exception 'the facts of gear % are checked in the future', new.id
      using errcode = 'check_violation', constraint = 'gears_checked_on';
  end if;
  if tg_op = 'UPDATE' and new.facts_checked_on = old.facts_checked_on and (
    new.contains <> old.contains or new.may_contain <> old.may_contain or new.ingredients <> old.ingredients
    or new.actives::jsonb <> old.actives::jsonb
  ) then
    new.facts_checked_on = greatest(current_date, old.facts_checked_on);
  end if;
  return new;
end $$;

create trigger gears_facts before insert or update of contains, may_contain, ingredients, actives, facts_checked_on
  on gears for each row execute function check_gear_facts();

-- All columns but those of the stock, which have a topic of their own.
do $$
declare
  columns text = (
    select string_agg(quote_ident(column_name), ', ' order by ordinal_position) from information_schema.columns
    where table_schema = current_schema() and table_name = 'gears' and is_generated = 'NEVER'
      and column_name not in ('stock', 'held', 'low_stock_at')
  );
begin
  drop trigger assortment_changed on gears;
  execute format('create trigger assortment_changed after insert or delete or truncate or update of %s
    on gears for each statement execute function announce_topic(''assortment'')', columns);
end $$;

create trigger announce_change after insert or update or delete or truncate on ingredients
  for each statement execute function announce_topic('assortment');
create trigger announce_change after insert or update or delete or truncate on hazards
  for each statement execute function announce_topic('assortment');
create trigger announce_change after insert or update or delete or truncate on common_allergens
  for each statement execute function announce_topic('assortment');

-- What the customer knew and bought nevertheless. Without names: orders outlive accounts.
alter table order_lines
  add column warned_of text[] not null default '{}',
  add column is_gift boolean not null default false,
  add constraint order_lines_gift_unwarned check (not is_gift or warned_of = '{}');
