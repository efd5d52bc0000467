-- Staff look at a whole day, cancelled bookings included.
create index bookings_by_date on bookings (date);
