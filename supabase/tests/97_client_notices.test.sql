begin;
set local search_path = public, extensions;
select plan(24);
select tests.meet();

select is(
  (select array_agg(version order by private.version_rank(version) collate "C") from unnest(array[
    '1.10.0', '1.9.0', '1.10.0-beta', '1.10.0-beta.10', '1.10.0-beta.2', '1.10.0-alpha.11', '1.10.0-2', '0.1.0', '10.0.0', '1.9.10']) as version),
  array['0.1.0', '1.9.0', '1.9.10', '1.10.0-2', '1.10.0-alpha.11', '1.10.0-beta', '1.10.0-beta.2', '1.10.0-beta.10', '1.10.0', '10.0.0'],
  'versions are ordered by their numbers, and a beta comes before what it leads to');
select is_empty(
  $$ select version from unnest(array['', '1', '1.2', 'v1.2.3', '1.2.3-', '1.2.3.4', '1.2.3-á', repeat('1', 10) || '.0.0', repeat('1.', 500000), null]) as version
     where private.version_rank(version) is not null $$,
  'anything else is no version');

create function pg_temp.told(version text) returns text[] language sql as $$
  select array(select text from public.get_client_notices(version))
$$;
grant execute on function pg_temp.told(text) to anon, authenticated;

-- The service key, and nobody else, writes and reads the table.
set local role service_role;
select lives_ok(
  $$ insert into client_notices (severity, text, from_version, to_version, begins_at, ends_at) values
       ('info', 'mañana', null, null, now() + interval '1 day', now() + interval '2 days'),
       ('info', 'ayer', null, null, now() - interval '1 day', now() - interval '1 second'),
       ('info', 'para todos', null, null, now() - interval '1 minute', now() + interval '1 hour'),
       ('warning', 'desde 1.4.0', '1.4.0', null, now(), now() + interval '1 hour'),
       ('warning', 'hasta 1.3.0', null, '1.3.0', now() - interval '1 hour', now() + interval '1 hour'),
       ('too_old', 'antigua', null, '1.2.9', now(), null) $$,
  'the service key writes notices');
select is((select count(*)::int from client_notices), 6, 'and reads all of them');

select tests.act_as('anon');
select is(pg_temp.told('1.3.0'), array['hasta 1.3.0', 'para todos'], 'who is nobody hears what holds now, the last version included');
select tests.act_as('stranger');
select is(pg_temp.told('1.4.0'), array['desde 1.4.0', 'para todos'], 'a member too, and the first version is included');
select is(pg_temp.told('1.3.1'), array['para todos'], 'between the two neither holds');
select is(pg_temp.told('1.4.0-beta.1'), array['para todos'], 'a beta is not yet the version it leads to');
select is(pg_temp.told('1.2.9'), array['antigua', 'hasta 1.3.0', 'para todos'], 'that a version is too old comes first, and has no end');
select is(pg_temp.told('<b>'), array['para todos'], 'what is no version hears what is for all');
select is(pg_temp.told(null), array['para todos'], 'as what tells none');

select throws_ok($$ select from client_notices $$, '42501', 'permission denied for table client_notices', 'a member does not read what is said later');
select throws_ok(
  $$ insert into client_notices (text, ends_at) values ('Hola', now() + interval '1 day') $$,
  '42501', 'permission denied for table client_notices', 'nor say anything to all');
select throws_ok($$ update client_notices set text = 'Hola' where true $$, '42501', 'permission denied for table client_notices', 'nor change what is said');
select throws_ok($$ delete from client_notices where true $$, '42501', 'permission denied for table client_notices', 'nor take it back');
select tests.act_as('moderator');
select throws_ok($$ delete from client_notices where true $$, '42501', 'permission denied for table client_notices', 'a moderator neither');
select tests.act_as('anon');
select throws_ok($$ select from client_notices $$, '42501', 'permission denied for table client_notices', 'nor who is nobody');

select tests.act_as_server();
select throws_ok($$ insert into client_notices (text, ends_at) values (U&'\200b ', now() + interval '1 day') $$, '23514', null, 'a notice says something');
select throws_ok($$ insert into client_notices (text, ends_at) values (repeat('a', 201), now() + interval '1 day') $$, '23514', null, 'in two hundred characters');
select throws_ok($$ insert into client_notices (text, begins_at, ends_at) values ('a', now(), now() - interval '1 day') $$, '23514', null, 'it ends after it began');
select throws_ok($$ insert into client_notices (text) values ('a') $$, '23514', null, 'and an incident has an end');
select throws_ok($$ insert into client_notices (severity, text) values ('too_old', 'a') $$, '23514', null, 'the newest version is never too old');
select throws_ok(
  $$ insert into client_notices (text, from_version, to_version, ends_at) values ('a', '1.10.0', '1.9.0', now() + interval '1 day') $$,
  '23514', null, 'the first version comes before the last');
select throws_ok(
  $$ insert into client_notices (text, to_version, ends_at) values ('a', '1.9', now() + interval '1 day') $$,
  '23514', null, 'and both are versions');

select finish();
rollback;
