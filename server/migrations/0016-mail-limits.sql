-- A mail belongs to the customer whom it is to or about, and disappears with the account. Of the unsent mails of one kind
-- about one thing to one recipient only the newest is left. After `expires_at` the link in it is worthless.
alter table mail_outbox
  add column user_id integer references users on delete cascade,
  add column about text,
  add column kind text,
  add column expires_at timestamptz;

update mail_outbox set user_id = users.id from users where lower(users.email) = lower(mail_outbox.recipient);
update mail_outbox set user_id = orders.user_id from orders
  where mail_outbox.user_id is null
    and orders.transaction_id = substring(mail_outbox.subject from '\(((?:VN|US|SG)-[0-9A-Z]{20})\)$');

-- The text of a delivered mail, with the links in it, is no longer needed.
update mail_outbox set body_text = '', body_html = '' where sent_at is not null;

create index mail_outbox_by_user on mail_outbox (user_id);
create index mail_outbox_by_about on mail_outbox (about, recipient);

-- Addresses, in lower case, that a customer gave for mails about orders. One counts when its owner has followed the link
-- that was sent to it.
create table contact_addresses (
  user_id integer not null references users on delete cascade,
  email text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (user_id, email)
);

-- More calls are counted now, orders among them. A count need not wait for the disk: after a crash of the database the limits
-- start over, and nothing else is lost.
alter table rate_limits set unlogged;
