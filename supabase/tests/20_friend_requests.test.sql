begin;
set local search_path = public, extensions;
select plan(36);
select tests.meet();

-- Asking.
select tests.act_as('stranger');
select throws_ok(
  $$ insert into friend_requests (sender_id, receiver_id) values (tests.person('author'), tests.person('moderator')) $$, '42501', null,
  'nobody asks in another''s name');
select throws_ok(
  $$ insert into friend_requests (sender_id, receiver_id) values (tests.person('stranger'), tests.person('stranger')) $$, '42501', null,
  'nobody asks themselves');
-- spec: 6.request.deny
select throws_ok(
  $$ insert into friend_requests (sender_id, receiver_id, status) values (tests.person('stranger'), tests.person('author'), 'accepted') $$, '42501', null,
  'nobody sends an accepted request');
select throws_ok(
  $$ insert into friend_requests (receiver_id, created_at) values (tests.person('author'), '2001-01-01') $$, '42501', null,
  'nobody dates a request');
-- spec: 7.request.send
select lives_ok(
  $$ insert into friend_requests (sender_id, receiver_id) values (tests.person('stranger'), tests.person('author')) $$,
  'members ask others');
select results_eq(
  $$ select sender_id, status from friend_requests $$, $$ values (tests.person('stranger'), 'pending'::friend_request_status) $$,
  'a request starts pending, and is all the sender sees');
select throws_ok(
  $$ insert into friend_requests (receiver_id) values (tests.person('author')) $$, '23505', null, 'asking twice is refused');
select throws_ok(
  $$ insert into friend_requests (receiver_id) values (tests.person('nobody')) $$, '23503', null, 'asking nobody is refused');
select tests.act_as('author');
select throws_ok(
  $$ insert into friend_requests (receiver_id) values (tests.person('stranger')) $$, '23505', null,
  'asking back while asked is refused: one row a pair');
select tests.act_as('anon');
select throws_ok($$ insert into friend_requests (sender_id, receiver_id) values (tests.person('author'), tests.person('minor')) $$, '42501', null, 'anon asks nobody');
select throws_ok($$ select from friend_requests $$, '42501', null, 'anon reads no request');
select throws_ok($$ update friend_requests set status = 'accepted' $$, '42501', null, 'anon accepts nothing');
select throws_ok($$ delete from friend_requests $$, '42501', null, 'anon deletes nothing');
select tests.act_as_server();
select throws_ok(
  $$ insert into friend_requests (sender_id, receiver_id) values (tests.person('minor'), tests.person('minor')) $$, '23514', null,
  'not even the server befriends somebody with themselves');

-- Reading and accepting.
select tests.act_as('moderator');
select is_empty($$ select from friend_requests $$, 'others see no request, not even a moderator');
-- spec: 6.request.deny
select is_empty($$ update friend_requests set status = 'accepted' returning 1 $$, 'others accept nothing');
select is_empty($$ delete from friend_requests returning 1 $$, 'others delete nothing');
select tests.act_as('pending');
-- spec: 6.request.deny
select is_empty(
  $$ update friend_requests set status = 'accepted' where receiver_id = tests.person('author') returning 1 $$,
  'the sender cannot accept');
select tests.act_as('author');
select throws_ok(
  $$ update friend_requests set receiver_id = tests.person('minor') where sender_id = tests.person('pending') $$, '42501', null,
  'nobody redirects a request');
select throws_ok(
  $$ update friend_requests set created_at = now() where sender_id = tests.person('pending') $$, '42501', null, 'nobody re-dates a request');
-- spec: 7.request.accept
select isnt_empty(
  $$ update friend_requests set status = 'accepted'
     where sender_id = tests.person('pending') and receiver_id = tests.person('author') returning 1 $$,
  'the receiver accepts');
select throws_ok(
  $$ update friend_requests set status = 'pending' where sender_id = tests.person('pending') $$, '42501', null,
  'a friendship does not become a request again');
select isnt_empty($$ select from profiles where id = tests.person('pending') $$, 'a new friend''s profile opens at once');

-- get_friends.
-- spec: 7.friends
select results_eq(
  $$ select username from get_friends() $$, $$ values ('friend'), ('pending') $$,
  'get_friends lists accepted friends of both directions by name');
-- spec: 3.friends, 7.friends
select results_eq(
  $$ select id, avatar_url from get_friends() limit 1 $$,
  $$ values (tests.person('friend'), 'cosmia:avatar/' || tests.person('friend')) $$, 'get_friends returns id and avatar');
select tests.act_as('friend');
select results_eq($$ select username from get_friends() $$, $$ values ('author') $$, 'the other side has the friend too');
select tests.act_as('stranger');
select is_empty($$ select from get_friends() $$, 'a pending request makes no friend');
select tests.act_as('anon');
select throws_ok($$ select from get_friends() $$, '42501', null, 'anon has no friends list');

-- Ending.
select tests.act_as('stranger');
select isnt_empty($$ delete from friend_requests where receiver_id = tests.person('author') returning 1 $$, 'the sender withdraws');
select tests.act_as('friend');
select isnt_empty($$ delete from friend_requests where sender_id = tests.person('author') returning 1 $$, 'the receiver ends a friendship');
select is_empty($$ select from profiles where id = tests.person('author') $$, 'and the profile closes');
select tests.act_as('author');
select isnt_empty($$ delete from friend_requests where sender_id = tests.person('pending') returning 1 $$, 'so does the other side of any friendship');
select is_empty($$ select from get_friends() $$, 'and nobody is left');
select tests.act_as('minor');
select lives_ok($$ insert into friend_requests (receiver_id) values (tests.person('author')) $$, 'minors have friends too');
select tests.act_as('author');
select isnt_empty($$ delete from friend_requests where sender_id = tests.person('minor') returning 1 $$, 'the receiver refuses');
select tests.act_as_server();
delete from auth.users where id = tests.person('author');
select is_empty($$ select from friend_requests $$, 'a deleted account leaves no request');

select finish();
rollback;
