-- Brakes: every kind of row has one, it counts for each member alone, empties with time and forgives no deletion.
begin;
set local search_path = public, extensions;
select plan(61);
select tests.meet();

update private.rate_limits set burst = 3, period = '1 hour';
insert into posts (id, user_id, content) select tests.client_id('post ' || n), tests.person('friend'), 'Hola' from generate_series(1, 5) as n;
insert into pet_profiles (id, owner_id, name) values (tests.client_id('pet'), tests.person('author'), 'Cometa');
insert into portfolio_items (id, user_id, title) values (tests.client_id('album'), tests.person('author'), 'Obras');
select tests.store('user-assets', tests.person('author') || '/p.png');
select tests.sign_up('person ' || n) from generate_series(1, 9) as n;
insert into friend_requests (sender_id, receiver_id) select tests.person('person ' || n), tests.person('author') from generate_series(6, 9) as n;
select tests.store('user-assets', tests.person('author') || '/b.txt', 'text/plain');
delete from private.rate_levels;

create function tests.statements() returns table (action text, one text)
  language sql
as $$
  values
    ('posts', $q$ insert into posts (content) select 'x' from generate_series(1, %s) $q$),
    ('post_comments', $q$ insert into post_comments (post_id, content) select tests.client_id('post 1'), 'x' from generate_series(1, %s) $q$),
    ('post_likes', $q$ insert into post_likes (post_id) select tests.client_id('post ' || n) from generate_series(1, %s) as n $q$),
    ('saved_posts', $q$ insert into saved_posts (post_id) select tests.client_id('post ' || n) from generate_series(1, %s) as n $q$),
    ('chat_messages', $q$ insert into chat_messages (receiver_id, content) select tests.person('friend'), 'x' from generate_series(1, %s) $q$),
    ('friend_requests', $q$ insert into friend_requests (receiver_id) select tests.person('person ' || n) from generate_series(1, %s) as n $q$),
    ('set_aside_requests', $q$ insert into set_aside_requests (sender_id) select tests.person('person ' || n + 5) from generate_series(1, %s) as n $q$),
    ('blog_posts', $q$ insert into blog_posts (title, genre, content_url) select 'x', 'Poesía', 'user-assets/' || auth.uid() || '/b.txt' from generate_series(1, %s) $q$),
    ('pet_profiles', $q$ insert into pet_profiles (name) select 'x' from generate_series(1, %s) $q$),
    ('pet_albums', $q$ insert into pet_albums (pet_id, title) select tests.client_id('pet'), 'x' from generate_series(1, %s) $q$),
    ('portfolio_items', $q$ insert into portfolio_items (title) select 'x' from generate_series(1, %s) $q$),
    ('album_pictures', $q$ insert into album_pictures (portfolio_item_id, image_url, width, height) select tests.client_id('album'), 'user-assets/' || auth.uid() || '/p.png', 4, 3 from generate_series(1, %s) $q$),
    ('quantum_lux_experiences', $q$ insert into quantum_lux_experiences (title) select 'x' from generate_series(1, %s) $q$),
    ('files', $q$ insert into storage.objects (bucket_id, name, owner_id, metadata) select 'user-assets', auth.uid() || '/posts/' || n || '.png', auth.uid(), '{"size": 1, "mimetype": "image/png"}' from generate_series(1, %s) as n $q$)
$$;
grant execute on function tests.statements() to authenticated;

select tests.act_as('author');
select throws_ok(format(one, 4), 'PT429', 'Too many ' || action, 'one request does not bring more than the limit of ' || action) from tests.statements();
select lives_ok(format(one, 3), 'as many as the limit are accepted: ' || action) from tests.statements() where action not in ('posts');

-- The measure empties with time, and a deletion does not empty it.
insert into posts (content) select 'x' from generate_series(1, 3);
delete from posts where user_id = auth.uid();
select throws_ok($$ insert into posts (content) values ('y') $$, 'PT429', null, 'what was deleted still counts');
select tests.act_as('stranger');
select lives_ok($$ insert into posts (content) values ('y') $$, 'somebody else has a measure of their own');
select tests.act_as_server();
update private.rate_levels set measured_at = measured_at - interval '20 minutes' where action = 'posts' and member_id = tests.person('author');
select tests.act_as('author');
select lives_ok($$ insert into posts (content) values ('y') $$, 'after a third of the time a third is free again');
select throws_ok($$ insert into posts (content) values ('y') $$, 'PT429', null, 'and no more');

-- Changes of the profile, which others' searches are made of.
select tests.act_as('stranger');
update profiles set bio = 'x' where id = auth.uid();
update profiles set bio = 'y' where id = auth.uid();
update profiles set bio = 'z' where id = auth.uid();
select throws_ok($$ update profiles set username = 'otra' where id = auth.uid() $$, 'PT429', null, 'the profile is not changed without end');
select tests.act_as_server();
delete from private.rate_limits where action = 'posts';
select tests.act_as('author');
select lives_ok($$ insert into posts (content) select 'x' from generate_series(1, 10) $$, 'what the operator gave no limit has none');

-- Who is not counted.
set local role service_role;
select set_config('request.jwt.claims', '{"role": "service_role"}', true), set_config('request.jwt.claim.sub', '', true);
select lives_ok($$ insert into posts (user_id, content) select tests.person('author'), 'x' from generate_series(1, 10) $$, 'the service key is exempt');

