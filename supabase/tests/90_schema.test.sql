begin;
set local search_path = public, extensions;
select plan(21);

select is_empty(
  $$ select oid::regclass from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity $$,
  'every table has row level security');
select is_empty(
  $$ select oid::regclass from pg_class where relnamespace = 'private'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and (has_table_privilege('anon', oid, 'select, insert, update, delete')
         or has_table_privilege('authenticated', oid, 'select, insert, update, delete')) $$,
  'no private table is open to clients');
-- spec: 6.data.signed-in
select is_empty(
  $$ select oid::regclass from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and (has_any_column_privilege('anon', oid, 'select, insert, update, references')
         or has_table_privilege('anon', oid, 'delete, truncate, trigger')) $$,
  'anon has no right on any table');
select is_empty(
  $$ select oid::regclass from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and has_table_privilege('authenticated', oid, 'truncate, trigger, references') $$,
  'members have no right on a table beyond reading and writing rows');
select is_empty(
  $$ select oid::regclass from pg_class
     where relispartition and relkind = 'r' and (relnamespace <> 'private'::regnamespace or not relrowsecurity)
       and relnamespace <> 'realtime'::regnamespace $$,
  'every part of a table is private and has row level security by itself');
select is_empty(
  $$ select pg_proc.oid::regprocedure from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and has_function_privilege('anon', oid, 'execute')
       and proname not in ('api_connections', 'check_request', 'complete_signup', 'disown_signup', 'get_client_notices', 'is_slot_taken', 'long_slots', 'offer_usernames', 'release_signup', 'request_slots', 'take_slot') $$,
  'anon executes no function that is not listed here');
select is_empty(
  $$ select pg_proc.oid::regprocedure from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) as right_given
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and right_given.grantee = 0 $$,
  'PUBLIC executes no function');
select is_empty(
  $$ select oid::regprocedure from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(proconfig @> array['search_path=""'], false) $$,
  'every function has an empty search path');
select is_empty(
  $$ select tablename, policyname from pg_policies
     where schemaname = 'public' and roles <> array['authenticated'::name] $$,
  'every policy names the role it is for');
select is_empty(
  $$ select tablename, cmd from pg_policies where schemaname = 'public' and permissive = 'PERMISSIVE' group by 1, 2 having count(*) > 1 or cmd = 'ALL' $$,
  'each table has one permissive policy a command');
select is_empty(
  $$ select conrelid::regclass, conname from pg_constraint as fk
     where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not exists (
         select from pg_index
         where indrelid = fk.conrelid and indpred is null
           and (indkey::smallint[])[0 : cardinality(fk.conkey) - 1] @> fk.conkey) $$,
  'every foreign key has an index');
select is_empty(
  $$ select objoid from (
       select oid as objoid, relnamespace as namespace from pg_class where relkind in ('r', 'p', 'v')
       union all select oid, pronamespace from pg_proc) as object
     where namespace in ('public'::regnamespace, 'private'::regnamespace)
       and obj_description(objoid) is null $$,
  'every table and function is explained by a comment');

select is_empty(
  $$ select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not exists (
       select from pg_policies where schemaname = 'public' and tablename = relname and qual like '%is_member()%'
         and (permissive = 'RESTRICTIVE' and cmd = 'ALL'
           or (select count(*) from pg_policies as other where other.schemaname = 'public' and other.tablename = relname) = 1)) $$,
  'every table is closed to accounts that are gone, banned or not confirmed');
select is_empty(
  $$ select attrelid::regclass, attname from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and attname like '%url'
       and relname <> 'member_cards' and atttypid <> 'public.file_address'::regtype $$,
  'every column that holds a file is of the type for it');
select is_empty(
  $$ select attrelid::regclass, attname, wanted from pg_attribute join pg_class on pg_class.oid = attrelid,
       unnest(array['hold_file', 'release_replaced_file', 'release_deleted_files']) as wanted
     where relkind in ('r', 'p') and attnum > 0 and atttypid = 'public.file_address'::regtype and relnamespace = 'public'::regnamespace
       and not exists (
         select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
         where tgrelid = attrelid and proname = wanted and split_part(encode(tgargs, 'escape'), '\000', 1) = attname) $$,
  'and known to what holds and releases files');
select is_empty(
  $$ select oid::regclass from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and has_any_column_privilege('authenticated', oid, 'insert')
       and relname <> 'profiles' and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'limit_rate') $$,
  'every table that members add to has a brake');
select set_eq(
  $$ select tgrelid::regclass::text from pg_trigger where tgname = 'limit_rate' and tgparentid = 0 union all select unnest(array['files', 'megabytes', 'typing', 'read_receipts', 'exports', 'codes', 'edits']) $$,
  $$ select action from private.rate_limits $$,
  'with a limit for each');
select is_empty(
  $$ select attrelid::regclass, attname from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped and atttypid = 'text'::regtype
       and (has_column_privilege('authenticated', attrelid, attnum, 'insert') or has_column_privilege('authenticated', attrelid, attnum, 'update'))
       and not exists (select from pg_constraint where conrelid = attrelid and contype = 'c' and attnum = any (conkey)) $$,
  'every text that members write has its limit at its column');

select is_empty(
  $$ select attrelid::regclass from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attname = 'id' and atttypid <> 'public.client_id'::regtype
       and relname <> 'profiles' and has_column_privilege('authenticated', attrelid, attnum, 'insert') $$,
  'an id that clients may choose tells its time');

select is_empty(
  $$ select oid::regclass from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and has_any_column_privilege('authenticated', oid, 'update')
       and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname in ('limit_rate', 'limit_edits') and tgtype & 16 > 0) $$,
  'every table that members change has its limit of changes');

select is_empty(
  $$ select pg_proc.oid::regprocedure from pg_proc join pg_language on pg_language.oid = prolang
     where pronamespace = 'private'::regnamespace and lanname <> 'plpgsql'
       and proname in ('is_member', 'is_living', 'is_adult', 'is_gone', 'are_friends', 'least_id', 'least_id_since', 'id_beyond') $$,
  'what nearly each request asks keeps its plan');

select finish();
rollback;
