-- pg_net and Vault as far as ours use them: what hosted installs when asked. Not part of every database of the tests, since ours
-- work without. Facts: supabase/pg_net sql/ up to 0.20 and src/core.c, supabase/vault 0.3, supabase/postgres' scripts for both.

create schema net;
create domain net.http_method as text check (value ilike 'get' or value ilike 'post' or value ilike 'delete');
create unlogged table net.http_request_queue (
  id bigserial,
  method net.http_method not null,
  url text not null,
  headers jsonb,
  body bytea,
  timeout_milliseconds int not null
);
create unlogged table net._http_response (
  id bigint,
  status_code integer,
  content_type text,
  headers jsonb,
  content text,
  timed_out bool,
  error_msg text,
  created timestamptz not null default now()
);

create function net.http_delete(
  url text, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000, body jsonb default null
) returns bigint language plpgsql as $$
declare
  request_id bigint;
begin
  insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
  values ('DELETE', url, headers, convert_to(body::text, 'UTF8'), timeout_milliseconds)
  returning id into request_id;
  return request_id;
end
$$;

-- Members could read both tables, if the data API showed the schema.
grant usage on schema net to postgres, anon, authenticated, service_role;
grant all on all tables in schema net to postgres;
grant usage on all sequences in schema net to postgres;
grant select on all tables in schema net to anon, authenticated;

create schema vault;
create table vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text,
  description text not null default '',
  secret text not null
);
create unique index on vault.secrets (name) where name is not null;
create view vault.decrypted_secrets as
select id, name, description, secret, convert_from(decode(secret, 'base64'), 'utf8') as decrypted_secret from vault.secrets;
create function vault.create_secret(new_secret text, new_name text default null, new_description text default '') returns uuid
  language sql security definer
  set search_path = ''
as $$
  insert into vault.secrets (secret, name, description)
  values (encode(convert_to(new_secret, 'utf8'), 'base64'), new_name, new_description) returning id
$$;
create function vault.update_secret(secret_id uuid, new_secret text) returns void
  language sql security definer
  set search_path = ''
as $$
  update vault.secrets set secret = encode(convert_to(new_secret, 'utf8'), 'base64') where id = secret_id
$$;
revoke execute on function vault.create_secret(text, text, text), vault.update_secret(uuid, text) from public;
grant usage on schema vault to postgres, service_role;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres, service_role;
grant execute on function vault.create_secret(text, text, text), vault.update_secret(uuid, text) to postgres, service_role;
