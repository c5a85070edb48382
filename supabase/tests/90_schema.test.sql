begin;
set local search_path = public, extensions;
select plan(11);

select is_empty(
  $$ select oid::regclass from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity $$,
  'every table has row level security');
select is_empty(
  $$ select oid::regclass from pg_class where relnamespace = 'private'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and (has_table_privilege('anon', oid, 'select, insert, update, delete')
         or has_table_privilege('authenticated', oid, 'select, insert, update, delete')) $$,
  'no private table is open to clients');
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
  $$ select pg_proc.oid::regprocedure from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and has_function_privilege('anon', oid, 'execute')
       and proname not in ('complete_signup') $$,
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
     where schemaname = 'public' and (roles <> array['authenticated'::name] or permissive <> 'PERMISSIVE') $$,
  'every policy names the role it is for');
select is_empty(
  $$ select tablename, cmd from pg_policies where schemaname = 'public' group by 1, 2 having count(*) > 1 or cmd = 'ALL' $$,
  'each table has one policy a command');
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
       select oid as objoid, relnamespace as namespace from pg_class where relkind in ('r', 'v')
       union all select oid, pronamespace from pg_proc) as object
     where namespace in ('public'::regnamespace, 'private'::regnamespace)
       and obj_description(objoid) is null $$,
  'every table and function is explained by a comment');

select finish();
rollback;
