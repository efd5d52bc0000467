-- When a resource is busy, in order of time and without reading the table. Searches for a free time read months of it.
create index reservations_by_end on reservations (resource_id, upper(during)) include (during);
