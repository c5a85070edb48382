begin;
set local search_path = public, extensions;
select plan(175);
select tests.meet();

-- Sign-up: the trigger on auth.users.
-- spec: 4.profile.username, 4.profile.birth-year, 4.profile.avatar, 4.profile.cover
select results_eq(
  $$ select username, birth_year::int, avatar_url::text, cover_url::text, bio from profiles where id = tests.person('author') $$,
  $$ values ('author', 1990, 'cosmia:avatar/' || tests.person('author'), 'cosmia:cover/default',
    'Explorando.') $$,
  'sign-up creates the profile of spec §4');
select results_eq(
  $$ select username, avatar_url from member_cards where id = tests.person('author') $$,
  $$ values ('author', 'cosmia:avatar/' || tests.person('author')) $$,
  'sign-up creates the card');
insert into auth.users (id, email, raw_user_meta_data) values
  (tests.person('a'), 'AUTHOR@cosmia.test', '{"username": "Author"}'),
  (tests.person('b'), 'rigel@cosmia.test', '{"username": " \u200b\t ", "birth_year": "soon"}'),
  (tests.person('c'), null, null),
  (tests.person('d'), 'd@cosmia.test', '["no", "object"]'),
  (tests.person('e'), 'e@cosmia.test', jsonb_build_object('username', repeat('ñ', 99), 'birth_year', 20000, 'bio', repeat('x', 600))),
  (tests.person('f'), 'f@cosmia.test', jsonb_build_object('username', repeat('Ñ', 99), 'birth_year', '0999')),
  (tests.person('g'), 'g@cosmia.test', '{"username": {"a": 1}, "birth_year": {"a": 1}}'),
  (tests.person('i'), 'i@cosmia.test', '{"username": "i", "birth_year": 1899}'),
  (tests.person('j'), 'j@cosmia.test', jsonb_build_object('username', 'j', 'birth_year', extract(year from now()) + 2)),
  (tests.person('k'), 'k@cosmia.test', '{"username": "k", "birth_year": "1900"}');
insert into auth.users (id, email, raw_user_meta_data) values (tests.person('h'), 'h@cosmia.test', jsonb_build_object('username', E'Vi\u00adrgo\u3164\ufe0f'));
select is((select username from profiles where id = tests.person('h')), 'Vi rgo', 'invisible characters do not get into a username');
select matches(
  (select username from profiles where id = tests.person('a')), '^Author-[0-9a-f]{6}$',
  'a username taken in other letter case gets a suffix');
-- spec: 4.profile.username
select is((select username from profiles where id = tests.person('b')), 'rigel', 'an invisible username falls back to the e-mail');
select is((select birth_year from profiles where id = tests.person('b')), null, 'a birth year that is no number is dropped');
select is((select username from profiles where id = tests.person('c')), 'viajero', 'neither metadata nor e-mail: a name is given');
select is((select username from profiles where id = tests.person('d')), 'd', 'metadata that is no object is ignored');
select is((select username from profiles where id = tests.person('e')), repeat('ñ', 40), 'a long username is cut');
select is((select birth_year from profiles where id = tests.person('e')), null, 'a birth year of 5 digits is dropped');
select results_eq(
  $$ select username, birth_year::int from profiles where username in ('i', 'j', 'k') order by 1 $$,
  $$ values ('i', null), ('j', null), ('k', 1900) $$, 'so is one before 1900 or still to come, without failing the sign-up');
select is((select char_length(bio) from profiles where id = tests.person('e')), 500, 'so are long first words');
-- spec: 4.profile.bio
select is((select bio from profiles where id = tests.person('a')), 'Explorando el universo digital en Cosmia.', 'without first words they are those of spec §4');
select matches((select username from profiles where id = tests.person('f')), '^Ñ{33}-[0-9a-f]{6}$', 'a suffix still fits in 40 characters');
select ok(exists (select from profiles where id = tests.person('g')), 'nested metadata does not fail the sign-up');

-- A profile that could not be made does not fail the sign-up.
alter table profiles add constraint no_more check (false) not valid;
select lives_ok($$ select tests.sign_up('unlucky') $$, 'the account is created even when its profile is not');
select is_empty($$ select from profiles where id = tests.person('unlucky') $$, 'and the profile is missing');
alter table profiles drop constraint no_more;

