-- Accounts that are banned, or deleted in the dashboard, are not found, asked or written to, until they come back.
begin;
set local search_path = public, extensions;
select plan(18);
select tests.meet();
insert into posts (user_id, content) values (tests.person('friend'), 'de antes');

create function tests.leave(since timestamptz, until timestamptz) returns text
  language sql security definer
  set search_path = ''
as $$
  update auth.users set deleted_at = since, banned_until = until where id = tests.person('friend') returning '# gone'
$$;

select unnest(array[tests.leave(deleted, banned), tests.act_as('stranger'),
  is_empty($$ select from search_members('friend') $$, 'is not found: ' || state),
  is_empty($$ select from recent_authors() where username = 'friend' $$, 'nor suggested: ' || state),
  throws_ok($$ insert into friend_requests (receiver_id) values (tests.person('friend')) $$, '42501', null, 'nor asked: ' || state),
  tests.act_as('author'),
  throws_ok($$ insert into chat_messages (receiver_id, content) values (tests.person('friend'), 'hola') $$, '42501', null, 'nor written to: ' || state),
  isnt_empty($$ select from posts join member_cards on member_cards.id = user_id where content = 'de antes' $$, 'what they wrote keeps its name: ' || state),
  tests.act_as_server()])
from (values ('banned', null::timestamptz, now() + interval '1 day'), ('deleted', now(), null)) as gone (state, deleted, banned);

select unnest(array[tests.leave(null, until), tests.act_as('stranger'),
  isnt_empty($$ select from search_members('friend') $$, 'is found again: ' || state),
  isnt_empty($$ select from recent_authors() where username = 'friend' $$, 'and suggested: ' || state),
  tests.act_as('author'),
  lives_ok($$ insert into chat_messages (receiver_id, content) values (tests.person('friend'), 'hola') $$, 'and written to: ' || state),
  tests.act_as_server()])
from (values ('let in', null::timestamptz), ('after the ban', now() - interval '1 minute')) as back (state, until);
select tests.act_as('stranger');
select lives_ok($$ insert into friend_requests (receiver_id) values (tests.person('friend')) $$, 'who came back is asked');
select tests.act_as('anon');
select throws_ok($$ select private.is_gone(tests.person('friend')) $$, '42501', null, 'nobody without an account learns who is gone');

select finish();
rollback;
