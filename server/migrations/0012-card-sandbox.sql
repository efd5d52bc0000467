-- What the card sandbox knows, in place of a card provider's own books. No table of the shop refers to these: the shop
-- learns only what a provider would tell it. Card numbers are never kept.
create table sandbox_intents (
  id text primary key,
  client_secret text not null unique,
  reference text not null unique,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  status text not null default 'open' check (status in ('open', 'requires_action', 'succeeded', 'canceled')),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  challenge_hash bytea,
  return_path text,
  created_at timestamptz not null default now(),
  check (refunded_cents = 0 or status = 'succeeded'),
  check (status <> 'requires_action' or (challenge_hash is not null and return_path is not null))
);

-- Reports still to be sent, as a provider sends webhooks: written with the change they tell of, so that none is lost.
create table sandbox_reports (
  id text primary key default 'evt_sandbox_' || replace(gen_random_uuid()::text, '-', ''),
  intent_id text not null references sandbox_intents on delete cascade,
  type text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  delivered_at timestamptz
);

create index sandbox_reports_due on sandbox_reports (next_attempt_at) where delivered_at is null;
create index sandbox_reports_by_intent on sandbox_reports (intent_id);

create function report_sandbox_intent() returns trigger language plpgsql as $$
begin
  if new.refunded_cents <> old.refunded_cents then
    insert into sandbox_reports (intent_id, type) values (new.id, 'charge.refunded');
  end if;
  if new.status <> old.status then
    insert into sandbox_reports (intent_id, type) values (new.id, case new.status
      when 'succeeded' then 'payment_intent.succeeded'
      when 'canceled' then 'payment_intent.canceled'
      when 'requires_action' then 'payment_intent.requires_action'
      else 'payment_intent.payment_failed' end);
  end if;
  return null;
end $$;

create trigger sandbox_intents_report after update on sandbox_intents
  for each row execute function report_sandbox_intent();

-- One secret for all nodes, made by whichever needs it first.
create table sandbox_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null
);
