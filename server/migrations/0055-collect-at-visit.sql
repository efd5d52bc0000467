-- An order that is not sent but ready at a visit of its customer.
alter table orders add column collect_at_booking_id integer references bookings on delete set null;

create index orders_by_visit on orders (collect_at_booking_id) where collect_at_booking_id is not null;

-- Of the customer's own, and not cancelled. The visit stays as it is until the order is written.
create function require_own_visit() returns trigger language plpgsql as $$
begin
  perform from bookings
  where id = new.collect_at_booking_id and user_id = new.user_id and status not in ('Held', 'Cancelled') for share;
  if not found then
    raise exception 'booking % is no visit of customer %', new.collect_at_booking_id, new.user_id
      using errcode = 'check_violation', constraint = 'orders_collected_at_own_visit';
  end if;
  return new;
end $$;

create trigger orders_collected_at_own_visit before insert or update of collect_at_booking_id on orders
  for each row when (new.collect_at_booking_id is not null) execute function require_own_visit();

-- No goods wait at a visit that nobody comes to. Whoever cancels is asked before; otherwise they are sent to the address
-- of the order.
create function send_goods_of_visit() returns trigger language plpgsql as $$
begin
  update orders set collect_at_booking_id = null
  where collect_at_booking_id = new.id and status in ('awaiting_payment', 'expired', 'ordered', 'shipping');
  return null;
end $$;

create trigger send_goods_of_visit after update of status on bookings
  for each row when (new.status = 'Cancelled' and old.status <> 'Cancelled') execute function send_goods_of_visit();