-- The app creates a missing profile.
select tests.act_as('unlucky');
-- spec: 6.moderator.promote.deny
select throws_ok(
  $$ insert into profiles (id, username, role) values (tests.person('unlucky'), 'x', 'moderator') $$, '42501', null,
  'nobody creates their profile as moderator');
select throws_ok(
  $$ insert into profiles (id, username, created_at) values (tests.person('unlucky'), 'x', '2001-01-01') $$, '42501', null,
  'nobody chooses when they joined');
select throws_ok(
  $$ insert into profiles (id, username) values (tests.person('nobody'), 'x') $$, '42501', null,
  'nobody creates the profile of another id');
-- spec: 7.profile.create
select lives_ok(
  $$ insert into profiles (id, username, birth_year, avatar_url, cover_url, bio)
     values (tests.person('unlucky'), 'lucky', 1990, 'cosmia:avatar/x', 'cosmia:cover/default', 'hola') $$,
  'a member without a profile creates it');
select is((select username from member_cards where id = tests.person('unlucky')), 'lucky', 'and has a card');
select throws_ok(
  $$ insert into profiles (id, username) values (tests.person('unlucky'), 'again') $$, '23505', null,
  'a second profile is refused');

-- Reading.
select tests.act_as('author');
select isnt_empty($$ select from profiles where id = tests.person('author') $$, 'members read their own profile');
-- spec: 6.profile.friends
select isnt_empty($$ select from profiles where id = tests.person('friend') $$, 'the one who asked reads a friend''s profile');
select is_empty($$ select from profiles where id = tests.person('pending') $$, 'the asked one does not read a pending profile');
-- spec: 6.profile.friends.deny
select is_empty($$ select from profiles where id = tests.person('stranger') $$, 'nobody reads a stranger''s profile');
select isnt_empty($$ select from member_cards where id = tests.person('stranger') $$, 'everybody signed in reads a stranger''s card');
select tests.act_as('friend');
-- spec: 6.profile.friends
select isnt_empty($$ select from profiles where id = tests.person('author') $$, 'the one who accepted reads a friend''s profile');
select tests.act_as('pending');
-- spec: 6.profile.friends.deny
select is_empty($$ select from profiles where id = tests.person('author') $$, 'asking is not enough to read a profile');
select tests.act_as('moderator');
select is_empty($$ select from profiles where id = tests.person('author') $$, 'a moderator reads no foreign profile');
select tests.act_as('anon');
select throws_ok($$ select from profiles $$, '42501', null, 'anon reads no profile');
select throws_ok($$ select from member_cards $$, '42501', null, 'anon reads no card');

-- Editing.
select tests.act_as('author');
-- spec: 3.user-type-free, 6.profile.own, 7.profile.edit
select lives_ok(
  $$ update profiles set username = 'Autora', birth_year = 1985, bio = 'b', city = 'c', academic_background = 'd',
       professional_background = 'e', is_creator = true, user_type = 'Soñadora', avatar_url = null, cover_url = null
     where id = tests.person('author') $$,
  'members edit every field of spec §7');
select results_eq(
  $$ select username, avatar_url from member_cards where id = tests.person('author') $$, $$ values ('Autora', null::text) $$,
  'the card follows the profile');
