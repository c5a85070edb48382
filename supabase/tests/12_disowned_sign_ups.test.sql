begin;
set local search_path = public, extensions;
select plan(9);
select tests.meet();

insert into auth.users (id, email, created_at, encrypted_password, email_confirmed_at, raw_user_meta_data)
select tests.person(name), name || '@cosmia.test', now(), 'hash', confirmed,
  jsonb_build_object('username', name, 'signup_hash', encode(sha256('secreto'), 'hex'))
from (values ('waiting', null::timestamptz), ('other', null), ('settled', now())) as sign_ups (name, confirmed);
-- The auth server copies the metadata of a sign-up into its identity.
insert into auth.identities (id, provider_id, user_id, provider, identity_data, created_at, updated_at)
select gen_random_uuid(), tests.person(name)::text, tests.person(name), 'email',
  jsonb_build_object('sub', tests.person(name), 'email', name || '@cosmia.test', 'bio', 'of the first'), now(), now()
from unnest(array['waiting', 'other']) as name;

select tests.act_as('anon');
select lives_ok($$ select disown_signup(' Waiting@Cosmia.test') $$, 'whoever signs up again may take a sign-up from the first');
select lives_ok($$ select disown_signup(email) from unnest(array['settled@cosmia.test', 'nobody@cosmia.test', '', null]) as email $$, 'any other e-mail is answered the same');
select is(complete_signup(tests.person('waiting'), 'Explorador Casual', 'secreto'), null, 'the nonce of the first completes nothing any more');
select release_signup(tests.person('waiting'), 'secreto');
select tests.act_as('stranger');
select lives_ok($$ select disown_signup('waiting@cosmia.test') $$, 'a second time, also by a member, changes nothing more');

select tests.act_as_server();
select results_eq(
  $$ select split_part(email, '@', 1), encrypted_password from auth.users where encrypted_password is not null and email ~ '^(waiting|other|settled)@' order by email $$,
  $$ values ('other', 'hash'::varchar), ('settled', 'hash'), ('waiting', '') $$,
  'of an unconfirmed account the password goes; a confirmed one and all others keep theirs');
select is((select user_type from profiles where id = tests.person('waiting')), null, 'and no profile type is saved by the first');
select is((select raw_user_meta_data::text from auth.users where id = tests.person('waiting')), '{"signup_hash": "disowned"}', 'of what the first gave nothing is left that a token would carry');
select results_eq(
  $$ select split_part(email, '@', 1), identity_data - 'sub' from auth.identities where user_id in (tests.person('waiting'), tests.person('other')) order by email $$,
  $$ values ('other', '{"email": "other@cosmia.test", "bio": "of the first"}'::jsonb),
       ('waiting', '{"email": "waiting@cosmia.test", "email_verified": false, "phone_verified": false}') $$,
  'nor in its identity; that of another stays');

-- What was taken from the first stays so: the account is not theirs to take back and make anew.
select isnt_empty($$ select from auth.users where id = tests.person('waiting') $$, 'nor does it take the account back');

select finish();
rollback;
