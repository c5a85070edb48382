begin;
set local search_path = public, extensions;
select plan(22);
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

select finish();
rollback;
