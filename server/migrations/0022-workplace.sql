-- Staff find people and their pets by a part of a name, however many there are.
create index users_by_text on users
  using gin (lower((name || ' ' || email || ' ' || coalesce(phone, '')) collate caseless) gin_trgm_ops);
create index userpets_by_name on userpets using gin (lower(name collate caseless) gin_trgm_ops);

-- What today's work is counted from.
create index payments_to_refund on payments (order_id) where state = 'refund_due';
create index gears_by_stock on gears (stock);

-- Who has which object open. A row that is not renewed is out of date after a minute.
create table staff_presence (
  staff_id integer not null references staff on delete cascade,
  object_kind text not null,
  object_id text not null,
  seen_at timestamptz not null default now(),
  primary key (object_kind, object_id, staff_id)
);

create index staff_presence_by_age on staff_presence (seen_at);
create index staff_presence_by_staff on staff_presence (staff_id);

-- Up to when each member of staff has read what happened.
create table staff_read_marks (
  staff_id integer primary key references staff on delete cascade,
  read_at timestamptz not null
);

-- Only staff are told of these; /api/live names none of them.
create trigger announce_change after insert or delete or truncate or update of status on orders
  for each statement execute function announce_change();
create trigger announce_change after insert or delete or truncate or update of state on payments
  for each statement execute function announce_topic('orders');
create trigger announce_change after insert or update or delete or truncate on adoption_requests
  for each statement execute function announce_change();
create trigger announce_change after insert or update or delete or truncate on contact_messages
  for each statement execute function announce_change();
create trigger announce_change after insert or update or delete or truncate on staff
  for each statement execute function announce_change();
-- For rows, because a statement that only renews a presence is no news.
create trigger announce_change after insert or delete on staff_presence
  for each row execute function announce_change();
