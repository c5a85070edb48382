-- The export, whole: also what the account itself holds, and the files that wait for removal.

alter function public.export_my_data() set schema private;
alter function private.export_my_data() rename to exported_rows;
revoke execute on function private.exported_rows() from authenticated;
comment on function private.exported_rows() is
  'What the tables hold about the caller; no row for nobody. Definer: what the member once wrote belongs to the '
  'export even where a rule hides it today.';

create function public.export_my_data() returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select rows || jsonb_build_object(
    'account', (select jsonb_build_object(
        'id', id, 'email', email, 'created_at', created_at, 'email_confirmed_at', email_confirmed_at,
        'sign_up', raw_user_meta_data)
      from auth.users where id = auth.uid()),
    'orphaned_files', to_jsonb(array(
      select jsonb_build_object('bucket', bucket_id, 'path', path, 'orphaned_at', orphaned_at)
      from public.orphaned_files where owner_id = auth.uid() order by orphaned_at)))
  from private.exported_rows() as rows
$$;
comment on function public.export_my_data() is
  'Everything the server holds about the caller as one JSON object, a key a table; `account` with what was given at '
  'the sign-up, files by bucket and path. Null for nobody.';
grant execute on function public.export_my_data() to authenticated;
