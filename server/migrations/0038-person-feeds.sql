-- The secret address from which a calendar program reads the visits of one person on the staff.
create table person_feeds (
  resource_id integer primary key references resources on delete cascade,
  token_hash bytea not null constraint person_feeds_token unique,
  created_at timestamptz not null default now()
);
