create extension if not exists pg_trgm;

-- A database may have been made with a locale that knows capital letters of English only. The shop compares texts without
-- regard to case in every alphabet, by whichever collation the server brings that does.
do $$
declare
  known text;
begin
  select collname into known from pg_collation
  where collnamespace = 'pg_catalog'::regnamespace and collname in ('pg_c_utf8', 'und-x-icu', 'C.utf8', 'en_US.utf8')
  order by array_position(array['pg_c_utf8', 'und-x-icu', 'C.utf8', 'en_US.utf8'], collname::text) limit 1;
  execute format('create collation caseless from %I', coalesce(known, 'C'));
end
$$;

-- The average as it is shown, so that the order follows what people see.
alter table gears add column rating numeric(3, 2) not null
  generated always as (case when reviews_count = 0 then 0 else round(rating_sum::numeric / reviews_count, 2) end) stored;

-- Changes only with the last piece, not with every piece sold.
alter table gears add column in_stock boolean not null generated always as (stock > 0) stored;

-- Name and description in small letters, with a character between them that nobody can type.
alter table gears add column search_text text not null
  generated always as (lower(name collate caseless) || chr(31) || lower(description collate caseless)) stored;

alter table gears add column name_words tsvector not null generated always as (to_tsvector('english', name)) stored;

alter table gears add column search_words tsvector not null generated always as (
  setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', category), 'B')
  || setweight(to_tsvector('english', pet_type), 'C') || setweight(to_tsvector('english', description), 'D')
) stored;

-- Moments travel with milliseconds; a finer order could not be seen from outside.
alter table gears alter column created_at type timestamptz(3);

create index gears_by_search_text on gears using gin (search_text gin_trgm_ops);
create index gears_by_name_words on gears using gin (name_words);
create index gears_by_search_words on gears using gin (search_words);

-- One index for each order. They carry what a visitor filters by, so that passing over gears does not touch the gears.
create index gears_featured on gears (is_featured desc, id) include (pet_type, category, price_cents, in_stock);
create index gears_cheapest on gears (price_cents, id) include (pet_type, category, in_stock);
create index gears_dearest on gears (price_cents desc, id) include (pet_type, category, in_stock);
create index gears_best on gears (rating desc, reviews_count desc, id) include (pet_type, category, price_cents, in_stock);
create index gears_newest on gears (created_at desc, id) include (pet_type, category, price_cents, in_stock);
create index gears_by_kind on gears (pet_type, category) include (price_cents, in_stock);
create index gears_by_category on gears (category);

-- Every word the shop uses: what a mistyped word is held against. Words of gears that are gone stay; they find nothing.
create table gear_words (word text primary key);
create index gear_words_by_likeness on gear_words using gin (word gin_trgm_ops);

create function words_in(texts text) returns setof text language sql immutable as $$
  select lexeme from unnest(to_tsvector('simple', texts)) where length(lexeme) >= 3 and lexeme !~ '[0-9]'
$$;

create function learn_words_of_new_gears() returns trigger language plpgsql as $$
begin
  insert into gear_words
  select distinct word from fresh, words_in(concat_ws(' ', name, category, pet_type, description)) as word
  order by word on conflict do nothing;
  return null;
end
$$;

create function learn_words_of_changed_gear() returns trigger language plpgsql as $$
begin
  insert into gear_words
  select word from words_in(concat_ws(' ', new.name, new.category, new.pet_type, new.description)) as word
  order by word on conflict do nothing;
  return null;
end
$$;

create trigger gears_teach_words after insert on gears referencing new table as fresh
  for each statement execute function learn_words_of_new_gears();
create trigger gears_teach_changed_words after update of name, category, pet_type, description on gears
  for each row execute function learn_words_of_changed_gear();

insert into gear_words
select distinct word from gears, words_in(concat_ws(' ', name, category, pet_type, description)) as word
order by word;