-- spec: 6.moderator.promote.deny
select throws_ok($$ update profiles set role = 'moderator' where id = tests.person('author') $$, '42501', null, 'nobody promotes themselves');
select throws_ok($$ update profiles set created_at = now() where id = tests.person('author') $$, '42501', null, 'nobody changes when they joined');
select throws_ok($$ update profiles set id = tests.person('nobody') where id = tests.person('author') $$, '42501', null, 'nobody changes their id');
select throws_ok($$ update member_cards set username = 'x' where id = tests.person('author') $$, '42501', null, 'nobody writes a card');
select throws_ok($$ insert into member_cards (id, username) values (tests.person('nobody'), 'x') $$, '42501', null, 'nobody creates a card');
select throws_ok($$ delete from member_cards where id = tests.person('author') $$, '42501', null, 'nobody deletes a card');
select throws_ok($$ delete from profiles where id = tests.person('author') $$, '42501', null, 'nobody deletes a profile');
select throws_ok($$ update profiles set username = 'FRIEND' where id = tests.person('author') $$, '23505', null, 'a taken username is refused, whatever its letter case');
-- spec: 6.profile.own
select is_empty($$ update profiles set bio = 'x' where id = tests.person('friend') returning id $$, 'nobody edits a friend''s profile');
select tests.act_as('moderator');
-- spec: 6.profile.own
select is_empty($$ update profiles set bio = 'x' where id = tests.person('author') returning id $$, 'a moderator edits no foreign profile');
select tests.act_as('anon');
select throws_ok($$ update profiles set bio = 'x' $$, '42501', null, 'anon edits no profile');
select throws_ok($$ insert into profiles (id, username) values (tests.person('x'), 'x') $$, '42501', null, 'anon creates no profile');

-- Limits.
select tests.act_as('author');
select throws_ok($$ update profiles set username = E'\u3164\u2800' where id = tests.person('author') $$, '23514', null, 'a username that cannot be seen is refused');
select throws_ok($$ update profiles set username = E' \u00a0' where id = tests.person('author') $$, '23514', null, 'a blank username is refused');
select throws_ok($$ update profiles set username = repeat('x', 41) where id = tests.person('author') $$, '23514', null, 'a username of 41 characters is refused');
select lives_ok($$ update profiles set username = repeat('x', 40) where id = tests.person('author') $$, 'one of 40 is not');
select throws_ok($$ update profiles set username = E'fri\u200bend' where id = tests.person('author') $$, '23514', null, 'an invisible character in a username is refused');
select throws_ok($$ update profiles set username = E'friend\u00ad' where id = tests.person('author') $$, '23514', null, 'nor one that ends in u00ad');
select throws_ok($$ update profiles set username = E'friend\u034f' where id = tests.person('author') $$, '23514', null, 'nor one that ends in u034f');
select throws_ok($$ update profiles set username = E'friend\u3164' where id = tests.person('author') $$, '23514', null, 'nor one that ends in u3164');
select throws_ok($$ update profiles set username = E'friend\u2800' where id = tests.person('author') $$, '23514', null, 'nor one that ends in u2800');
select throws_ok($$ update profiles set username = E'friend\U000e0061' where id = tests.person('author') $$, '23514', null, 'nor one that ends in U000e0061');
select throws_ok($$ update profiles set username = E'friend\u061c' where id = tests.person('author') $$, '23514', null, 'nor one that ends in u061c');
select throws_ok($$ update profiles set username = E'friend\ufff9' where id = tests.person('author') $$, '23514', null, 'nor one that ends in ufff9');
select throws_ok($$ update profiles set username = E'n\u0303andu\u0301' where id = tests.person('author') $$, '23514', null, 'letters in two parts are refused: one look is one name');
select lives_ok($$ update profiles set username = 'ñandú ❤' where id = tests.person('author') $$, 'the same in one part is accepted');
select results_eq(
  $$ select distinct private.clean_username(name) from unnest(array[E'\ufe0f author', E'author \ufe0f', E'author\u00a0', E'\u00a0author', E'author\u2007',
       E'author\u202f', E'author\U0001d173', E'author\U0001bca0', E'author\U00013430', E'author\ufffe', E'author\ue000', E'\uff41uthor', 'author  ', E'\t author']) as name $$,
  array['author'], 'names that look like one are one, and so belong to who has it');
