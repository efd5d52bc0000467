-- A picture that staff uploaded, with what it shows in words.
alter table services
  add column image jsonb
  constraint services_image check (jsonb_typeof(image -> 'url') = 'string' and jsonb_typeof(image -> 'alt') = 'string');
