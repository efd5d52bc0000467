-- How long the shop needs to send, and carriers to deliver, is content like opening hours: staff edit it.
alter table shop_content drop constraint shop_content_key_check;
alter table shop_content add constraint shop_content_key_check check (
  key in ('facts', 'hours', 'holidays', 'faqs', 'social', 'returns', 'delivery', 'privacy', 'terms', 'shipping', 'imprint')
);

-- What the customer was promised when the order was placed. Orders from before were promised nothing, and goods that are
-- collected at a visit are there at its time.
alter table orders
  add column promised_from date,
  add column promised_until date,
  add constraint orders_promise_whole check (num_nulls(promised_from, promised_until) in (0, 2)),
  add constraint orders_promise_in_order check (promised_from <= promised_until);

create index orders_by_promise on orders (promised_until) where status in ('ordered', 'shipping');
