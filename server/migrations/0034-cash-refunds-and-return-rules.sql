-- What was cancelled of a cash order before anything was collected is not due any more.
alter table orders add column cancelled_cents integer not null default 0;

-- Until now cash was paid back from delivery on, whether or not somebody had recorded its collection.
update orders set
  collected_at = coalesce((select max(happened_at) from order_events where order_id = orders.id and kind = 'shipped'), placed_at),
  collected_cents = amount_cents, collected_due_cents = amount_cents
where payment_method = 'cash' and refunded_cents > 0 and collected_at is null;
-- Where more was paid back than had been recorded, it must have been there.
update orders set collected_cents = refunded_cents
where payment_method = 'cash' and refunded_cents > collected_cents;

alter table orders
  add constraint orders_only_cash_is_cancelled_unpaid check (
    cancelled_cents = 0 or (payment_method = 'cash' and cancelled_cents between 0 and amount_cents)
  ),
  add constraint orders_cash_refunded_as_collected check (
    payment_method <> 'cash' or refunded_cents <= coalesce(collected_cents, 0)
  );

alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check check (
  kind in (
    'placed', 'awaiting_payment', 'paid', 'shipping', 'shipped', 'cancelled', 'refunded', 'payment_failed', 'expired',
    'parcel_delivered', 'collected', 'items_cancelled'
  )
);

-- Orders whose last units were cancelled after everything that was sent had arrived are delivered.
with delivered as (
  update orders set status = 'shipped' where status = 'shipping'
    and not exists (select from order_lines where order_id = orders.id and shipped + cancelled < quantity)
    and not exists (select from shipments where order_id = orders.id and delivered_at is null)
  returning id
)
insert into order_events (order_id, kind) select id, 'shipped' from delivered;

-- A refund of ours that a larger one in the provider's dashboard has paid stays, and does not count any more.
alter table refunds drop constraint refunds_state_check;
alter table refunds add constraint refunds_state_check check (
  state in ('due', 'pending', 'done', 'failed', 'superseded')
);

create function counted_cents(refund refunds) returns integer language sql immutable
  return case when refund.state <> 'superseded' then refund.amount_cents else 0 end;

create or replace function count_refund() returns trigger language plpgsql as $$
begin
  update orders set refunded_cents = refunded_cents + counted_cents(new) - counted_cents(old)
    where id = coalesce(new.order_id, old.order_id);
  return null;
end $$;

drop trigger count_refund on refunds;
create trigger count_refund after insert or delete or update of amount_cents, state on refunds
  for each row execute function count_refund();

-- What the page about returns says; the start fills it in.
alter table shop_content drop constraint shop_content_key_check;
alter table shop_content add constraint shop_content_key_check check (
  key in ('facts', 'hours', 'holidays', 'faqs', 'social', 'returns')
);
