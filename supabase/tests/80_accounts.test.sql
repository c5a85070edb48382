begin;
set local search_path = public, extensions;
select plan(57);
select tests.meet();

create function tests.delete_with(amr text) returns void
  language plpgsql
as $$
begin
  perform set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb
    || jsonb_build_object('iat', extract(epoch from now()), 'amr', amr::jsonb))::text, true);
  perform delete_account();
end
$$;

insert into posts (id, user_id, content) values (tests.client_id('p1'), tests.person('author'), 'mío'), (tests.client_id('p2'), tests.person('friend'), 'suyo');
insert into posts (user_id, content, category) values (tests.person('minor'), 'de antes', 'lizysfriends');
insert into post_likes (post_id, user_id) values (tests.client_id('p2'), tests.person('author')), (tests.client_id('p2'), tests.person('stranger'));
insert into post_comments (post_id, user_id, content) values (tests.client_id('p2'), tests.person('author'), 'bien'), (tests.client_id('p1'), tests.person('friend'), 'gracias');
insert into post_likes (post_id, user_id) values (tests.client_id('p1'), tests.person('friend'));
insert into set_aside_requests (receiver_id, sender_id) values (tests.person('author'), tests.person('pending'));
insert into private.refused_requests (receiver_id, sender_id) values (tests.person('author'), tests.person('minor')), (tests.person('stranger'), tests.person('author'));
insert into private.withdrawn_requests (sender_id, receiver_id) values (tests.person('author'), tests.person('minor')), (tests.person('stranger'), tests.person('author'));
insert into saved_posts (user_id, post_id) values (tests.person('author'), tests.client_id('p2')), (tests.person('friend'), tests.client_id('p1'));
insert into chat_messages (sender_id, receiver_id, content) values
  (tests.person('author'), tests.person('friend'), 'hola'), (tests.person('friend'), tests.person('author'), 'qué tal'),
  (tests.person('friend'), tests.person('minor'), 'secreto');
insert into blog_posts (user_id, title, genre, content_url) values (tests.person('author'), 'b', 'Poesía', tests.store('user-assets', tests.person('author') || '/b.txt', 'text/plain'));
insert into pet_profiles (id, owner_id, name) values (tests.client_id('pet'), tests.person('author'), 'pet');
insert into pet_albums (pet_id, owner_id, title) values (tests.client_id('pet'), tests.person('author'), 'a');
insert into portfolio_items (id, user_id, title) values (tests.client_id('album'), tests.person('author'), 'i');
insert into album_pictures (portfolio_item_id, owner_id, image_url, width, height)
values (tests.client_id('album'), tests.person('author'), tests.store('user-assets', tests.person('author') || '/p.png'), 4, 3);
insert into quantum_lux_experiences (user_id, title) values (tests.person('author'), 'q');
insert into storage.objects (bucket_id, name) values
  ('user-assets', tests.person('author') || '/loose.png'), ('user-assets', tests.person('friend') || '/other.png');
insert into orphaned_files (bucket_id, path, owner_id) values
  ('user-assets', tests.person('author') || '/old.png', tests.person('author')), ('user-assets', tests.person('friend') || '/old.png', tests.person('friend'));

-- Export.
insert into auth.identities (provider_id, user_id, identity_data, provider)
values (tests.person('author'), tests.person('author'), jsonb_build_object('email', 'author@cosmia.test'), 'email'),
  (tests.person('friend'), tests.person('friend'), '{}', 'email');
insert into auth.sessions (id, user_id, ip, user_agent, created_at, updated_at)
values (gen_random_uuid(), tests.person('author'), '192.0.2.7', 'Cosmia/1', now(), now()), (gen_random_uuid(), tests.person('friend'), '192.0.2.8', 'x', now(), now());
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
values (gen_random_uuid(), tests.person('author'), 'Teléfono', 'totp', 'unverified', now(), now(), 'SECRETO');
insert into auth.audit_log_entries (id, payload, created_at, ip_address)
values (gen_random_uuid(), json_build_object('action', 'login', 'actor_id', tests.person('author')), now(), '192.0.2.7'),
  (gen_random_uuid(), json_build_object('action', 'logout', 'actor_id', tests.person('friend')), now(), '192.0.2.8'),
  (gen_random_uuid(), '"not an object"', now(), '');
select tests.act_as('author');
create temporary table export on commit drop as select export_my_data() as data;
create temporary view exported as
  select found ->> 'part' as part, found -> 'rows' as rows from export, jsonb_array_elements(data -> 'parts') as found;
