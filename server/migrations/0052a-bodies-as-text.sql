-- Newer releases of PostgreSQL (15.20 does, 15.18 did not) refuse to alter a table while the parsed body of a function has rows of
-- it. A body as text is parsed when it is used. The name puts this before the next change of the table; a database that is
-- past it gets it now.
create or replace function counted_cents(refund refunds) returns integer language sql immutable as $$
  select case when refund.state <> 'superseded' then refund.amount_cents else 0 end
$$;

create or replace function is_food(gear gears) returns boolean language sql immutable as $$
  select gear.net_weight_grams is not null and (gear.energy_kcal_per_100g is not null or gear.category = 'Food')
$$;
