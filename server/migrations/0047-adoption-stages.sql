-- A request goes through stages; the status of before follows from them.
drop trigger adoption_requests_for_available_pets on adoption_requests;
drop trigger adoption_requests_approved on adoption_requests;
drop index adoption_requests_waiting, adoption_requests_one_under_way, adoption_requests_one_approved;

alter table adoption_requests
  add column stage text not null default 'received' constraint adoption_requests_stage check (
    stage in ('received', 'in_review', 'meeting', 'approved', 'gone_home', 'declined', 'withdrawn')),
  add column assignee_id integer references staff on delete set null,
  -- Told to the customer, if there is one.
  add column decline_reason text not null default '',
  -- What the customer answered about their home, if they wanted to.
  add column answers jsonb,
  add column thread_id integer references threads on delete set null,
  add column version integer not null default 1,
  drop constraint adoption_requests_decided_once_closed;

update adoption_requests set stage = case status when 'open' then 'received' else status end;

alter table adoption_requests drop column status;
alter table adoption_requests
  add column status text not null generated always as (
    case
      when stage in ('received', 'in_review', 'meeting') then 'open'
      when stage in ('approved', 'gone_home') then 'approved'
      else stage
    end
  ) stored,
  add constraint adoption_requests_decided_once_closed
    check ((stage in ('received', 'in_review', 'meeting')) = (decided_at is null));

create index adoption_requests_waiting on adoption_requests (created_at, id)
  where stage in ('received', 'in_review', 'meeting');
create index adoption_requests_by_assignee on adoption_requests (assignee_id) where assignee_id is not null;
create index adoption_requests_by_thread on adoption_requests (thread_id) where thread_id is not null;

-- Nobody asks twice for the same animal while an answer is due or was yes.
create unique index adoption_requests_one_under_way on adoption_requests (user_id, pet_id)
  where stage in ('received', 'in_review', 'meeting', 'approved');

-- No animal is promised twice.
create unique index adoption_requests_one_approved on adoption_requests (pet_id) where stage = 'approved';

-- The lock makes a request and a change of the animal's stage wait for each other: whichever comes second sees what the
-- first one did.
create or replace function refuse_unavailable_pet() returns trigger language plpgsql as $$
declare
  can_be_asked_for boolean;
begin
  select stage = 'available' and published_at is not null into can_be_asked_for
  from pets where id = new.pet_id for share;
  if not can_be_asked_for then
    raise exception 'pet % cannot be asked for', new.pet_id
      using errcode = 'check_violation', constraint = 'adoption_requests_available_pet';
  end if;
  return new;
end $$;

create trigger adoption_requests_for_available_pets before insert on adoption_requests
  for each row when (new.stage in ('received', 'in_review', 'meeting')) execute function refuse_unavailable_pet();

-- Over is over: whoever asks again makes a new request.
create function refuse_reopening() returns trigger language plpgsql as $$
begin
  raise exception 'request % is closed', old.id
    using errcode = 'check_violation', constraint = 'adoption_requests_closed';
end $$;

create trigger adoption_requests_closed before update of stage on adoption_requests
  for each row when (old.stage in ('declined', 'withdrawn', 'gone_home') and new.stage <> old.stage)
  execute function refuse_reopening();

-- What is looked at before an animal is promised, and whether it has to be.
create table adoption_checks (
  kind text primary key
    constraint adoption_checks_kind check (kind in ('identity', 'home', 'references', 'other_animals')),
  is_required boolean not null default true,
  position integer not null,
  version integer not null default 1
);

insert into adoption_checks (kind, position) values ('identity', 1), ('home', 2), ('references', 3), ('other_animals', 4);

create table request_checks (
  request_id integer not null references adoption_requests on delete cascade,
  kind text not null references adoption_checks,
  result text not null constraint request_checks_result check (result in ('passed', 'failed')),
  note text not null default '',
  checked_by integer references staff on delete set null,
  checked_at timestamptz not null default now(),
  primary key (request_id, kind)
);

create function refuse_unchecked_approval() returns trigger language plpgsql as $$
begin
  if exists (
    select from adoption_checks where is_required and not exists (
      select from request_checks
      where request_id = new.id and request_checks.kind = adoption_checks.kind and result = 'passed'
    )
  ) then
    raise exception 'request % has open checks', new.id
      using errcode = 'check_violation', constraint = 'adoption_requests_checked';
  end if;
  return new;
end $$;

create trigger adoption_requests_checked before update of stage on adoption_requests
  for each row when (new.stage = 'approved' and old.stage <> 'approved') execute function refuse_unchecked_approval();

-- A yes to one is, in the same moment, the end of the search for everybody else.
create or replace function promise_pet() returns trigger language plpgsql as $$
begin
  update pets set stage = 'reserved', version = version + 1 where id = new.pet_id;
  update adoption_requests set stage = 'declined', decided_at = now(), version = version + 1
    where pet_id = new.pet_id and stage in ('received', 'in_review', 'meeting');
  return null;
end $$;

create trigger adoption_requests_approved after insert or update of stage on adoption_requests
  for each row when (new.stage = 'approved') execute function promise_pet();

-- A promise that is taken back, or whose customer is gone, leaves an animal that somebody has to look after first.
create function free_promised_pet() returns trigger language plpgsql as $$
begin
  update pets set stage = 'preparing', version = version + 1 where id = old.pet_id and stage = 'reserved';
  return null;
end $$;

create trigger adoption_requests_revoked after update of stage on adoption_requests
  for each row when (old.stage = 'approved' and new.stage in ('declined', 'withdrawn')) execute function free_promised_pet();
create trigger adoption_requests_erased after delete on adoption_requests
  for each row when (old.stage = 'approved') execute function free_promised_pet();

-- What staff tell each other about a request.
create table request_notes (
  id integer generated by default as identity primary key,
  request_id integer not null references adoption_requests on delete cascade,
  staff_id integer not null references staff,
  text text not null check (text <> ''),
  created_at timestamptz not null default now()
);

create index request_notes_by_request on request_notes (request_id, id);

-- Messages to the applicant are a thread like any other.
alter table threads
  drop constraint threads_kind_check,
  add constraint threads_kind_check check (kind in ('contact', 'feedback', 'adoption'));

create trigger announce_change after insert or update or delete or truncate on adoption_checks
  for each statement execute function announce_topic('adoption_requests');
create trigger announce_change after insert or update or delete or truncate on request_checks
  for each statement execute function announce_topic('adoption_requests');
create trigger announce_change after insert or update or delete or truncate on request_notes
  for each statement execute function announce_topic('adoption_requests');