select throws_ok(format($$ update profiles set username = %L where id = auth.uid() $$, look), '23514', null, 'nor is any of them an edit: ' || to_json(look))
from unnest(array[E'fri\u0307end', E'fr\u0131\u0307end', E'\u0430uthor', E'mia\u2010na', 'a' || repeat(E'\u0e49', 10), 'x' || repeat(E'\u0610', 30), E'friend\U0001d159', E'\ufe0f friend', E'friend\u00a0', E'friend\u2007', E'friend\u202f', E'friend\U0001d173', repeat(E'\ufb2c', 40), E'friend\ue000', E'\uff46riend', 'dos  palabras']) as look;
select is(char_length(private.clean_username(repeat(E'\ufb2c', 40))), 40, 'a name that grows when it is put into one form keeps to 40 characters');
select is(private.clean_username('a' || repeat(E'\u0301\u0316', 9)), E'\u00e1\u0316\u0316\u0316', 'no pile of marks on a letter');
select is_empty(
  $$ select sample from (select string_agg(chr(code), '') as sample from (
       select n, (array[97, 32, 160, 769, 8203, 12644, 65039, 241, 128512, 4352, 4449, 168, 64300, 44032, 8232, 917505, 8205, 128640, 1072])[1 + (n * 7919 + k * k * 104729) % 19] as code
       from generate_series(1, 400) as n, generate_series(1, 12) as k) as characters group by n) as samples,
       lateral (select private.clean_username(sample) as clean offset 0) as once
     where private.clean_username(clean) <> clean $$,
  'what is clean stays clean');
-- Emoji that are joined of several.
select is(private.clean_username(name), name, 'a joined emoji stays whole: ' || name)
from unnest(array[U&'\+01F469\200D\+01F680', U&'Luna \+01F3F3\FE0F\200D\+01F308', U&'\+01F469\+01F3FD\200D\2764\FE0F\200D\+01F468 sol', U&'sol \2600\FE0F']) as name;
select is(private.clean_username(name), clean, 'anywhere else what joins and colours is cleaned away: ' || to_json(name))
from (values
  (U&'fri\200Dend', 'fri end'), (U&'\200Dfriend', 'friend'), (U&'friend\200D', 'friend'), (U&'\200D\+01F680', U&'\+01F680'), (U&'\+01F680\200D', U&'\+01F680'),
  (U&'\+01F469\200D\200D\+01F680', U&'\+01F469 \+01F680'), (U&'\+01F469\200Dx', U&'\+01F469 x'), (U&'x\200D\+01F680', U&'x \+01F680'),
  (U&'\2600\FE0F\FE0F', U&'\2600\FE0F'), (U&'\2600\FE0E', U&'\2600'), (U&'1\FE0F', '1'), (U&'\+01F130\FE0F', 'A'), (U&'\FE0F\2600', U&'\2600'),
  (repeat('x', 38) || U&'\+01F469\200D\+01F680', repeat('x', 38) || U&'\+01F469')) as names (name, clean);
select tests.act_as('stranger');
select lives_ok($$ update profiles set username = U&'\+01F469\200D\+01F680 \2600\FE0F' where id = auth.uid() $$, 'a member is called by joined emoji');
select tests.act_as('author');
select throws_ok(format($$ update profiles set username = %L where id = auth.uid() $$, look), '23505', null, 'nobody else by what looks like it: ' || to_json(look))
from unnest(array[U&'\+01F469\200D\+01F680 \2600\FE0F', U&'\+01F469\+01F680 \2600\FE0F', U&'\+01F469\200D\+01F680 \2600', U&'\+01F469\+01F680 \2600']) as look;
select tests.act_as_server();
insert into auth.users (id, email, created_at, raw_user_meta_data)
values (tests.person('astronaut'), 'astronaut@cosmia.test', now(), jsonb_build_object('username', U&'\+01F469\+01F680 \2600'));
select matches((select username from profiles where id = tests.person('astronaut')), U&'^\+01F469\+01F680 \2600-', 'nor at sign-up');
select tests.act_as('author');
select throws_ok($$ update profiles set username = ' friend' where id = tests.person('author') $$, '23514', null, 'a leading space in a username is refused');
select throws_ok($$ update profiles set birth_year = 1899 where id = tests.person('author') $$, '23514', null, 'a birth year before 1900 is refused');
select throws_ok(
  $$ update profiles set birth_year = extract(year from now()) + 2 where id = tests.person('author') $$, '23514', null,
  'so is one that is still to come');
