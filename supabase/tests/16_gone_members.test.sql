-- Accounts that are banned, or deleted in the dashboard, are not found, asked, written to or had as a friend, until they come
-- back. What they wrote stays, with its name.
begin;
set local search_path = public, extensions;
select plan(90);
select tests.meet();
insert into posts (id, user_id, content) values (tests.client_id('before'), tests.person('friend'), 'de antes');
insert into post_comments (post_id, user_id, content)
values (tests.client_id('before'), tests.person('friend'), 'de antes');
insert into chat_messages (sender_id, receiver_id, content) values (tests.person('friend'), tests.person('author'), 'de antes');
insert into chat_messages (id, sender_id, receiver_id, content)
values (tests.client_id('deleted', now()), tests.person('author'), tests.person('friend'), 'fuera'),
  (tests.client_id('banned', now()), tests.person('author'), tests.person('friend'), 'fuera');
insert into pet_profiles (id, owner_id, name) values (tests.client_id('pet'), tests.person('friend'), 'Cometa');
insert into pet_albums (pet_id, owner_id, title) values (tests.client_id('pet'), tests.person('friend'), 'Paseos');
insert into portfolio_items (id, user_id, title) values (tests.client_id('album'), tests.person('friend'), 'Obras');
insert into album_pictures (portfolio_item_id, owner_id, image_url, width, height)
values (tests.client_id('album'), tests.person('friend'), tests.store('user-assets', tests.person('friend') || '/p.png'), 4, 3);
insert into blog_posts (user_id, title, genre, content_url)
values (tests.person('friend'), 'de antes', 'Poesía', tests.store('user-assets', tests.person('friend') || '/b.txt', 'text/plain'));
insert into quantum_lux_experiences (user_id, title) values (tests.person('friend'), 'de antes');
select tests.act_as('friend');
select mark_conversation_read(tests.person('author'));
select tests.act_as_server();
insert into friend_requests (sender_id, receiver_id) values
  (tests.person('friend'), tests.person('minor')), (tests.person('friend'), tests.person('moderator'));
insert into set_aside_requests (receiver_id, sender_id) values (tests.person('moderator'), tests.person('friend'));
insert into friend_requests (sender_id, receiver_id, status) values
  (tests.person('friend'), tests.person('stranger'), 'accepted'), (tests.person('author'), tests.person('stranger'), 'accepted');

create function tests.leave(since timestamptz, until timestamptz) returns text
  language sql security definer
  set search_path = ''
as $$
  update auth.users set deleted_at = since, banned_until = until where id = tests.person('friend') returning '# gone'
$$;

create function tests.has_page() returns boolean
  language sql
as $$ select not is_gone from member_cards, is_gone(member_cards) where id = tests.person('friend') $$;

create function tests.hears_of_friend(topic text, kind text) returns boolean
  language plpgsql
as $$
begin
  insert into realtime.messages (topic, extension) values (hears_of_friend.topic, kind);
  perform set_config('realtime.topic', hears_of_friend.topic, true);
  perform tests.act_as('author');
  return exists (select from realtime.messages as message where message.extension = kind);
end
$$;

create function tests.conversation() returns text
  language sql immutable
as $$
  select concat_ws(':', 'conversation', least(tests.person('author'), tests.person('friend')),
    greatest(tests.person('author'), tests.person('friend')))
$$;

create function tests.told(name text) returns integer
  language sql
as $$ select count(*)::int from realtime.messages where topic = 'member:' || tests.person(name) $$;

