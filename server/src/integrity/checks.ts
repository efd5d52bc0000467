/** Queries that must return no rows. Each returns the gear, order, review, booking or block that violates the check. */
export const integrityChecks: Record<string, string> = {
  "stock below zero": `select id as subject from gears where stock < 0 or held < 0`,

  "units held without an order": `
    select gears.id as subject from gears left join (
      select gear_id, sum(quantity - shipped - cancelled) as units from order_lines
      where hold <> 'released' group by gear_id
    ) as held on held.gear_id = gears.id
    where gears.held <> coalesce(held.units, 0)`,

  "stock that differs from its movements": `
    select gears.id as subject from gears left join (
      select gear_id, sum(delta) as units from stock_movements group by gear_id
    ) as moved on moved.gear_id = gears.id
    where gears.stock + gears.held <> coalesce(moved.units, 0)`,

  "an order line that differs from its movements": `
    select orders.transaction_id as subject from order_lines join orders on orders.id = order_lines.order_id
    full join (
      select order_id, gear_id, -sum(delta) filter (where reason = 'sold') as sold,
        sum(delta) filter (where reason = 'returned') as restocked
      from stock_movements where order_id is not null group by order_id, gear_id
    ) as moved on moved.order_id = order_lines.order_id and moved.gear_id = order_lines.gear_id
    where coalesce(shipped, 0) <> coalesce(sold, 0) or coalesce(restocked, 0) > coalesce(returned, 0)`,

  "an order whose status differs from what was sent": `
    select orders.transaction_id as subject from orders join order_lines on order_lines.order_id = orders.id
    group by orders.id having case
      when status in ('shipping', 'shipped') then sum(shipped) = 0
      else status <> 'refund' and sum(shipped) > 0
    end`,

  "a total that differs from its lines": `
    select orders.transaction_id as subject from orders left join order_lines on order_lines.order_id = orders.id
    group by orders.id having orders.amount_cents <> coalesce(sum(unit_cents::bigint * quantity - discount_cents), -1)`,

  "an order line whose hold does not match its order": `
    select orders.transaction_id as subject from orders join order_lines on order_lines.order_id = orders.id
    where case
      when status = 'awaiting_payment' then hold <> 'held'
      when status in ('ordered', 'shipping', 'shipped') then hold <> 'claimed'
      when status = 'refund' then hold = 'held'
      else hold <> 'released'
    end`,

  "units sent that differ from the parcels": `
    select orders.transaction_id as subject from order_lines join orders on orders.id = order_lines.order_id
    left join shipment_lines as sent on sent.order_id = order_lines.order_id and sent.gear_id = order_lines.gear_id
    group by orders.transaction_id, order_lines.order_id, order_lines.gear_id
    having order_lines.shipped <> coalesce(sum(sent.quantity), 0)`,

  "an order whose parcels do not match its status": `
    select transaction_id as subject from orders
    where (status = 'ordered' and exists (select from shipments where order_id = orders.id))
      or (status in ('shipping', 'shipped') and not exists (select from shipments where order_id = orders.id))
      or (status = 'shipped' and exists (select from shipments where order_id = orders.id and delivered_at is null))
      or is_partly_sent <> coalesce((
        select bool_or(shipped > 0) and bool_or(hold <> 'released' and shipped + cancelled < quantity)
        from order_lines where order_id = orders.id
      ), false)`,

  "a paid order without exactly one matching payment": `
    select orders.transaction_id as subject from orders left join payments on payments.order_id = orders.id
    where payment_method = 'card' and status in ('ordered', 'shipping', 'shipped')
      and (payments.state is distinct from 'paid' or payments.amount_cents <> orders.amount_cents - gift_cents
        or (select count(*) from order_events where order_id = orders.id and kind = 'paid') <> 1)`,

  "a payment that does not match its order": `
    select orders.transaction_id as subject from payments join orders on orders.id = payments.order_id
    where payment_method <> 'card' or payments.amount_cents <> orders.amount_cents - gift_cents or case payments.state
      when 'open' then status not in ('awaiting_payment', 'expired', 'abandoned')
      when 'paid' then status not in ('ordered', 'shipping', 'shipped')
      when 'canceled' then status not in ('expired', 'abandoned')
      when 'refund_due' then status not in ('cancel', 'refund')
      else status <> 'refund'
    end`,

  "a cancelled card order without a refund": `
    select orders.transaction_id as subject from orders left join payments on payments.order_id = orders.id
    where payment_method = 'card' and status in ('cancel', 'refund')
      and coalesce(payments.state, '') not in ('refund_due', 'refunded')`,

  "an unfinished payment without a scheduled check": `
    select orders.transaction_id as subject from orders left join payments on payments.order_id = orders.id
    where next_check_at is null and (status = 'awaiting_payment' or payments.state = 'open')`,

  "an expired reservation that was not released": `
    select transaction_id as subject from orders
    where status = 'awaiting_payment' and held_until < now() - interval '10 minutes'`,

  "an overdue refund": `
    select orders.transaction_id as subject from refunds join orders on orders.id = refunds.order_id
    where refunds.next_check_at < now() - interval '10 minutes'`,

  "refunds that differ from their sum": `
    select orders.transaction_id as subject from orders left join refunds on refunds.order_id = orders.id
    group by orders.id having orders.refunded_cents <> coalesce(sum(counted_cents(refunds)), 0)`,

  "a refund of what was never paid": `
    select orders.transaction_id as subject from orders left join payments on payments.order_id = orders.id
    where refunded_cents > 0 and case payment_method
      when 'card' then coalesce(payments.state, '') not in ('paid', 'refund_due', 'refunded')
      else refunded_cents > coalesce(collected_cents, 0) + gift_cents - gift_voided_cents
    end`,

  "a payment whose state differs from its refunds": `
    select orders.transaction_id as subject from payments join orders on orders.id = payments.order_id
    where payments.state in ('paid', 'refund_due', 'refunded') and payments.state <> case
      when refunded_cents < orders.amount_cents - gift_voided_cents then 'paid'
      when exists (select from refunds where order_id = orders.id and state not in ('done', 'superseded')) then 'refund_due'
      else 'refunded'
    end`,

  "a sold order whose invoice is missing or differs": `
    select orders.transaction_id as subject from orders
    left join invoices on invoices.order_id = orders.id and invoices.kind = 'invoice'
    where status in ('ordered', 'shipping', 'shipped', 'cancel', 'refund')
      and (payment_method = 'cash' or exists (
        select from order_events where order_id = orders.id and order_events.kind = 'paid'
      ))
      and invoices.amount_cents is distinct from orders.amount_cents`,

  "numbers of invoices that have a gap": `
    select series.kind || ' ' || series.year as subject from invoice_series as series
    full join invoices on invoices.kind = series.kind and extract(year from issued_on) = series.year
    group by series.kind, series.year, series.last
    having max(sequence) is distinct from series.last or count(sequence) is distinct from series.last`,

  "credit notes that exceed their invoice": `
    select invoice.number as subject from invoices as invoice join invoices as note on note.invoice_id = invoice.id
    group by invoice.id having sum(note.amount_cents) > invoice.amount_cents`,

  "refunded units that differ from their refunds": `
    select orders.transaction_id as subject
    from order_lines as line join orders on orders.id = line.order_id
    where line.refunded <> (
      select coalesce(sum(sent), 0) from refund_lines where order_id = line.order_id and gear_id = line.gear_id
    )`,

  "units in returns that differ from their sum": `
    select orders.transaction_id as subject
    from order_lines as line join orders on orders.id = line.order_id
    where line.in_returns <> (
      select coalesce(sum(claimed), 0) from return_lines where order_id = line.order_id and gear_id = line.gear_id
    )`,

  "a return whose units came back to nowhere": `
    select orders.transaction_id as subject
    from order_lines as line join orders on orders.id = line.order_id
    where line.returned < (
      select coalesce(sum(restocked + written_off), 0) from return_lines
      where order_id = line.order_id and gear_id = line.gear_id
    )`,

  "units cancelled that differ from what is not due": `
    select orders.transaction_id as subject from orders join order_lines as line on line.order_id = orders.id
    where payment_method = 'cash'
    group by orders.id having cancelled_cents <> sum((unit_cents::bigint * quantity - discount_cents) * (cancelled - (
      select coalesce(sum(refund_lines.cancelled), 0) from refund_lines
      where refund_lines.order_id = orders.id and refund_lines.gear_id = line.gear_id
    )) / quantity)`,

  "a line whose discount differs from its promotions": `
    select orders.transaction_id as subject from order_lines as line join orders on orders.id = line.order_id
    where discount_cents <> (
      select coalesce(sum(cents), 0) from order_discounts
      where order_discounts.order_id = line.order_id and order_discounts.gear_id = line.gear_id
    )`,

  "a promotion whose use differs from its discounts": `
    select orders.transaction_id as subject from promotion_uses as used join orders on orders.id = used.order_id
    where cents <> (
      select coalesce(sum(order_discounts.cents), 0) from order_discounts
      where order_discounts.order_id = used.order_id and order_discounts.promotion_id = used.promotion_id
    )`,

  "uses of a promotion that differ from its orders": `
    select promotions.id as subject from promotions left join promotion_uses on promotion_id = promotions.id
      and given_back_at is null
    group by promotions.id having uses <> count(promotion_uses.order_id)`,

  "a gift card whose balance differs from its ledger": `
    select gift_cards.id as subject from gift_cards left join gift_card_entries on gift_card_id = gift_cards.id
    group by gift_cards.id having balance_cents <> coalesce(sum(cents), 0)`,

  "an order whose gift card differs from the ledger": `
    select orders.transaction_id as subject from orders
    left join gift_card_entries as entry on entry.order_id = orders.id
    group by orders.id having gift_cents - gift_voided_cents <> -coalesce(sum(cents), 0) + (
      select coalesce(sum(amount_cents), 0) from refunds where order_id = orders.id and method = 'gift_card'
    )`,

  "a use of a promotion that its order should have given back": `
    select orders.transaction_id as subject from promotion_uses join orders on orders.id = promotion_uses.order_id
    where (given_back_at is null) <> (
      status in ('awaiting_payment', 'ordered', 'shipping', 'shipped') or (status = 'refund' and exists (
        select from order_lines where order_id = orders.id and shipped > 0
      ))
    )`,

  "a delivered order that nobody has closed": `
    select transaction_id as subject from orders
    where status = 'shipping'
      and not exists (select from order_lines where order_id = orders.id and shipped + cancelled < quantity)
      and not exists (select from shipments where order_id = orders.id and delivered_at is null)`,

  "a refund that the history does not have": `
    select orders.transaction_id as subject from refunds join orders on orders.id = refunds.order_id
    where refunds.state = 'done' and not exists (select from order_events where refund_id = refunds.id)`,

  "an order without events": `
    select transaction_id as subject from orders
    where not exists (select from order_events where order_id = orders.id)`,

  "a rating that differs from its reviews": `
    select gears.id as subject from gears
    left join gear_reviews on gear_reviews.gear_id = gears.id and gear_reviews.hidden_at is null
    group by gears.id having gears.reviews_count <> count(gear_reviews.id)
      or gears.rating_sum <> coalesce(sum(gear_reviews.rating), 0)`,

  "a gear whose discount is not that of its sale": `
    select id as subject from gears
    where (sale_changes_at is null or sale_changes_at > now())
      and (sale_percent <> sale_percent_at(id, now()) or sale_changes_at is distinct from next_sale_change(id, now()))`,

  "a review without a purchase": `
    select gear_reviews.id as subject from gear_reviews left join orders on orders.id = gear_reviews.order_id
    where gear_reviews.user_id is not null and orders.user_id is distinct from gear_reviews.user_id`,

  "a review whose purchase was undone": `
    select gear_reviews.id as subject from gear_reviews join orders on orders.id = gear_reviews.order_id
    join order_lines on order_lines.order_id = orders.id and order_lines.gear_id = gear_reviews.gear_id
    where status not in ('ordered', 'shipping', 'shipped') or reviewed_at is null`,

  "a review with pictures of a former customer": `
    select id as subject from gear_reviews where user_id is null and images <> '[]'`,

  "a visit that holds nothing of what it needs": `
    select id as subject from bookings
    where status <> 'Cancelled' and not exists (select from reservations where booking_id = bookings.id)
      and exists (select from service_needs where service_id = bookings.service_id)`,

  "time held for a cancelled visit": `
    select bookings.id as subject from reservations join bookings on bookings.id = reservations.booking_id
    where status = 'Cancelled'`,

  "time held that is not the time of the visit": `
    select bookings.id as subject from reservations join bookings on bookings.id = reservations.booking_id
    where not during @> tstzrange(starts_at, ends_at)`,

  "a visit that holds two of a kind": `
    select booking_id as subject from reservations join resources on resources.id = reservations.resource_id
    where booking_id is not null group by booking_id, kind having count(*) > 1`,

  "time of a block outside of it": `
    select blocks.id as subject from reservations join blocks on blocks.id = reservations.block_id
    where reservations.resource_id <> blocks.resource_id or not tstzrange(starts_at, ends_at) @> during`,

  "a block with time that is free": `
    select id as subject from blocks
    where not isempty(tstzmultirange(tstzrange(starts_at, ends_at)) - coalesce((
      select range_agg(during) from reservations
      where resource_id = blocks.resource_id and during && tstzrange(starts_at, ends_at)
    ), '{}'))`,

  "a day whose busy times differ from its reservations": `
    select resource_id as subject from busy_days full join (
      select resource_id, day, range_agg(part) as taken from reservations, split_by_day(during)
      where resource_id is not null group by 1, 2
    ) as reserved using (resource_id, day)
    where coalesce(busy, '{}') <> coalesce(taken, '{}')`,

  "a time held without an open offer": `
    select id as subject from bookings where status = 'Held' and not exists (
      select from waitlist_offers where booking_id = bookings.id and answer is null
    )`,

  "an animal whose stage differs from its stays": `
    select id as subject from pets
    where (stage = 'left') = exists (select from shelter_stays where pet_id = pets.id and left_on is null)`,

  "an animal whose stage differs from its promise": `
    select id as subject from pets
    where (stage = 'reserved') <> exists (
      select from adoption_requests where pet_id = pets.id and adoption_requests.stage = 'approved'
    )`,

  "an animal that went home without a handover": `
    select pet_id as subject from adoption_requests
    where stage = 'gone_home' and not exists (select from adoption_handovers where request_id = adoption_requests.id)`,

  "an animal that has a home and is in the shelter": `
    select pet_id as subject from adoption_handovers join pets on pets.id = pet_id
    where returned_on is null and stage <> 'left'`,

  "a meeting whose time is not held": `
    select id as subject from meetings where status = 'planned' and not exists (
      select from reservations
      where meeting_id = meetings.id and reservations.pet_id = meetings.pet_id and during = tstzrange(starts_at, ends_at)
    )`,

  "an adoption fee for no animal": `
    select id as subject from adoption_payments
    where state = 'paid' and not exists (select from adoption_handovers where payment_id = adoption_payments.id)
      and not exists (select from adoption_requests where id = request_id and stage = 'approved')`,

  "a userpet whose weight differs from its records": `
    select id as subject from userpets where weight_kg > 0 and weight_kg is distinct from (
      select weight_kg from counting_care_records
      where userpet_id = userpets.id and kind = 'weight' order by given_on desc, id desc limit 1
    )`,

  "a visit ahead of an animal that is gone": `
    select bookings.id as subject from bookings join userpets on userpets.id = bookings.pet_id
    where ended_on is not null and status in ('Held', 'Pending', 'Confirmed') and starts_at > now()`,

  "care that is due for an animal that has ended": `
    select care_due.id as subject from care_due join userpets on userpets.id = userpet_id
    where status in ('open', 'dismissed') and ended_on is not null`,

  "a visit for what another animal needs": `
    select bookings.id as subject from bookings join care_due on care_due.id = care_due_id
    where bookings.pet_id is not null and bookings.pet_id <> userpet_id`,

  "care that is due by the rule of something else": `
    select care_due.id as subject from care_due join care_rules on care_rules.id = rule_id
    where care_due.code <> care_rules.code`,

  "food at home that did not arrive": `
    select supply.id as subject from food_supplies as supply join shipments on shipments.id = supply.shipment_id
    join orders on orders.id = shipments.order_id
    join shipment_lines as sent on sent.shipment_id = supply.shipment_id and sent.gear_id = supply.gear_id
    where delivered_at is null or units > quantity or orders.user_id is distinct from supply.user_id`,

  "food at home that went back": `
    select orders.transaction_id as subject from food_supplies as supply
    join shipments on shipments.id = supply.shipment_id join orders on orders.id = shipments.order_id
    join order_lines as line on line.order_id = orders.id and line.gear_id = supply.gear_id
    group by orders.id, line.order_id, line.gear_id
    having sum(units) > case orders.status when 'refund' then 0 else shipped - greatest(refunded, returned) end`,

  "a pet that eats more than it needs": `
    select userpet_id as subject from pet_foods where stopped_on is null
    group by userpet_id having sum(share) > 1.000001`,

  "a pet that eats and no longer lives here": `
    select userpet_id as subject from pet_foods join userpets on userpets.id = userpet_id
    where stopped_on is null and ended_on is not null`,

  "a record of the clinic without its finished visit": `
    select record.id as subject from counting_care_records as record left join bookings on bookings.id = booking_id
    where record.source = 'clinic' and userpet_id is not null and origin_id is null
      and (bookings.status is distinct from 'Done' or bookings.pet_id is distinct from userpet_id)`,

  "a visit whose weight differs from its record": `
    select visit.booking_id as subject from visit_records as visit
    where visit.weight_kg is distinct from coalesce((
      select record.weight_kg from counting_care_records as record
      where record.booking_id = visit.booking_id and kind = 'weight' order by record.id desc limit 1
    ), visit.weight_kg)`,

  "goods that wait at a cancelled visit": `
    select transaction_id as subject from orders join bookings on bookings.id = collect_at_booking_id
    where orders.status in ('awaiting_payment', 'ordered', 'shipping') and (
      bookings.status in ('Held', 'Cancelled') or bookings.user_id is distinct from orders.user_id
    )`,

  "an order of a guest that has an account without a claim": `
    select transaction_id as subject from orders join guest_orders on order_id = orders.id
    where claimed_at is null and user_id is not null`,

  "an order of a guest with a network that is no longer needed": `
    select transaction_id as subject from orders join guest_orders on order_id = orders.id
    where network is not null and (claimed_at is not null or not (
      status = 'awaiting_payment' or (payment_method = 'cash' and status in ('ordered', 'shipping'))
    ))`,

  "more viewed gears than are stored": `
    select user_id as subject from viewed_gears group by user_id having count(*) > 20`,

  "a stock alert for an address that nobody has proven": `
    select stock_alerts.id as subject from stock_alerts join users on users.id = user_id
    where told_at is null and email_confirmed_at is null`,

  "an offer that should have ended": `
    select id as subject from waitlist_offers where answer is null and expires_at < now() - interval '10 minutes'`,

  "a customer at the card provider who is in use and to be deleted": `
    select customer_id as subject from card_customers join forgotten_card_customers using (customer_id)`,

  "a gear with an ingredient that is not in the tree": `
    select gears.id as subject from gears, unnest(contains || may_contain) as listed
    where not exists (select from ingredients where name = listed)`,

  "ingredients that are a kind of each other": `
    with recursive kinds as (
      select name, parent from ingredients where parent is not null
      union
      select kinds.name, ingredients.parent from kinds join ingredients on ingredients.name = kinds.parent
      where ingredients.parent is not null
    )
    select name as subject from kinds where name = parent`,
};