select lives_ok($$ update profiles set birth_year = 1900 where id = tests.person('author') $$, 'the first is taken');
select lives_ok($$ update profiles set birth_year = extract(year from now()) where id = tests.person('author') $$, 'and this one');
select throws_ok($$ update profiles set bio = repeat('x', 501) where id = tests.person('author') $$, '23514', null, 'a bio of 501 characters is refused');
select throws_ok($$ update profiles set avatar_url = 'https://tracker.example/a.png' where id = tests.person('author') $$, '23514', null, 'an avatar on a foreign server is refused');
select throws_ok(
  $$ update profiles set cover_url = tests.store('user-assets', tests.person('friend') || '/cover-1')
     where id = tests.person('author') $$, '23514', null, 'a cover from a foreign folder is refused');
select lives_ok(
  $$ update profiles set avatar_url = tests.store('user-assets', id || '/avatar-1'), cover_url = tests.store('user-assets', id || '/cover-1')
     where id = tests.person('author') $$,
  'images of one''s own folder are accepted');

-- complete_signup: step 2, without a session.
select tests.act_as_server();
insert into auth.users (id, email, created_at) values (tests.person('new'), 'new@cosmia.test', now());
insert into auth.users (id, email, created_at) values (tests.person('old'), 'old@cosmia.test', now() - interval '25 hours');
select tests.act_as('anon');
-- spec: 3.user-types
select throws_ok($$ select complete_signup(tests.person('new'), 'Moderador') $$, '22023', null, 'a type that is not one of the four is refused');
select throws_ok($$ select complete_signup(tests.person('nobody'), null) $$, '22023', null, 'a missing type is refused, for an unknown id too');
select lives_ok($$ select complete_signup(tests.person('nobody'), 'Explorador Casual') $$, 'an unknown id is accepted in silence');
-- spec: 7.profile.set-type
select lives_ok($$ select complete_signup(tests.person('new'), 'Explorador Casual') $$, 'anon sets the type of a new account');
select complete_signup(tests.person('new'), 'Emprendedor Digital');
select complete_signup(tests.person('old'), 'Explorador Casual');
select complete_signup(tests.person('friend'), 'Explorador Casual');
select tests.act_as('stranger');
select lives_ok($$ select complete_signup(tests.person('stranger'), 'Explorador Casual') $$, 'a signed-in member is answered the same');
select tests.act_as_server();
select is((select user_type from profiles where id = tests.person('new')), 'Explorador Casual', 'only the first choice counts');
select is((select user_type from profiles where id = tests.person('old')), null, 'an account older than a day is left alone');
select is_empty(
  $$ select from profiles where id in (tests.person('friend'), tests.person('stranger')) and user_type is not null $$,
  'a confirmed account is left alone');

-- Where the sign-up left a hash, only its nonce opens the account: the auth server tells the id to whoever signs up again.
insert into auth.users (id, email, created_at, raw_user_meta_data)
values (tests.person('sealed'), 'sealed@cosmia.test', now(), jsonb_build_object('username', 'sealed', 'signup_hash', encode(sha256('secreto'), 'hex')));
select tests.act_as('anon');
select is(complete_signup(tests.person('sealed'), 'Emprendedor Digital'), null, 'who holds no nonce learns no name');
select is(complete_signup(tests.person('sealed'), 'Emprendedor Digital', 'adivinado'), null, 'nor who guesses one');
select is(complete_signup(tests.person('sealed'), 'Explorador Casual', 'secreto'), 'sealed', 'who signed up learns the name they were given');
select is(complete_signup(tests.person('sealed'), 'Explorador Casual', 'secreto'), 'sealed', 'also where the first answer was lost');
select tests.act_as_server();
select is((select user_type from profiles where id = tests.person('sealed')), 'Explorador Casual', 'neither without the nonce nor with another one');

