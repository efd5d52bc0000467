-- What staff edit of the shop's public face, one row per kind. The start fills missing rows from the settings; from then
-- on these rows are the truth. Every value that a row ever had stays in `shop_content_versions`.
create table shop_content (
  key text primary key check (key in ('facts', 'hours', 'holidays', 'faqs', 'social')),
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by integer references staff
);

create table shop_content_versions (
  key text not null references shop_content,
  version integer not null,
  value jsonb not null,
  updated_at timestamptz not null,
  updated_by integer references staff,
  primary key (key, version)
);

create function keep_content_version() returns trigger language plpgsql as $$
begin
  insert into shop_content_versions (key, version, value, updated_at, updated_by)
    values (new.key, new.version, new.value, new.updated_at, new.updated_by);
  return null;
end $$;

create trigger keep_content_version after insert or update on shop_content
  for each row execute function keep_content_version();

create trigger shop_content_changed after insert or update or delete or truncate on shop_content
  for each statement execute function announce_change();

-- Opening hours decide which slots there are: open booking pages ask again.
create trigger slots_changed after update on shop_content
  for each statement execute function announce_topic('bookings');
