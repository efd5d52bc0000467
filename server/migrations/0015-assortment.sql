-- With every piece sold `gears` changes, but hardly anything that a visitor reads. What is sold, at what price and
-- whether there is any left is announced under a name of its own, so that a page need not be made anew for each piece.
create function announce_topic() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', tg_argv[0]);
  return null;
end
$$;

create trigger assortment_changed after insert or delete or truncate or update of
  id, slug, name, description, pet_type, category, images, is_new, is_featured, sale_percent, list_price_cents,
  reviews_count, rating_sum, highlights, details, created_at
  on gears for each statement execute function announce_topic('assortment');

create trigger last_piece_changed after update of stock on gears
  for each row when (old.in_stock <> new.in_stock) execute function announce_topic('assortment');
