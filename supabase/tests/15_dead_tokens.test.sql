-- A token outlives its account: deleted, banned, removed by an administrator or not confirmed, it reads and writes nothing.
begin;
set local search_path = public, extensions;
select plan(56);
select tests.meet();

insert into posts (id, user_id, content) values (tests.client_id('post'), tests.person('author'), 'Hola');
insert into post_likes (post_id, user_id) values (tests.client_id('post'), tests.person('author'));
insert into post_comments (post_id, user_id, content) values (tests.client_id('post'), tests.person('author'), 'Bien');
insert into saved_posts (post_id, user_id) values (tests.client_id('post'), tests.person('author'));
insert into chat_messages (sender_id, receiver_id, content) values (tests.person('friend'), tests.person('author'), 'Hola');
insert into blog_posts (user_id, title, genre, content_url)
values (tests.person('author'), 'b', 'Poesía', tests.store('user-assets', tests.person('author') || '/b.txt', 'text/plain'));
insert into pet_profiles (id, owner_id, name) values (tests.client_id('pet'), tests.person('author'), 'Cometa');
insert into pet_albums (pet_id, owner_id, title) values (tests.client_id('pet'), tests.person('author'), 'a');
insert into portfolio_items (id, user_id, title) values (tests.client_id('album'), tests.person('author'), 'i');
insert into album_pictures (portfolio_item_id, owner_id, image_url, width, height)
values (tests.client_id('album'), tests.person('author'), tests.store('user-assets', tests.person('author') || '/p.png'), 4, 3);
insert into quantum_lux_experiences (user_id, title) values (tests.person('author'), 'q');
insert into orphaned_files (bucket_id, path, owner_id) values ('user-assets', tests.person('author') || '/gone.png', tests.person('author'));

insert into set_aside_requests (receiver_id, sender_id) values (tests.person('author'), tests.person('pending'));
insert into friend_requests (sender_id, receiver_id, status) values (tests.person('friend'), tests.person('minor'), 'accepted');
insert into posts (user_id, content) values (tests.person('stranger'), 'Hola');

create function tests.readable() returns setof text
  language plpgsql
as $$
declare
  name text;
begin
  foreach name in array array['profiles', 'member_cards', 'friend_requests', 'set_aside_requests', 'posts', 'post_likes', 'post_comments',
    'saved_posts', 'chat_messages', 'chat_reads', 'blog_posts', 'pet_profiles', 'pet_albums', 'portfolio_items',
    'album_pictures', 'quantum_lux_banners', 'quantum_lux_experiences', 'orphaned_files']
  loop
    return query execute format('select %L from public.%I limit 1', name, name);
  end loop;
  return query select 'storage.objects' from storage.objects limit 1;
  return query select 'get_friends' from get_friends() limit 1;
  return query select 'received_requests' from received_requests(true) limit 1;
  return query select 'recent_authors' from recent_authors() limit 1;
  return query select 'search_members' from search_members('friend') limit 1;
  return query select 'get_conversation' from get_conversation(tests.person('friend')) limit 1;
  return query select 'get_changes_since' from get_changes_since() limit 1;
  return query select 'get_unread_counts' from get_unread_counts() limit 1;
  return query select 'get_conversations' from get_conversations() limit 1;
  return query select 'common_friends' from common_friends(tests.person('minor')) limit 1;
  return query select 'list_my_files' from list_my_files() limit 1;
  return query select 'export_my_data' where export_my_data() is not null;
end
$$;
comment on function tests.readable() is 'What the caller reads anything of.';
create function tests.all_readable() returns setof text
  language sql
as $$
  select unnest(array['profiles', 'member_cards', 'friend_requests', 'set_aside_requests', 'posts', 'post_likes', 'post_comments',
    'saved_posts', 'chat_messages', 'chat_reads', 'blog_posts', 'pet_profiles', 'pet_albums', 'portfolio_items',
    'album_pictures', 'quantum_lux_banners', 'quantum_lux_experiences', 'orphaned_files', 'storage.objects', 'get_friends',
    'received_requests', 'recent_authors', 'search_members', 'get_conversation', 'get_changes_since', 'get_unread_counts',
    'get_conversations', 'common_friends', 'list_my_files', 'export_my_data'])
