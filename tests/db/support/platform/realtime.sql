-- What Realtime's private channels ask: who may join and send is decided by policies on realtime.messages, and the
-- database sends by inserting there. Facts: supabase/realtime, tenant migrations up to 2026-07.

create schema realtime;
grant all on schema realtime to supabase_realtime_admin;
grant usage on schema realtime to anon, authenticated, service_role;
grant usage on schema realtime to postgres with grant option;

create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  binary_payload bytea,
  primary key (id, inserted_at),
  constraint messages_payload_exclusive check (payload is null or binary_payload is null)
) partition by range (inserted_at);
-- Hosted's server makes a partition for each day and drops it after three; here one takes all.
create table realtime.messages_of_all_days partition of realtime.messages default;
create index messages_inserted_at_topic_index on realtime.messages (inserted_at desc, topic)
  where extension = 'broadcast' and private is true;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
grant all on realtime.messages to postgres;

create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;
comment on function realtime.topic() is 'The topic that a policy is asked about.';

create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
  language plpgsql
as $$
declare
  message uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    message, case when payload ? 'id' then payload else jsonb_set(payload, '{id}', to_jsonb(message)) end,
    event, topic, private, 'broadcast');
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end
$$;
comment on function realtime.send(jsonb, text, text, boolean) is
  'Broadcasts to a topic, with the caller''s rights. What goes wrong becomes a warning, never an error.';

create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record,
  level text default 'ROW'
) returns void
  language plpgsql
as $$
begin
  if level = 'STATEMENT' or operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Failed to process the row: % for each %', operation, level;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema),
    event_name, topic_name);
end
$$;
comment on function realtime.broadcast_changes(text, text, text, text, text, record, record, text) is
  'For triggers: broadcasts the row before and after to a private topic.';

alter table realtime.messages owner to supabase_realtime_admin;
alter function realtime.topic() owner to supabase_realtime_admin;
alter function realtime.send(jsonb, text, text, boolean) owner to supabase_realtime_admin;
alter function realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  owner to supabase_realtime_admin;
