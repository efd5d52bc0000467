-- An order without an account. Until an account has claimed it, it is in nobody's list, and whoever has a link to it may see
-- it, pay it and cancel it. `mailbox` is a hash, as limits of mails have it.
create table guest_orders (
  order_id integer primary key references orders on delete cascade,
  checkout_key text constraint guest_orders_one_per_checkout unique,
  mailbox text not null,
  network text,
  claimed_at timestamptz
);

create index guest_orders_by_mailbox on guest_orders (mailbox);
create index guest_orders_by_network on guest_orders (network) where network is not null;

-- The browser that ordered has a link of its own, and so has every mail. Only hashes of them are here.
create table guest_links (
  token_hash bytea primary key,
  order_id integer not null references guest_orders on delete cascade,
  created_at timestamptz not null default now()
);

create index guest_links_by_order on guest_links (order_id);
create index guest_links_by_age on guest_links (created_at);

-- From where it was ordered matters for the caps alone, which count what is not paid.
create function forget_guest_network() returns trigger language plpgsql as $$
begin
  update guest_orders set network = null where order_id = new.id and network is not null;
  return null;
end $$;

create trigger forget_guest_network after update of status on orders for each row
  when (new.user_id is null and new.status <> 'awaiting_payment'
    and not (new.payment_method = 'cash' and new.status in ('ordered', 'shipping')))
  execute function forget_guest_network();

-- An order gets an account once, by a claim. One whose account was deleted never gets another.
create function assert_order_claimed() returns trigger language plpgsql as $$
begin
  if old.user_id is null and exists (select from guest_orders where order_id = new.id and claimed_at is null) then
    update guest_orders set claimed_at = now(), network = null where order_id = new.id;
    return new;
  end if;
  raise exception 'order % cannot be given to an account', new.id using errcode = 'check_violation',
    constraint = 'orders_claimed_once';
end $$;

create trigger assert_order_claimed before update of user_id on orders for each row
  when (new.user_id is not null and new.user_id is distinct from old.user_id) execute function assert_order_claimed();

-- Food that arrived before the claim is at home, too.
create trigger settle_food_of_claimed after update of user_id on orders for each row
  when (old.user_id is null and new.user_id is not null) execute function settle_food_of_order();

-- What of a browser's cart is in an account's: the most units per gear that were ever sent under the name of that cart. The
-- last reply is given again to whoever sends nothing new.
create table cart_merges (
  user_id integer not null references users on delete cascade,
  cart text not null,
  lines jsonb not null,
  reply jsonb not null,
  merged_at timestamptz not null default now(),
  primary key (user_id, cart)
);

create index cart_merges_by_age on cart_merges (merged_at);