$$;
grant execute on function tests.readable(), tests.all_readable() to authenticated;

select tests.act_as('author');
select set_eq($$ select tests.readable() $$, $$ select tests.all_readable() $$, 'a living account reads something of everything here');

-- Banned.
select tests.act_as_server();
update auth.users set banned_until = now() + interval '1 hour' where id = tests.person('author');
select tests.act_as('author');
select ok(what not in (select tests.readable()), 'banned, it reads nothing of ' || what) from tests.all_readable() as what;
select is_empty($$ update profiles set bio = 'x' where id = auth.uid() returning 1 $$, 'changes no profile');
select throws_ok($$ insert into friend_requests (receiver_id) values (tests.person('stranger')) $$, '42501', null, 'asks nobody');
select throws_ok($$ insert into set_aside_requests (sender_id) values (tests.person('pending')) $$, '42501', null, 'sets nothing aside');
select throws_ok($$ insert into posts (content) values ('x') $$, '42501', null, 'posts nothing');
select throws_ok($$ insert into post_likes (post_id) values (tests.client_id('post')) $$, '42501', null, 'likes nothing');
select throws_ok($$ insert into post_comments (post_id, content) values (tests.client_id('post'), 'x') $$, '42501', null, 'comments on nothing');
select throws_ok($$ insert into saved_posts (post_id) values (tests.client_id('post')) $$, '42501', null, 'saves nothing');
select throws_ok($$ insert into chat_messages (receiver_id, content) values (tests.person('friend'), 'x') $$, '42501', null, 'writes to nobody');
select throws_ok($$ insert into blog_posts (title, genre, content_url) values ('x', 'Poesía', 'user-assets/' || auth.uid() || '/b.txt') $$, '42501', null, 'publishes nothing');
select throws_ok($$ insert into pet_profiles (name) values ('x') $$, '42501', null, 'adds no pet');
select throws_ok($$ insert into pet_albums (pet_id, title) values (tests.client_id('pet'), 'x') $$, '42501', null, 'no album of a pet');
select throws_ok($$ insert into portfolio_items (title) values ('x') $$, '42501', null, 'no album');
select throws_ok($$ insert into album_pictures (portfolio_item_id, image_url, width, height) values (tests.client_id('album'), 'user-assets/' || auth.uid() || '/p.png', 4, 3) $$, '42501', null, 'no picture of one');
select throws_ok($$ insert into quantum_lux_experiences (title) values ('x') $$, '42501', null, 'no experience');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('user-assets', auth.uid() || '/x.png') $$, '42501', null, 'no file');
select is_empty($$ delete from posts returning 1 $$, 'deletes no post');
select is_empty($$ delete from orphaned_files returning 1 $$, 'ticks nothing off');
select lives_ok($$ select mark_conversation_read(tests.person('friend')) $$, 'marking as read is answered');
select throws_ok($$ select delete_account() $$, '42501', null, 'and does not take its traces along');
select tests.act_as_server();
select is((select unread_count from chat_reads where user_id = tests.person('author')), 1, 'but nothing is marked');
select set_config('storage.allow_delete_query', 'true', true);
select tests.act_as('author');
select is_empty($$ delete from storage.objects returning 1 $$, 'removes no file');

-- A ban that is over, other ways to be gone.
select tests.act_as_server();
update auth.users set banned_until = now() - interval '1 second' where id = tests.person('author');
select tests.act_as('author');
select set_eq($$ select tests.readable() $$, $$ select tests.all_readable() $$, 'after the ban everything is there again');
select tests.act_as_server();
update auth.users set deleted_at = now() where id = tests.person('author');
select tests.act_as('author');
select is_empty($$ select tests.readable() $$, 'an account that an administrator has removed reads nothing');
select tests.act_as_server();
update auth.users set deleted_at = null, email_confirmed_at = null where id = tests.person('author');
select tests.act_as('author');
select is_empty($$ select tests.readable() $$, 'nor one that is not confirmed');
select tests.act_as_server();
delete from auth.users where id = tests.person('author');
select tests.act_as('author');
select is_empty($$ select tests.readable() $$, 'nor one that is gone');

select finish();
rollback;