select tests.act_as('stranger');
select throws_ok($$ insert into storage.objects (bucket_id, name, owner_id, metadata) select 'user-assets', auth.uid() || '/' || n || '.png', tests.person('friend'), '{"size": 1, "mimetype": "image/png"}' from generate_series(1, 4) as n $$,
  'PT429', null, 'a file counts for whose folder it is in, whoever is named as its owner');

-- Bytes, however few files they are in and whenever their number is told.
select tests.act_as_server();
update private.rate_limits set burst = case action when 'megabytes' then 100 else 1000 end where action in ('files', 'megabytes');
create function tests.bytes(name text, bytes bigint) returns void
  language sql
as $$
  insert into storage.objects (bucket_id, name, owner_id, metadata)
  values ('user-assets', auth.uid() || '/' || name, auth.uid(), '{"mimetype": "video/mp4"}'::jsonb || case when bytes > 0 then jsonb_build_object('size', bytes) else '{}' end)
$$;
grant execute on function tests.bytes(text, bigint) to authenticated;
select tests.act_as('minor');
select lives_ok($$ select tests.bytes('1.mp4', 50 * 1048576), tests.bytes('2.mp4', 0) $$, 'half of the megabytes in one file');
select throws_ok($$ select tests.bytes('3.mp4', 50 * 1048576), tests.bytes('4.mp4', 1048576) $$, 'PT413', 'Too many megabytes', 'but not more than all');
select tests.act_as_server();
update storage.objects set metadata = metadata || '{"size": 52428000}' where name = tests.person('minor') || '/2.mp4';
select tests.act_as('minor');
select tests.bytes('5.mp4', 0);
select tests.act_as_server();
select throws_ok($$ update storage.objects set metadata = metadata || '{"size": 1048576}' where name = tests.person('minor') || '/5.mp4' $$, 'PT413', null, 'what is told later counts too');
select is((select round(level) from private.rate_levels where member_id = tests.person('minor') and action = 'megabytes'), 100::double precision, 'and is counted once');

-- Changes of what is there.
select private.fill_measure(tests.person('pending'), 'edits') from generate_series(1, 3);
insert into posts (user_id, content) values (tests.person('pending'), 'x');
insert into pet_profiles (id, owner_id, name) values (tests.client_id('edited'), tests.person('pending'), 'Nube');
insert into pet_albums (pet_id, owner_id, title) values (tests.client_id('edited'), tests.person('pending'), 'x');
insert into portfolio_items (id, user_id, title) values (tests.client_id('edited album'), tests.person('pending'), 'x');
insert into album_pictures (portfolio_item_id, owner_id, image_url, width, height)
values (tests.client_id('edited album'), tests.person('pending'), tests.store('user-assets', tests.person('pending') || '/p.png'), 4, 3);
insert into friend_requests (sender_id, receiver_id) values (tests.person('minor'), tests.person('pending'));
select tests.act_as('pending');
select throws_ok(statement, 'PT429', null, 'changes have their limit: ' || statement)
from unnest(array[
  $$ update posts set content = 'y' where user_id = auth.uid() $$, $$ update pet_profiles set name = 'y' $$,
  $$ update pet_albums set cover_image_url = null $$, $$ update portfolio_items set cover_image_url = null $$,
  $$ update album_pictures set description = 'y' $$,
  $$ update friend_requests set status = 'accepted' where receiver_id = auth.uid() $$]) as statement;
select lives_ok($$ insert into post_likes (post_id) select tests.client_id('post 1') $$, 'to like a post is no change of it');
select tests.act_as('author');
select lives_ok($$ update posts set content = 'y' where id in (select id from posts where user_id = auth.uid() limit 3) $$, 'a few changes pass');

-- Requests at a time.
select tests.act_as_server();
select is_empty($$ select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() $$, 'nobody has a slot');
select tests.act_as('anon');
select lives_ok($$ select private.check_request() $$, 'anon is let in');
set local role service_role;
select set_config('request.jwt.claims', '{"role": "service_role"}', true);
select lives_ok($$ select private.check_request() $$, 'the service key too');
select is_empty($$ select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() $$, 'neither takes a slot');
select tests.act_as('author');
select lives_ok($$ select private.check_request() $$, 'so is a member');
select results_eq($$ select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() $$, array[2], 'whose request takes their own slot, and one of all');
select is(private.request_slots(), 4, 'a member is served four at a time');
select is(private.api_connections(), 10, 'of which further ones while half of the connections are free');
select is(private.long_slots(), 2, 'as what may take long is two');
set local statement_timeout = '8s';
select tests.act_as('friend');
select private.check_request();
select results_eq($$ select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() $$, array[3], 'no role has a limit that counts as long');
set local statement_timeout = '30s';
select tests.act_as('stranger');
select private.check_request();
select results_eq($$ select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() $$, array[6], 'what may take long takes the member''s place for that too, and one of all');
select tests.act_as_server();
select set_has(
  $$ select unnest(setconfig) from pg_db_role_setting where setrole = 'authenticated'::regrole $$, $$ values ('statement_timeout=400ms'), ('jit=off'), ('max_parallel_workers_per_gather=0') $$,
  'a statement of a member ends after 400 ms, is not compiled and has one process');
select set_has(
  $$ select unnest(setconfig) from pg_db_role_setting where setrole = 'anon'::regrole $$, $$ values ('statement_timeout=400ms'), ('jit=off'), ('max_parallel_workers_per_gather=0') $$,
  'and one of nobody');
select set_has(
  $$ select unnest(setconfig) from pg_db_role_setting where setrole = 'authenticator'::regrole $$, $$ values ('pgrst.db_pre_request=private.check_request') $$,
  'the data API asks before each request');

select finish();
rollback;