select unnest(array[tests.leave(deleted, banned), tests.act_as('pending'),
  is_empty($$ select from search_members('friend') $$, 'is not found: ' || state),
  is_empty($$ select from recent_authors() where username = 'friend' $$, 'nor suggested: ' || state),
  throws_ok($$ insert into friend_requests (receiver_id) values (tests.person('friend')) $$, '42501', null, 'nor asked: ' || state),
  ok(not tests.has_page(), 'has no page: ' || state),
  isnt_empty($$ select from posts join member_cards on member_cards.id = user_id where content = 'de antes' $$, 'what they wrote keeps its name: ' || state),
  isnt_empty($$ select from post_comments join member_cards on member_cards.id = user_id $$, 'comments too: ' || state),
  isnt_empty($$ select from blog_posts join member_cards on member_cards.id = user_id where title = 'de antes' $$, 'and blogs: ' || state),
  isnt_empty($$ select from quantum_lux_experiences join member_cards on member_cards.id = user_id where title = 'de antes' $$, 'and experiences: ' || state),
  tests.act_as('moderator'),
  is_empty('select from received_requests(true)', 'does not wait where requests are put away: ' || state),
  tests.act_as('minor'),
  is_empty('select from received_requests(false)', 'does not wait for an answer: ' || state),
  throws_ok($$ update friend_requests set status = 'accepted' where sender_id = tests.person('friend') $$, '42501', null, 'and gets none: ' || state),
  tests.act_as('author'),
  is_empty($$ select from get_friends() where username = 'friend' $$, 'is in no list of friends: ' || state),
  isnt_empty('select from get_friends()', 'in which others stay: ' || state),
  is_empty($$ select from profiles where username = 'friend' $$, 'nor a profile that friends read: ' || state),
  is_empty('select from pet_profiles', 'nor are their pets: ' || state),
  is_empty('select from pet_albums', 'nor albums of those: ' || state),
  is_empty('select from portfolio_items', 'nor their own: ' || state),
  is_empty('select from album_pictures', 'nor pictures in them: ' || state),
  results_eq('select friend_id, friend_read_at from get_conversations()', $$ values (tests.person('friend'), null::timestamptz) $$,
    'is in the list of conversations without how far they read: ' || state),
  is_empty($$ select from common_friends(tests.person('friend')) $$, 'has no friends in common: ' || state),
  is_empty($$ select from common_friends(tests.person('stranger')) $$, 'nor is one: ' || state),
  throws_ok($$ insert into chat_messages (receiver_id, content) values (tests.person('friend'), 'hola') $$, '42501', null, 'nor written to: ' || state),
  throws_ok($$ select tell_typing(tests.person('friend')) $$, '42501', null, 'nor told of typing: ' || state),
  throws_ok(format($$ insert into storage.objects (bucket_id, name) values ('chat-assets', '%s/chat/%s/f.png') $$,
    tests.person('author'), tests.person('friend')), '42501', null, 'nor sent a file: ' || state),
  isnt_empty($$ select from get_conversation(tests.person('friend')) where content = 'de antes' $$, 'what they wrote stays in the chat: ' || state),
  tests.act_as_server(),
  ok(not tests.hears_of_friend('presence:' || tests.person('friend'), 'presence'), 'is not seen to be there: ' || state),
  tests.act_as_server(),
  ok(not tests.hears_of_friend(tests.conversation(), 'broadcast'), 'nor heard typing: ' || state),
  tests.act_as_server(),
  throws_ok(format($$ insert into storage.objects (bucket_id, name, owner_id) values ('user-assets', '%1$s/a.png', '%1$s') $$,
    tests.person('friend')), '42501', null, 'stores nothing by an address that was signed before: ' || state)])
from (values ('banned', null::timestamptz, now() + interval '1 day'), ('deleted', now(), null)) as gone (state, deleted, banned);

delete from realtime.messages;
select tests.act_as('author');
delete from chat_messages where id = tests.client_id('deleted', now());
select mark_conversation_read(tests.person('friend'));
select tests.act_as_server();
select is(tests.told('friend'), 0, 'who is gone is told nothing, on a channel that is still open');
select isnt(tests.told('author'), 0, 'who is not is');

select unnest(array[tests.leave(null, until), tests.act_as('pending'),
  isnt_empty($$ select from search_members('friend') $$, 'is found again: ' || state),
  isnt_empty($$ select from recent_authors() where username = 'friend' $$, 'and suggested: ' || state),
  ok(tests.has_page(), 'and has a page: ' || state),
  tests.act_as('moderator'),
  isnt_empty('select from received_requests(true)', 'and waits where it was put away: ' || state),
  tests.act_as('minor'),
  isnt_empty('select from received_requests(false)', 'and waits for an answer: ' || state),
  tests.act_as('author'),
  isnt_empty($$ select from get_friends() where username = 'friend' $$, 'and is a friend: ' || state),
  isnt_empty('select from pet_profiles', 'with their pets: ' || state),
  isnt_empty('select from album_pictures', 'and pictures: ' || state),
  isnt_empty('select from get_conversations() where friend_read_at is not null', 'who tells how far they read: ' || state),
  isnt_empty($$ select from common_friends(tests.person('stranger')) $$, 'in common with others: ' || state),
  lives_ok($$ insert into chat_messages (receiver_id, content) values (tests.person('friend'), 'hola') $$, 'and written to: ' || state),
  lives_ok($$ select tell_typing(tests.person('friend')) $$, 'and told of typing: ' || state),
  tests.act_as_server(),
  ok(tests.hears_of_friend('presence:' || tests.person('friend'), 'presence'), 'and seen to be there: ' || state),
  tests.act_as_server()])
from (values ('let in', null::timestamptz), ('after the ban', now() - interval '1 minute')) as back (state, until);

delete from realtime.messages;
select tests.act_as('author');
delete from chat_messages where id = tests.client_id('banned', now());
select tests.act_as_server();
select is(tests.told('friend'), 1, 'who came back is told again');
select lives_ok(
  format($$ insert into storage.objects (bucket_id, name, owner_id) values ('user-assets', '%1$s/a.png', '%1$s') $$, tests.person('friend')),
  'and stores files');
select tests.act_as('pending');
select lives_ok($$ insert into friend_requests (receiver_id) values (tests.person('friend')) $$, 'who came back is asked');
select tests.act_as('anon');
select throws_ok($$ select private.is_gone(tests.person('friend')) $$, '42501', null, 'nobody without an account learns who is gone');
select tests.act_as_server();
select is_empty(
  $$ select oid::regprocedure from pg_proc
     where pronamespace = 'public'::regnamespace and proname in ('is_gone', 'likes_count', 'comments_count') and proargnames is not null $$,
  'what is computed of others'' rows with its owner''s rights is no call of the data API');
delete from auth.users where id = tests.person('friend');
select throws_ok(
  format($$ insert into storage.objects (bucket_id, name, owner_id) values ('user-assets', '%1$s/b.png', '%1$s') $$, tests.person('friend')),
  '42501', null, 'who left for good stores nothing either');

select finish();
rollback;
