begin;
set local search_path = public, extensions;
select plan(30);
select tests.meet();
select tests.sign_up(name) from unnest(array['Luna', 'luna_1', 'lunaX1', 'Ana', 'Aluna', '100%', '1000', 'Ñandú', 'José', 'a\b', 'aaa']) as name;
select tests.sign_up('zeta' || n) from generate_series(1, 9) as n;

select tests.act_as('stranger');
-- spec: 6.search, 7.search
select results_eq(
  $$ select id, username, avatar_url from search_members('friend') $$,
  $$ values (tests.person('friend'), 'friend', 'cosmia:avatar/' || tests.person('friend')) $$, 'members find others by name');
-- spec: 7.search
select bag_eq($$ select username from search_members('LUNA') $$, array['Luna', 'luna_1', 'lunaX1', 'Aluna'], 'whatever the letter case');
select is((select username from search_members('luna') limit 1), 'Luna', 'what begins with the text comes first');
select results_eq($$ select username from search_members('fri') limit 1 $$, array['friend'], 'by the beginning');
select results_eq($$ select username from search_members('rien') $$, array['friend'], 'by the middle');
select results_eq($$ select username from search_members('ie') $$, array['friend'], 'by two characters of the middle');
select results_eq($$ select username from search_members('ÑAND') $$, array['Ñandú'], 'by letters with marks');
select results_eq($$ select username from search_members('nandu') $$, array['Ñandú'], 'and without them');
select results_eq($$ select username from search_members('ose') $$, array['José'], 'in the middle too');
select results_eq($$ select username from search_members('frîend') $$, array['friend'], 'by marks that the name has not');
select results_eq($$ select username from search_members(U&'jose\0301') $$, array['José'], 'by marks that are typed apart');
select results_eq($$ select username from search_members('aa') $$, array['aaa'], 'by a letter that repeats');
-- spec: 9.search.from-2
select is_empty($$ select from search_members('f') $$, 'one character finds nothing');
select is_empty($$ select from search_members('  f ') $$, 'nor does one with spaces around it');
select is_empty($$ select from search_members(null) $$, 'nor does nothing');
-- spec: 9.search.results
select results_eq($$ select count(*)::int from search_members('zeta') $$, array[5], '5 results at most');
select results_eq($$ select username from search_members('0%') $$, array['100%'], 'a percent sign means itself');
select results_eq($$ select username from search_members('a_') $$, array['luna_1'], 'an underscore means itself');
select results_eq($$ select username from search_members('a\') $$, array['a\b'], 'a backslash means itself');
-- spec: 7.search.self
select is_empty($$ select from search_members('stranger') $$, 'nobody finds themselves');
select is_empty($$ select from search_members(repeat('x', 100000)) $$, 'a text without end finds nothing');
select tests.act_as('anon');
-- spec: 6.search.deny
select throws_ok($$ select from search_members('friend') $$, '42501', null, 'anon finds nobody');

-- Who wrote lately.
select throws_ok($$ select from recent_authors() $$, '42501', null, 'nor who wrote lately');
select tests.act_as_server();
insert into posts (user_id, content, created_at)
select tests.person(name), 'Hola', now() - age from (values
  ('stranger', interval '0'), ('author', '1 hour'), ('Luna', '2 hours'), ('Ana', '3 hours'), ('Ana', '40 days'), ('José', '40 days'), ('minor', '1 hour'),
  ('aaa', '1 hour')) as post (name, age);
insert into posts (user_id, content, category, created_at) values (tests.person('aaa'), 'x', 'lizysfriends', now()), (tests.person('Aluna'), 'x', 'lizysfriends', now());
update profiles set birth_year = null where id = tests.person('aaa');
select tests.act_as('stranger');
select results_eq(
  $$ select id, username, avatar_url from recent_authors() limit 1 $$,
  $$ values (tests.person('author'), 'author', 'cosmia:avatar/' || tests.person('author')) $$, 'who wrote last stands first');
select results_eq(
  $$ select username from recent_authors() $$, array['author', 'Luna', 'Ana'],
  'each once, of this month; not oneself, nobody for posts that adults alone read, and no minor nor who might be one');
select tests.act_as('friend');
select results_eq($$ select username from recent_authors() $$, array['stranger', 'Luna', 'Ana'], 'no friend is suggested');
select tests.act_as('pending');
select results_eq($$ select username from recent_authors() $$, array['stranger', 'Luna', 'Ana'], 'nor who was asked');
select tests.act_as_server();
insert into friend_requests (sender_id, receiver_id) values (tests.person('Luna'), tests.person('pending'));
select tests.act_as('pending');
select results_eq($$ select username from recent_authors() $$, array['stranger', 'Ana'], 'nor who asks');
select tests.act_as_server();
insert into posts (user_id, content) select tests.person('zeta' || n), 'Hola' from generate_series(1, 9) as n;
select tests.act_as('friend');
select results_eq($$ select count(*)::int from recent_authors() $$, array[6], 'six at most');
select tests.act_as_server();
insert into posts (user_id, content, created_at) select tests.person('zeta1'), 'Hola', now() + interval '1 second' from generate_series(1, 200);
select tests.act_as('friend');
select results_eq($$ select username from recent_authors() $$, array['zeta1'], 'of the newest posts only: what it costs does not grow');

select finish();
rollback;
