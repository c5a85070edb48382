-- Brakes: every kind of row has one, it counts for each member alone, empties with time and forgives no deletion.
begin;
set local search_path = public, extensions;
select plan(31);
select tests.meet();

update private.rate_limits set burst = 3, period = '1 hour';
insert into posts (id, user_id, content) select tests.client_id('post ' || n), tests.person('friend'), 'Hola' from generate_series(1, 5) as n;
insert into pet_profiles (id, owner_id, name) values (tests.client_id('pet'), tests.person('author'), 'Cometa');
select tests.sign_up('person ' || n) from generate_series(1, 5) as n;
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
    ('blog_posts', $q$ insert into blog_posts (title, genre, content_url) select 'x', 'Poesía', 'user-assets/' || auth.uid() || '/b.txt' from generate_series(1, %s) $q$),
    ('pet_profiles', $q$ insert into pet_profiles (name) select 'x' from generate_series(1, %s) $q$),
    ('pet_albums', $q$ insert into pet_albums (pet_id, title) select tests.client_id('pet'), 'x' from generate_series(1, %s) $q$),
    ('portfolio_items', $q$ insert into portfolio_items (title) select 'x' from generate_series(1, %s) $q$),
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

select finish();
rollback;