-- release_signup: the e-mail was mistyped.
insert into auth.users (id, email, created_at, email_confirmed_at, raw_user_meta_data)
select tests.person(name), name || '@cosmia.test', now(), confirmed, jsonb_build_object('username', name, 'signup_hash', encode(sha256('secreto'), 'hex'))
from (values ('mistyped', null::timestamptz), ('settled', now())) as sign_ups (name, confirmed);
select tests.act_as('anon');
select release_signup(tests.person('mistyped'), 'adivinado');
select release_signup(tests.person('mistyped'), null);
select release_signup(tests.person('settled'), 'secreto');
select release_signup(tests.person('new'), 'secreto');
select results_eq($$ select is_free from offer_usernames('mistyped') $$, array[false], 'without its nonce a sign-up keeps its name');
select tests.act_as('stranger');
select lives_ok($$ select release_signup(tests.person('mistyped'), 'secreto') $$, 'with it, it can be taken back');
select tests.act_as('anon');
select results_eq($$ select is_free from offer_usernames('mistyped') $$, array[true], 'and the name is free');
select lives_ok($$ select release_signup(tests.person('mistyped'), 'secreto') $$, 'what is gone already is taken back in silence');
select tests.act_as_server();
select set_eq(
  $$ select username from profiles where username in ('mistyped', 'settled', 'new') $$, array['settled', 'new'],
  'neither a confirmed account nor one without a hash is ended');

-- offer_usernames: is it free, and what is.
select tests.act_as('anon');
select results_eq($$ select is_free, cardinality(offers) from offer_usernames('Fénix') $$, $$ values (true, 0) $$, 'a name that nobody has is free');
select results_eq(
  format($$ select is_free, cardinality(offers) from offer_usernames(%L) $$, name), $$ values (false, 3) $$, 'taken, with three others: ' || to_json(name))
from unnest(array['friend', ' FRIEND ', U&'friend\200D']) as name;
select results_eq($$ select is_free, cardinality(offers) from offer_usernames(null) $$, $$ values (false, 0) $$, 'no name is not free, and none is like it');
select results_eq($$ select is_free, cardinality(offers) from offer_usernames(U&'\200b ') $$, $$ values (false, 0) $$, 'nor what cannot be seen');
create temporary table offered on commit drop as select unnest(offers) as offer from offer_usernames('friend');
select is(
  (select array[count(distinct offer), count(*) filter (where offer ~ '^friend-[a-z]+$')] from offered), array[3, 3]::bigint[],
  'three different ones, of words');
select is_empty($$ select from offered where not (select is_free from offer_usernames(offer)) $$, 'each of them is free');
select tests.act_as('friend');
select results_eq($$ select is_free from offer_usernames('Friend') $$, array[true], 'one''s own name is free');
select tests.act_as_server();
insert into auth.users (id, email, email_confirmed_at, created_at, raw_user_meta_data)
select tests.person(name), md5(name) || '@cosmia.test', now(), now(), jsonb_build_object('username', name)
from unnest(array['Елена', repeat('ñ', 40)] || array(
  select 'friend-' || word from unnest(array['astral', 'boreal', 'cometa', 'cosmos', 'estelar', 'lunar', 'nova', 'solar']) as word)) as name;
select tests.act_as('anon');
select ok((select bool_and(offer ~ '^елена-\d{3}$') from offer_usernames('елена'), unnest(offers) as offer), 'Cyrillic letters are offered nothing Latin');
select is((select count(*) from offer_usernames(repeat('ñ', 40)), unnest(offers) as offer where char_length(offer) <= 40), 3::bigint, 'a long name is cut');
select is((select count(*) from offer_usernames('friend'), unnest(offers) as offer where offer ~ '^friend-\d{3}$'), 3::bigint, 'where all words are taken, numbers');
select tests.act_as_server();

-- Who has not confirmed their e-mail is nowhere to be found.
select is_empty($$ select from member_cards where id in (tests.person('new'), tests.person('sealed')) $$, 'an account that is not confirmed has no card');
select tests.act_as('stranger');
select is_empty($$ select from search_members('sealed') $$, 'nor is it found by its name');
select throws_ok($$ insert into friend_requests (receiver_id) values (tests.person('sealed')) $$, '23503', null, 'nor asked for friendship');
select tests.act_as('sealed');
select is_empty($$ select from profiles $$, 'a token of an account that is not confirmed reads nothing');
select tests.act_as_server();
update auth.users set email_confirmed_at = now() where id = tests.person('sealed');
select tests.act_as('stranger');
select isnt_empty($$ select from search_members('sealed') $$, 'confirmed, it is there');
select is((select avatar_url from member_cards where id = tests.person('sealed')), 'cosmia:avatar/' || tests.person('sealed'), 'with its card');

