-- Hosted lets postgres write policies on tables that it does not own, by the extension supautils (policy_grants); triggers it
-- may create and replace there by a right on the table, and never drop. Here membership in the owners stands in for both, and
-- an event trigger takes back what membership gives beyond that. (PGlite runs no event triggers, and has a superuser anyway.)

grant supabase_auth_admin, supabase_storage_admin, supabase_realtime_admin to postgres;

create function extensions.refuse_platform_change() returns event_trigger
  language plpgsql
  set search_path = ''
as $$
declare
  touched text;
begin
  -- Not current_user: membership would let it change that.
  if session_user <> 'postgres' then
    return;
  end if;
  -- Policies and triggers have no schema of their own here; tables, columns, functions, indexes and types do.
  if tg_event = 'sql_drop' then
    select object_identity into touched from pg_catalog.pg_event_trigger_dropped_objects()
    where original and (schema_name in ('auth', 'storage', 'realtime') and object_type <> 'policy'
      or object_type = 'trigger' and object_identity ~ ' on (auth|storage|realtime)\.');
  else
    select object_identity into touched from pg_catalog.pg_event_trigger_ddl_commands()
    where schema_name in ('auth', 'storage', 'realtime') and object_type not in ('policy', 'trigger');
  end if;
  if touched is not null then
    raise exception 'must be owner of %', touched using errcode = '42501';
  end if;
end
$$;
create event trigger refuse_platform_change on ddl_command_end
  execute function extensions.refuse_platform_change();
create event trigger refuse_platform_drop on sql_drop
  execute function extensions.refuse_platform_change();
