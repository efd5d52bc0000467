-- Which parts of the demo shop were planted in this database.
create table demo_parts (
  part text primary key,
  planted_at timestamptz not null default now()
);
