-- A customer has one review of a gear. It can be written again through another purchase, so each line remembers by
-- itself whether it was reviewed; the review belongs to the line it was written for last.
alter table order_lines add column reviewed_at timestamptz;

update order_lines set reviewed_at = gear_reviews.created_at from gear_reviews
  where gear_reviews.order_id = order_lines.order_id and gear_reviews.gear_id = order_lines.gear_id;

delete from gear_reviews using orders
  where orders.id = gear_reviews.order_id and orders.status not in ('ordered', 'shipping', 'shipped');

delete from gear_reviews using gear_reviews as newer
  where newer.user_id = gear_reviews.user_id and newer.gear_id = gear_reviews.gear_id
    and (newer.created_at, newer.id) > (gear_reviews.created_at, gear_reviews.id);

alter table gear_reviews add constraint gear_reviews_one_per_customer unique (user_id, gear_id);

-- The review goes with its purchase, unless the customer reviewed the same gear through another one that stands.
create function remove_reviews_of_undone_order() returns trigger language plpgsql as $$
begin
  -- Whoever writes or edits a review locks it first and its gear afterwards, so this does the same. The gears are locked
  -- in the order of their ids, like everywhere, and all of them, because their units are returned next.
  perform from gear_reviews where order_id = new.id for update;
  if not found then
    return null;
  end if;
  perform from gears where id in (select gear_id from order_lines where order_id = new.id)
    order by id for no key update;
  update gear_reviews set order_id = standing.order_id
    from (
      select distinct on (gear_id) gear_id, order_id
      from order_lines join orders on orders.id = order_lines.order_id
      where orders.user_id = new.user_id and orders.status in ('ordered', 'shipping', 'shipped')
        and order_lines.reviewed_at is not null
      order by gear_id, reviewed_at desc
    ) as standing
    where gear_reviews.order_id = new.id and gear_reviews.gear_id = standing.gear_id;
  delete from gear_reviews where order_id = new.id;
  return null;
end
$$;

create trigger orders_undone after update of status on orders
  for each row when (old.status in ('ordered', 'shipping', 'shipped') and new.status in ('cancel', 'refund'))
  execute function remove_reviews_of_undone_order();
