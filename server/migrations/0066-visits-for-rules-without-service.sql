-- A rule without a service is booked as the first one that a vet offers, and so is one whose service cannot be booked for the
-- animal: because it is archived, not online, or for other species. Any visit to a vet that lies ahead counts for those.
create or replace function is_booking_for(booking bookings, due care_due, at_time timestamptz) returns boolean language sql stable as $$
  select booking.status in ('Held', 'Pending', 'Confirmed', 'Arrived', 'In treatment')
    and booking.pet_id = due.userpet_id and (booking.care_due_id is not distinct from due.id or (
      booking.ends_at > at_time and booking.date >= due.from_on and coalesce(
        (
          select services.id = booking.service_id
          from care_rules
          join services on services.id = care_rules.service_id
          join userpets on userpets.id = due.userpet_id
          where care_rules.id = due.rule_id and services.archived_at is null and services.is_online
            and (services.species = '{}' or userpets.species = any (services.species))
        ),
        exists (select from service_needs where service_needs.service_id = booking.service_id and service_needs.kind = 'vet')
      )
    ))
$$;
