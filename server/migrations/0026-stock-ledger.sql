-- Until now `taken` were all units of orders, sent or not. `held` are those that have not left the shelf, so that
-- stock + held is what lies there. `stock` stays what can be sold.
drop trigger gears_supplied on gears;
drop trigger gears_shelf_changed on gears;
drop function note_shelf_change();
alter table gears rename column taken to held;
alter table gears rename constraint gears_taken_check to gears_held_check;

-- Of a line's units, those that left the shop, those that never will because they were refunded before, and of the sent
-- ones those that came back.
alter table order_lines
  add column shipped integer not null default 0,
  add column cancelled integer not null default 0,
  add column returned integer not null default 0,
  add constraint order_lines_sent_or_cancelled_once
    check (shipped >= 0 and cancelled >= 0 and shipped + cancelled <= quantity),
  add constraint order_lines_returned_once check (returned between 0 and shipped);

-- A refunded order keeps its claim if it had been sent.
update order_lines set shipped = quantity from orders
  where orders.id = order_id and (status in ('shipping', 'shipped') or (status = 'refund' and hold = 'claimed'));

-- Everything that ever came onto the shelf or left it, for ever. The sum of a gear's deltas is its stock + held.
-- Placing an order or cancelling it before it is sent moves units between the two, so neither appears here.
create table stock_movements (
  id bigint generated always as identity primary key,
  gear_id integer not null references gears on delete cascade,
  delta integer not null check (delta <> 0),
  reason text not null check (reason in ('sold', 'returned', 'received', 'counted', 'damaged', 'correction')),
  order_id integer references orders,
  staff_id integer references staff,
  note text not null default '' check (length(note) <= 500),
  happened_at timestamptz not null default now(),
  constraint stock_movements_direction check (case
    when reason in ('sold', 'damaged') then delta < 0
    when reason in ('returned', 'received') then delta > 0
    else true
  end),
  constraint stock_movements_of_orders check ((reason in ('sold', 'returned')) = (order_id is not null))
);

create index stock_movements_by_gear on stock_movements (gear_id, id);
create index stock_movements_by_order on stock_movements (order_id) where order_id is not null;
create index stock_movements_by_staff on stock_movements (staff_id) where staff_id is not null;

insert into stock_movements (gear_id, delta, reason, happened_at)
  select gear_id, delta,
    case when delta > 0 and id = min(id) over (partition by gear_id) then 'received' else 'correction' end, changed_at
  from shelf_changes order by id;
drop table shelf_changes;

insert into stock_movements (gear_id, delta, reason, order_id, staff_id, happened_at)
  select gear_id, -shipped, 'sold', order_id,
    (select staff_id from audit_log
      where object_kind = 'order' and object_id = transaction_id and action = 'shipped' order by id limit 1),
    coalesce(
      (select min(happened_at) from order_events where order_events.order_id = orders.id and kind = 'shipping'),
      placed_at)
  from order_lines join orders on orders.id = order_id where shipped > 0 order by order_id, gear_id;

update gears set held = held - sold.units
  from (select gear_id, sum(shipped) as units from order_lines where shipped > 0 group by gear_id) as sold
  where gears.id = sold.gear_id;

-- The ledger and the shelf follow each other, so that they agree whoever changes one of them and how: a movement moves the
-- units, and a change of the units by any other way leaves a movement. Neither answers the other's.
create function apply_stock_movement() returns trigger language plpgsql as $$
begin
  if new.reason = 'sold' then
    update gears set held = held + new.delta where id = new.gear_id;
  else
    update gears set stock = stock + new.delta where id = new.gear_id;
  end if;
  return null;
end
$$;

create trigger apply_stock_movement after insert on stock_movements
  for each row when (pg_trigger_depth() = 0) execute function apply_stock_movement();

create function note_stock_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into stock_movements (gear_id, delta, reason) values (new.id, new.stock + new.held, 'received');
  else
    insert into stock_movements (gear_id, delta, reason)
      values (new.id, new.stock + new.held - old.stock - old.held, 'correction');
  end if;
  return null;
end
$$;

create trigger gears_supplied after insert on gears
  for each row when (new.stock + new.held <> 0) execute function note_stock_change();

create trigger gears_stock_changed after update of stock, held on gears
  for each row when (pg_trigger_depth() = 0 and new.stock + new.held <> old.stock + old.held)
  execute function note_stock_change();

-- Movements go only with their gear, which cannot be deleted once it was ordered.
create function refuse_stock_movement_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from gears where id = old.gear_id) then
      return old;
    end if;
  end if;
  raise exception 'the stock ledger cannot be changed' using errcode = 'insufficient_privilege';
end
$$;

create trigger refuse_change before update or delete on stock_movements
  for each row execute function refuse_stock_movement_change();
create trigger refuse_truncate before truncate on stock_movements
  for each statement execute function refuse_stock_movement_change();
