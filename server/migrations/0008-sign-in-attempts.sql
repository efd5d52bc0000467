-- What has to outlast the way to an outside provider and back. Only hashes of what the browser carries are kept, and
-- taking an attempt deletes it, so of many callbacks one succeeds.
create table sign_in_attempts (
  state_hash bytea primary key,
  browser_hash bytea not null,
  nonce text not null,
  verifier text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
