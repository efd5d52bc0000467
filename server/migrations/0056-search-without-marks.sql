-- Texts in small letters without their marks, as people type them on a keyboard that has none: "Vòng cổ đỏ" is "vong co do".
-- `unaccent` is only stable, so that neither a computed column nor an index may use it. The d with a stroke is a letter of
-- its own, which no normal form takes apart.
create function fold_text(texts text) returns text language sql immutable strict parallel safe
  return lower(
    translate(regexp_replace(normalize(texts, nfd), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dD') collate caseless
  );

-- For whom a gear is good, beside its life stage: what customers filter by.
alter table gears add column diets text[] not null default '{}' constraint gears_known_diets
  check (diets <@ array['grain-free', 'single-protein', 'low-fat', 'vegetarian', 'no-added-sugar']);

-- Everything that is searched for is searched for without its marks. The indexes go with the columns.
alter table gears
  drop column search_text,
  drop column name_words,
  drop column search_words;

-- Name and description, with a character between them that nobody can type.
alter table gears
  add column search_text text not null
    generated always as (fold_text(name) || chr(31) || fold_text(description)) stored,
  add column name_words tsvector not null generated always as (to_tsvector('english', fold_text(name))) stored,
  add column search_words tsvector not null generated always as (
    setweight(to_tsvector('english', fold_text(name)), 'A')
    || setweight(to_tsvector('english', fold_text(category)), 'B')
    || setweight(to_tsvector('english', fold_text(pet_type)), 'C')
    || setweight(to_tsvector('english', fold_text(description)), 'D')
  ) stored;

create index gears_by_search_text on gears using gin (search_text gin_trgm_ops);
create index gears_by_name_words on gears using gin (name_words);
create index gears_by_search_words on gears using gin (search_words);

create or replace function words_in(texts text) returns setof text language sql immutable as $$
  select lexeme from unnest(to_tsvector('simple', fold_text(texts))) where length(lexeme) >= 3 and lexeme !~ '[0-9]'
$$;

delete from gear_words where word <> fold_text(word);
insert into gear_words
select distinct word from gears, words_in(concat_ws(' ', name, category, pet_type, description)) as word
order by word on conflict do nothing;

-- The shelter's animals by name, breed and type.
create index pets_by_search_text on pets using gin (fold_text(name || ' ' || breed || ' ' || type) gin_trgm_ops);

-- The indexes of each order carry all that a visitor filters by.
drop index gears_featured, gears_cheapest, gears_dearest, gears_best, gears_newest, gears_by_kind;
create index gears_featured on gears (is_featured desc, id)
  include (pet_type, category, price_cents, in_stock, life_stage, diets) where state = 'live';
create index gears_cheapest on gears (price_cents, id)
  include (pet_type, category, in_stock, life_stage, diets) where state = 'live';
create index gears_dearest on gears (price_cents desc, id)
  include (pet_type, category, in_stock, life_stage, diets) where state = 'live';
create index gears_best on gears (rating desc, reviews_count desc, id)
  include (pet_type, category, price_cents, in_stock, life_stage, diets) where state = 'live';
create index gears_newest on gears (created_at desc, id)
  include (pet_type, category, price_cents, in_stock, life_stage, diets) where state = 'live';
create index gears_by_kind on gears (pet_type, category)
  include (price_cents, in_stock, life_stage, diets) where state = 'live';

-- Whatever changes of a gear changes the assortment, except for its stock and what is computed.
do $$
declare
  watched text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into watched from pg_attribute
  where attrelid = 'gears'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and attname not in ('stock', 'held', 'low_stock_at');
  drop trigger assortment_changed on gears;
  execute format('create trigger assortment_changed after insert or delete or truncate or update of %s
    on gears for each statement execute function announce_topic(''assortment'')', watched);
end
$$;
