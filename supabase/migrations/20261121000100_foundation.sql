-- Foundation: what every later domain stands on.
--
-- The roles anon, authenticated and service_role, the schemas auth and storage and the publication
-- supabase_realtime are Supabase's own: they exist before the first migration and are never altered here.
--
-- Rule of all domains (design §5): a column a client must not choose (created_at, counters, role, points,
-- status on insert) is not granted to it, so sending one is REFUSED with 42501. The author column may be
-- sent, since the specified calls do, but only with one's own id: anything else is refused with 42501 too.
-- Text that breaks a limit is refused with 22023, which every backend answers as a client error.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Nothing is executable or readable because somebody forgot to forbid it.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant execute on functions to service_role;

create schema private;
comment on schema private is 'Helpers of policies and triggers. Not exposed by the data API.';
grant usage on schema private to authenticated, service_role;
alter default privileges in schema private grant execute on functions to service_role;

create function private.is_blank(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return value is null
    or value !~ '[^\s\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]';
comment on function private.is_blank(text) is
  'True for null and for text made only of spaces, line breaks or invisible characters.';
grant execute on function private.is_blank(text) to authenticated;

create function private.require_text(field text, value text, minimum integer, maximum integer) returns void
  language plpgsql immutable parallel safe
  set search_path = ''
as $$
begin
  if minimum > 0 and private.is_blank(value) then
    raise exception '% must not be empty', field using errcode = '22023';
  end if;
  if char_length(value) > maximum then
    raise exception '% must not exceed % characters', field, maximum using errcode = '22023';
  end if;
end
$$;
comment on function private.require_text(text, text, integer, integer) is
  'Refuses (22023) a text longer than maximum characters, or a blank one where minimum is above 0.';
grant execute on function private.require_text(text, text, integer, integer) to authenticated;

create function private.file_path(address text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return regexp_replace(address, '^https?://[^/\s]+/storage/v1/object/public/', '');
comment on function private.file_path(text) is
  'bucket/path of a stored file, whose columns hold either that or its public address.';
grant execute on function private.file_path(text) to authenticated;

create function private.require_own_file(field text, value text, bucket text, owner uuid) returns void
  language plpgsql immutable parallel safe
  set search_path = ''
as $$
begin
  if private.file_path(value) !~ ('^' || bucket || '/' || owner || '/[A-Za-z0-9._/-]+$') then
    raise exception '% must be a file of the member in %', field, bucket using errcode = '22023';
  end if;
end
$$;
comment on function private.require_own_file(text, text, text, uuid) is
  'Refuses (22023) a file outside the owner''s folder of the bucket: neither another member''s file nor a third '
  'party''s server can be shown to readers. Accepts the public address or bucket/path; null passes.';
grant execute on function private.require_own_file(text, text, text, uuid) to authenticated;
