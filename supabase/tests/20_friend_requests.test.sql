begin;
set local search_path = public, extensions;
select plan(63);
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

-- Setting aside.
select tests.act_as_server();
insert into friend_requests (sender_id, receiver_id, created_at) values
  (tests.person('moderator'), tests.person('friend'), now() - interval '1 hour'), (tests.person('minor'), tests.person('friend'), now());
select tests.act_as('friend');
select results_eq(
  $$ select id, username, avatar_url, created_at from received_requests(false) $$,
  $$ values (tests.person('minor'), 'minor', 'cosmia:avatar/' || tests.person('minor'), now()),
       (tests.person('moderator'), 'moderator', 'cosmia:avatar/' || tests.person('moderator'), now() - interval '1 hour') $$,
  'who waits for an answer is listed, the latest first, and no friend among them');
select results_eq(
  $$ select username from received_requests(false, now(), tests.person('minor')) $$, array['moderator'], 'a page begins after the last one held');
select results_eq($$ select username from received_requests(false, page_size => 1) $$, array['minor'], 'and ends where it was asked to');
select lives_ok($$ insert into set_aside_requests (sender_id) values (tests.person('minor')) $$, 'the receiver sets a request aside');
select throws_ok($$ insert into set_aside_requests (sender_id) values (tests.person('minor')) $$, '23505', null, 'once');
select results_eq($$ select username from received_requests(false) $$, array['moderator'], 'it is out of sight');
select results_eq($$ select username from received_requests(true) $$, array['minor'], 'and found where such ones are');
select throws_ok($$ insert into set_aside_requests (sender_id) values (tests.person('stranger')) $$, '23503', null, 'nobody sets aside what nobody asked');
select throws_ok(
  $$ insert into set_aside_requests (sender_id, created_at) values (tests.person('moderator'), '2001-01-01') $$, '42501', null, 'nobody dates that');
select throws_ok($$ update set_aside_requests set sender_id = tests.person('moderator') $$, '42501', null, 'nor makes it of another');
select tests.act_as('minor');
select is_empty($$ select from set_aside_requests $$, 'who asked sees nothing of it');
select results_eq($$ select status from friend_requests where receiver_id = tests.person('friend') $$, array['pending'::friend_request_status], 'the request waits as before');
select is_empty($$ delete from set_aside_requests returning 1 $$, 'who asked does not undo it');
select throws_ok(
  $$ insert into set_aside_requests (receiver_id, sender_id) values (tests.person('friend'), tests.person('moderator')) $$, '42501', null,
  'nobody sets aside what another was asked');
select is_empty($$ select from received_requests(false) union all select from received_requests(true) $$, 'each lists what they were asked themselves');
select tests.act_as('anon');
select throws_ok($$ select from received_requests(true) $$, '42501', null, 'anon lists nothing');
select throws_ok($$ select from set_aside_requests $$, '42501', null, 'nor reads anything of it');
select tests.act_as('friend');
select isnt_empty($$ delete from set_aside_requests where sender_id = tests.person('minor') returning 1 $$, 'the receiver takes it up again');
insert into set_aside_requests (sender_id) values (tests.person('minor')), (tests.person('moderator'));
update friend_requests set status = 'accepted' where sender_id = tests.person('minor');
select results_eq($$ select username from received_requests(true) $$, array['moderator'], 'what was answered does not wait any more');
select tests.act_as('moderator');
delete from friend_requests where receiver_id = tests.person('friend');
select tests.act_as('minor');
delete from friend_requests where receiver_id = tests.person('friend');
select tests.act_as('friend');
select is_empty($$ select from set_aside_requests $$, 'and it goes with its request');

-- get_friends.
select tests.act_as('author');
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

-- In common.
select throws_ok($$ select from common_friends(tests.person('friend')) $$, '42501', null, 'nor friends in common with anybody');
select tests.act_as('stranger');
select is_empty($$ select from common_friends(tests.person('friend')) $$, 'of a member''s friends a stranger learns nothing, by a request neither');
select tests.act_as('friend');
select results_eq(
  $$ select id, username, total from common_friends(tests.person('pending')) $$,
  $$ values (tests.person('author'), 'author', 1) $$, 'who is a friend of both is told, before the two are friends');
select tests.act_as('author');
select is_empty($$ select from common_friends(tests.person('friend')) $$, 'of a friend''s friends none but the own ones');
select is_empty($$ select from common_friends(tests.person('author')) $$, 'nor of oneself');
select tests.act_as_server();
select tests.sign_up(name) from unnest(array['c1', 'c2', 'c3', 'c4']) as name;
insert into friend_requests (sender_id, receiver_id, status)
select tests.person(common), tests.person(other), 'accepted'
from unnest(array['c1', 'c2', 'c3', 'c4']) as common, unnest(array['friend', 'stranger']) as other;
select tests.act_as('friend');
select results_eq(
  $$ select username, total from common_friends(tests.person('stranger')) $$,
  $$ values ('c1', 4), ('c2', 4), ('c3', 4) $$, 'three of them, and how many there are');
select tests.act_as_server();
delete from auth.users where id in (tests.person('c1'), tests.person('c2'), tests.person('c3'), tests.person('c4'));
select tests.act_as('friend');
select is_empty($$ select from common_friends(tests.person('stranger')) $$, 'accounts that are gone are in common with nobody');

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
