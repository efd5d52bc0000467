-- What a service asks before the visit, and the answers, with the words of the questions at that time.
alter table services add column intake_questions jsonb not null default '[]'
  constraint services_intake_questions check (jsonb_typeof(intake_questions) = 'array');

alter table bookings add column intake jsonb not null default '[]'
  constraint bookings_intake check (jsonb_typeof(intake) = 'array');

-- Answers go with the account, like the notes.
create function forget_answers() returns trigger language plpgsql as $$
begin
  new.intake := '[]';
  return new;
end $$;

create trigger forget_answers before update of user_id on bookings
  for each row when (old.user_id is not null and new.user_id is null) execute function forget_answers();
