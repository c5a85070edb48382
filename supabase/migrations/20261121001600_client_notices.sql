-- Client notices: messages of the server's operator to everybody in the app, signed in or not: about an incident, or a
-- version that is too old. Written only with the service key or in the SQL editor.

create type public.notice_severity as enum ('info', 'warning', 'too_old');
comment on type public.notice_severity is
  'What a notice is about: information, a problem, or a version that will stop working.';

create function private.version_rank(version text) returns text
  language sql immutable parallel safe
  set search_path = ''
  -- Check the length first: the caller may not be signed in.
  return case
    when octet_length(version) <= 64 and version ~ '^\d{1,9}(\.\d{1,9}){2}(-[0-9A-Za-z]+(\.[0-9A-Za-z]+)*)?$' then (
      select string_agg(lpad(number, 9, '0'), '.' order by place)
      from unnest(string_to_array(split_part(version, '-', 1), '.')) with ordinality as main (number, place)
    ) || coalesce('-' || (
      select string_agg(case when part ~ '^\d+$' then '0' || lpad(part, 60, '0') else 'a' || part end, '.' order by place)
      from unnest(string_to_array(nullif(split_part(version, '-', 2), ''), '.')) with ordinality as ending (part, place)
    ), '~')
  end;
comment on function private.version_rank(text) is
  'A sort key, to be compared by byte (collate "C"), with the order of semver.org: 1.9.0 before 1.10.0-beta.2 before '
  '1.10.0-beta.10 before 1.10.0. Null if the text is not a version.';

create domain public.app_version as text constraint app_version_form check (
  value is null or private.version_rank(value) is not null);
comment on domain public.app_version is 'A version of the app as its package.json has it, such as 1.3.0 or 1.4.0-beta.2.';

create table public.client_notices (
  id uuid primary key default gen_random_uuid(),
  severity public.notice_severity not null default 'info',
  text text not null constraint client_notices_text_length check (char_length(text) <= 200 and not private.is_blank(text)),
  from_version public.app_version,
  to_version public.app_version,
  begins_at timestamptz not null default now(),
  ends_at timestamptz,
  constraint client_notices_versions_order check (
    private.version_rank(from_version) collate "C" <= private.version_rank(to_version) collate "C"),
  constraint client_notices_time_order check (begins_at < ends_at),
  -- The newest version is never too old, and a notice must end.
  constraint client_notices_too_old_bound check (severity <> 'too_old' or to_version is not null),
  constraint client_notices_incident_end check (severity = 'too_old' or ends_at is not null)
);
comment on table public.client_notices is
  'Messages to everybody: `text` in Spanish, for versions from `from_version` to `to_version` (both inclusive, null means '
  'any), from `begins_at` until `ends_at`. Apps show them within half an hour. Only for the service key; apps read theirs '
  'through get_client_notices.';
alter table public.client_notices enable row level security;

create policy "Only for living accounts" on public.client_notices
  as restrictive for all to authenticated
  using ((select private.is_member()));

create function public.get_client_notices(version text)
  returns table (id uuid, severity public.notice_severity, text text)
  language sql stable security definer rows 3
  set search_path = ''
as $$
  select notice.id, notice.severity, notice.text
  from public.client_notices as notice, private.version_rank(get_client_notices.version) as asking
  where notice.begins_at <= now() and (notice.ends_at is null or notice.ends_at > now())
    and (notice.from_version is null or private.version_rank(notice.from_version) collate "C" <= asking collate "C")
    and (notice.to_version is null or asking collate "C" <= private.version_rank(notice.to_version) collate "C")
  order by notice.severity desc, notice.begins_at desc, notice.id
  limit 10
$$;
comment on function public.get_client_notices(text) is
  'Current notices for an app version, most serious first. Versions are compared here, not in the app, because an old app '
  'may compare them wrongly. An invalid version gets the notices for all. Definer: only the service key can read the table, '
  'which contains future notices too.';
grant execute on function public.get_client_notices(text) to anon, authenticated;
