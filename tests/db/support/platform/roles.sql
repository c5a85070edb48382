-- The roles of a hosted project and what they find in public and extensions. Run as superuser; migrations then run
-- as postgres, which on PostgreSQL 15 is no superuser here, as hosted. Facts: supabase/postgres, init scripts and
-- role migrations up to 2026.

do $$
begin
  if not exists (select from pg_roles where rolname = 'postgres') then
    create role postgres login createdb createrole replication bypassrls;
  end if;
end
$$;
alter role postgres set search_path = "$user", public, extensions;

create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
create role supabase_realtime_admin nologin noinherit;
grant anon, authenticated, service_role to authenticator, postgres;

-- A login takes its own role's settings; the Data API also takes those of the role it changes to.
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role supabase_auth_admin set search_path = auth;
-- supautils lets postgres configure the Data API in the database.
do $$
begin
  if current_setting('server_version_num')::integer >= 150000 then
    grant set on parameter pgrst.db_pre_request to postgres;
  end if;
end
$$;
alter role supabase_auth_admin set idle_in_transaction_session_timeout = 60000;
alter role supabase_storage_admin set search_path = storage;

grant usage on schema public to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;

create schema extensions;
grant all on schema extensions to postgres;
grant usage on schema extensions to anon, authenticated, service_role;

create publication supabase_realtime;
alter publication supabase_realtime owner to postgres;