-- Names of accounts that were never confirmed are free again after a day.
select tests.act_as_server();
insert into auth.users (id, email, created_at, raw_user_meta_data) values
  (tests.person('squatter'), 'squatter@cosmia.test', now() - interval '25 hours', '{"username": "Orion"}'),
  (tests.person('waiting'), 'waiting@cosmia.test', now() - interval '23 hours', '{"username": "Vega"}'),
  (tests.person('hoarder'), 'hoarder@cosmia.test', now() - interval '25 hours', '{"username": "Altair"}'),
  (tests.person('idle'), 'idle@cosmia.test', now() - interval '25 hours', '{"username": "Deneb"}'),
  (tests.person('invited'), 'invited@cosmia.test', now() - interval '25 hours', '{"username": "Invitada"}'),
  (tests.person('phoning'), 'phoning@cosmia.test', now() - interval '25 hours', '{"username": "Telefonista"}'),
  (tests.person('nameless'), 'nameless@cosmia.test', now() - interval '25 hours', '{"username": "Incógnita"}'),
  (tests.person('reset'), 'reset@cosmia.test', now() - interval '25 hours', '{"username": "Reiniciada"}');
update auth.users set invited_at = now() where id = tests.person('invited');
update auth.users set phone_confirmed_at = now() where id = tests.person('phoning');
update auth.users set is_anonymous = true where id = tests.person('nameless');
update auth.users set email_confirmed_at = now() where id = tests.person('reset');
update auth.users set email_confirmed_at = null where id = tests.person('reset');
insert into auth.users (id, email, email_confirmed_at, created_at, raw_user_meta_data) values
  (tests.person('late'), 'late@cosmia.test', now(), now() - interval '25 hours', '{"username": "Sirio"}'),
  (tests.person('orion'), 'orion@cosmia.test', now(), now(), '{"username": "orion"}'),
  (tests.person('vega'), 'vega@cosmia.test', now(), now(), '{"username": "vega"}'),
  (tests.person('sirio'), 'sirio@cosmia.test', now(), now(), '{"username": "sirio"}');
select is((select username from profiles where id = tests.person('orion')), 'orion', 'a sign-up gets a name that an old unconfirmed account held');
select is_empty($$ select from auth.users where id = tests.person('squatter') $$, 'which is gone');
select matches((select username from profiles where id = tests.person('vega')), '^vega-', 'not one that still waits for its code');
select matches((select username from profiles where id = tests.person('sirio')), '^sirio-', 'nor one that is confirmed, however old');
select tests.act_as('stranger');
select set_eq(
  $$ select name from unnest(array['Altair', 'Vega', 'Sirio']) as name, offer_usernames(name) where is_free $$, array['Altair'],
  'of all these only the first is told to be free');
select lives_ok($$ update profiles set username = 'ALTAIR' where id = auth.uid() $$, 'an edit gets such a name too');
select throws_ok(format($$ update profiles set username = %L where id = auth.uid() $$, name), '23505', null, 'nobody takes the name of ' || name)
from unnest(array['Vega', 'Invitada', 'Telefonista', 'Incógnita', 'Reiniciada']) as name;
select is(private.clean_username(name), name, name || ' is a name like any other')
from unnest(array['José-María', 'İzmir', 'Nguyễn', 'Иван', 'Ελένη', 'Luna Ω', '宇宙', 'سلمى', 'sol 🌞']) as name;
select throws_ok($$ select release_unconfirmed_accounts() $$, '42501', null, 'members end no accounts');
set local role service_role;
select is(release_unconfirmed_accounts(), 2::bigint, 'the operator''s job ends the rest');
select tests.act_as_server();
select is_empty($$ select from profiles where username = 'Deneb' $$, 'with their names');
select isnt_empty($$ select from profiles where username = 'Vega' $$, 'and leaves who may still confirm');

delete from auth.users where id = tests.person('friend');
select is_empty($$ select from member_cards where id = tests.person('friend') $$, 'a deleted account leaves no card');

select finish();
rollback;
