-- A change of an account's address, until it is confirmed on both. A later request takes the place of an earlier one. Only
-- the hash of a link is kept, and it goes when the link is used: null stands for confirmed.
create table email_changes (
  user_id integer primary key references users on delete cascade,
  new_email text not null,
  old_link_hash bytea constraint email_changes_old_link unique,
  new_link_hash bytea constraint email_changes_new_link unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint email_changes_waits check (num_nonnulls(old_link_hash, new_link_hash) > 0)
);

create index email_changes_by_expiry on email_changes (expires_at);

-- Orders from before a change carry the address of then. Its owner is neither written to nor asked about them any longer.
create table former_addresses (
  user_id integer not null references users on delete cascade,
  email text not null,
  replaced_at timestamptz not null default now(),
  primary key (user_id, email)
);

-- Asking for a link leaves the same row for every address, whatever the link is for.
alter table reset_requests rename to link_requests;
alter table link_requests add column purpose text not null default 'reset' check (purpose in ('reset', 'confirm'));
alter table link_requests alter column purpose drop default;

alter table security_events drop constraint security_events_kind_check;
alter table security_events add constraint security_events_kind_check check (kind in (
  'registered', 'signed_in', 'new_device', 'sign_in_failed', 'sign_in_refused', 'signed_out', 'session_ended',
  'signed_out_everywhere', 'reset_requested', 'password_changed', 'email_confirmed', 'email_change_requested',
  'email_change_stopped', 'email_changed', 'google_linked', 'account_claimed', 'passkey_added', 'passkey_removed'));

-- Under which id the card provider knows a customer. Cards are there, and nothing of them is here.
create table card_customers (
  user_id integer primary key references users on delete cascade,
  customer_id text not null constraint card_customers_once unique
);

-- Whom the provider shall forget. Written with the deletion that is the reason, so that no crash loses it.
create table forgotten_card_customers (
  customer_id text primary key,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now()
);

create function forget_card_customer() returns trigger language plpgsql as $$
begin
  insert into forgotten_card_customers (customer_id) values (old.customer_id) on conflict do nothing;
  return null;
end $$;

create trigger forget_card_customer after delete on card_customers
  for each row execute function forget_card_customer();

-- The same at the card sandbox. Of a card it keeps what a provider shows.
create table sandbox_customers (
  id text primary key,
  client_secret text not null unique,
  created_at timestamptz not null default now()
);

create table sandbox_cards (
  id text primary key default 'pm_sandbox_' || replace(gen_random_uuid()::text, '-', ''),
  customer_id text not null references sandbox_customers on delete cascade,
  brand text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  exp_month integer not null check (exp_month between 1 and 12),
  exp_year integer not null check (exp_year between 2000 and 2099),
  created_at timestamptz not null default now(),
  unique (customer_id, brand, last4, exp_month, exp_year)
);

alter table sandbox_intents
  add column customer_id text references sandbox_customers on delete set null,
  add column card_to_save jsonb;

create index sandbox_intents_by_customer on sandbox_intents (customer_id);

-- A card is saved when its payment succeeds, at once or after the bank has asked.
create function save_sandbox_card() returns trigger language plpgsql as $$
begin
  insert into sandbox_cards (customer_id, brand, last4, exp_month, exp_year)
  select new.customer_id, card.brand, card.last4, card.exp_month, card.exp_year
  from jsonb_to_record(new.card_to_save) as card (brand text, last4 text, exp_month integer, exp_year integer)
  on conflict do nothing;
  return null;
end $$;

create trigger save_sandbox_card after update of status on sandbox_intents for each row
  when (new.status = 'succeeded' and old.status <> 'succeeded' and new.customer_id is not null and new.card_to_save is not null)
  execute function save_sandbox_card();
