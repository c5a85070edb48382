/** Channel of PostgreSQL notifications with the ids of messages to deliver. */
export const messageChannel = 'realtime_messages'

/**
 * The part of Realtime's schema that migrations and triggers rely on: the table whose policies decide who may receive
 * and send what, and the function that inserts messages. Owned by the platform: no migration alters it. A notification
 * carries only the id of a message, which is read later, so messages may have any size. Rows inserted only to check
 * policies have no event and are never committed.
 */
export const realtimeSchema = `
create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

create table if not exists realtime.messages (
  id uuid not null default gen_random_uuid() primary key,
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean default false,
  inserted_at timestamp not null default now(),
  updated_at timestamp not null default now()
);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create or replace function realtime.topic() returns text
  language sql stable
as $$ select nullif(current_setting('realtime.topic', true), '') $$;

create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
  returns void
  language plpgsql
as $$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, topic, extension, event, payload, private)
  values (message_id, topic, 'broadcast', event, jsonb_build_object('id', message_id) || payload, private);
exception when others then
  raise warning 'A message could not be sent: %', sqlerrm;
end
$$;

create or replace function realtime.announce_message() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('${messageChannel}', new.id::text);
  return null;
end
$$;

create or replace trigger announce_message
  after insert on realtime.messages
  for each row when (new.event is not null)
  execute function realtime.announce_message();
`
