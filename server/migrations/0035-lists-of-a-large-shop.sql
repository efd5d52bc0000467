-- The lists and searches of staff find a page by an index, however long the history of the shop is.
create index orders_to_ship on orders (placed_at, id)
  where status = 'ordered' or (is_partly_sent and status = 'shipping');
create index orders_by_payment_and_date on orders (payment_method, placed_at, id);
