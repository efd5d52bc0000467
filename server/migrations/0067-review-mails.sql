-- Whoever does not want to be asked for reviews says so.
alter table users add column has_review_mails boolean not null default true;