select results_eq(
  $$ select part, jsonb_array_length(rows) from exported order by part collate "C" $$,
  $$ values ('album_pictures', 1), ('blog_posts', 1), ('chat_messages', 2), ('chat_reads', 1), ('files', 3), ('friend_requests', 2), ('orphaned_files', 1), ('pet_albums', 1),
       ('pet_profiles', 1), ('portfolio_items', 1), ('post_comments', 1), ('post_likes', 1), ('posts', 1),
       ('quantum_lux_experiences', 1), ('refused_requests', 1), ('saved_posts', 1), ('set_aside_requests', 1), ('withdrawn_requests', 1) $$,
  'the export has all that is the member''s, and nothing else');
select results_eq(
  $$ select key, jsonb_array_length(value) from export, jsonb_each(data - 'parts') where jsonb_typeof(value) = 'array' order by key collate "C" $$,
  $$ values ('audit_log_entries', 1), ('gone_members', 0), ('identities', 1), ('mfa_factors', 1), ('rate_levels', 3), ('sessions', 1) $$,
  'and what the auth server and the measures hold of them');
select is((select data -> 'next' from export), 'null', 'in one call, where it is little');
select is((select data -> 'account' ->> 'email' from export), 'author@cosmia.test', 'the account');
select is((select data -> 'account' -> 'sign_up' ->> 'username' from export), 'author', 'with what was given at the sign-up');
select is((select data #>> '{sessions,0,ip}' || ' ' || (data #>> '{sessions,0,user_agent}') from export), '192.0.2.7 Cosmia/1', 'where from and with what they are signed in');
select is((select data #>> '{mfa_factors,0,friendly_name}' from export), 'Teléfono', 'what a second step is called');
select is((select data -> 'profile' ->> 'birth_year' from export), '1990', 'the profile');
select is((select rows -> 0 ->> 'content' from exported where part = 'posts'), 'mío', 'the posts');
select is((select (rows #>> '{0,likes_count}') || (rows #>> '{0,comments_count}') from exported where part = 'posts'), '11', 'with what others left under them');
select ok((select data::text not like '%secreto%' from export), 'no message between others');
select ok((select data::text not like '%192.0.2.8%' from export), 'no session of others');
select ok((select data::text not like '%encrypted_password%' and data::text not like '%SECRETO%' from export), 'no password, no secret of a second step');
select set_eq(
  $$ select bucket_id, path from list_my_files() $$,
  $$ values ('user-assets', tests.person('author') || '/loose.png'), ('user-assets', tests.person('author') || '/b.txt'), ('user-assets', tests.person('author') || '/p.png') $$,
  'members list their own files, and nobody else''s');
select tests.act_as('minor');
select is(jsonb_array_length(tests.exported('posts')), 1, 'what a rule hides today is exported all the same');
select tests.act_as('anon');
select throws_ok($$ select export_my_data() $$, '42501', null, 'anon exports nothing');
select throws_ok($$ select list_my_files() $$, '42501', null, 'anon lists no files');
select tests.act_as_server();
-- What belongs to somebody says so by a key or a column, in the auth server's tables too; its log by what it holds.
select set_eq(
  $$ select distinct relname::text from pg_constraint join pg_class on pg_class.oid = conrelid
     where contype = 'f' and confrelid in ('auth.users'::regclass, 'public.profiles'::regclass, 'public.member_cards'::regclass)
       and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace) and conparentid = 0
       and not relispartition
     union select table_name from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'owner_id', 'sender_id', 'receiver_id', 'friend_id')
     union select 'audit_log_entries' $$,
  $$ select part from exported union all select jsonb_object_keys(data) from export union all select unnest(array['profiles', 'member_cards'])
     except select unnest(array['account', 'profile', 'parts', 'next', 'exported_at', 'files']) $$,
  'every table that belongs to somebody is in the export');
select set_eq(
  $$ select attname::text from pg_attribute where attrelid = 'auth.users'::regclass and attnum > 0 and not attisdropped
     except select jsonb_object_keys(data -> 'account') from export $$,
  array['instance_id', 'aud', 'encrypted_password', 'confirmation_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current',
    'email_change_confirm_status', 'phone_change_token', 'reauthentication_token', 'is_super_admin', 'deleted_at', 'raw_user_meta_data'],
  'of the account everything but secrets and what says nothing of a person');

-- In parts, each row once.
update private.rate_limits set burst = 100000 where action = 'chat_messages';
insert into chat_messages (sender_id, receiver_id, content)
select case n % 3 when 0 then tests.person('friend') else tests.person('minor') end, case n % 3 when 0 then tests.person('minor') else tests.person('friend') end, n
from generate_series(1, 2500) as n;
select tests.act_as('minor');
create temporary table pages on commit drop as
  with recursive page as (
    select export_my_data() as data
    union all
    select export_my_data(array(select jsonb_array_elements_text(data -> 'next'))) from page where data -> 'next' <> 'null'
  )
  select data from page;
create temporary view paged as
  select found -> 'rows' as rows from pages, jsonb_array_elements(data -> 'parts') as found where found ->> 'part' = 'chat_messages';
select is((select max((select sum(jsonb_array_length(found -> 'rows')) from jsonb_array_elements(data -> 'parts') as found))::int from pages), 1000, 'no call brings more than a thousand rows');
select is((select count(distinct message ->> 'id') from paged, jsonb_array_elements(rows) as message), 2501::bigint, 'all of them bring each message');
select is((select count(*) from paged, jsonb_array_elements(rows)), 2501::bigint, 'once');
select throws_ok($$ select export_my_data(array['nothing']) $$, '22023', null, 'nothing begins at a table that is not there');
select throws_ok($$ select export_my_data(array['posts', 'now', 'x', 'y']) $$, '42601', null, 'nor behind a key of another length');
select throws_ok($$ select export_my_data(array['posts', '''; drop table posts; --', '''']) $$, '22007', null, 'a key is no statement');

-- As often as the measure has it.
select lives_ok($$ select export_my_data() $$, 'a second export within the hour');
select throws_ok($$ select export_my_data() $$, 'PT429', 'Too many exports', 'not one beyond the measure, however small');
select lives_ok($$ select tests.exported('files') $$, 'the parts of one that has begun are read to the end');
select tests.act_as_server();

-- Deletion.
select tests.act_as('anon');
select throws_ok($$ select delete_account() $$, '42501', null, 'anon deletes no account');
select tests.act_as('author', '16 minutes');
select throws_ok($$ select delete_account() $$, '42501', 'This needs a fresh sign-in', 'nobody deletes an account who signed in a quarter of an hour ago');
select throws_ok(format($$ select tests.delete_with(%L) $$, amr), '42501', 'This needs a fresh sign-in', 'nor whose token does not say when: ' || amr)
from unnest(array['null', '[]', '"password"', '["password"]', '[{"method": "password"}]', '[{"method": "password", "timestamp": "now"}]']) as amr;
select throws_ok(format($$ select tests.delete_with('[{"method": "password", "timestamp": %s}]') $$, moment), '42501', 'This needs a fresh sign-in', 'nor whose token tells a time that is not near: ' || moment)
from unnest(array['1e300', '-1e300', (extract(epoch from now()) + 120)::text, (extract(epoch from now()) * 1000)::text]) as moment;
select throws_ok($$ select tests.delete_with(format('[{"method": "token_refresh", "timestamp": %s}]', extract(epoch from now()))) $$, '42501', 'This needs a fresh sign-in', 'nor who only renewed it');
select lives_ok(
  $$ select tests.delete_with(format('[{"method": "password", "timestamp": 1}, {"method": "otp", "timestamp": %s}]', extract(epoch from now()) - 840)) $$,
  'members delete their account within a quarter of an hour, the last sign-in counts');
select tests.act_as_server();
select is_empty($$ select from auth.users where id = tests.person('author') $$, 'the account is gone');
select is_empty($$ select from profiles where id = tests.person('author') $$, 'the profile');
select is_empty($$ select from friend_requests where tests.person('author') in (sender_id, receiver_id) $$, 'friendships');
select is_empty($$ select from posts where user_id = tests.person('author') $$, 'posts');
select is_empty(
  $$ select post_id from post_likes union all select post_id from post_comments union all select post_id from saved_posts
     except select id from posts $$, 'what others left under its posts');
select is_empty($$ select from chat_messages where tests.person('author') in (sender_id, receiver_id) $$, 'messages');
select is_empty($$ select from chat_reads where tests.person('author') in (user_id, friend_id) $$, 'read marks');
select is_empty(
  $$ select from saved_posts union all select from blog_posts union all select from pet_profiles union all select from pet_albums
     union all select from portfolio_items union all select from quantum_lux_experiences union all select from album_pictures $$, 'and everything else');
select results_eq($$ select posts.likes_count, posts.comments_count from posts where id = tests.client_id('p2') $$, $$ values (1, 0) $$, 'the counters of others follow');
select isnt_empty($$ select from chat_messages where content = 'secreto' $$, 'messages between others stay');
select isnt_empty($$ select from profiles where id = tests.person('friend') $$, 'so do the others');
select set_eq(
  $$ select path from orphaned_files where path not like '%/old.png' $$, array[tests.person('author') || '/loose.png', tests.person('author') || '/b.txt', tests.person('author') || '/p.png'],
  'all files are noted for removal');
select tests.act_as('author');
select throws_ok($$ insert into profiles (id, username) values (tests.person('author'), 'back') $$, '42501', null, 'the old login makes no new profile');
select is_empty($$ select list_my_files() $$, 'the old login lists no files');
select throws_ok($$ insert into posts (content) values ('still here') $$, '42501', null, 'nor writes anything');

select finish();
rollback;
