-- Asked again after a refusal: it waits out of sight, and nobody hears of it.
begin;
set local search_path = public, extensions;
select plan(32);
select tests.meet();
select tests.sign_up('other');
delete from realtime.messages;

create function tests.heard(name text) returns bigint
  language sql security definer
  set search_path = ''
as $$
  select count(*) from realtime.messages where topic = 'member:' || tests.person(name)
$$;
grant execute on function tests.heard(text) to authenticated;
create function tests.ask_again(receiver text) returns void
  language sql
as $$
  delete from public.friend_requests where sender_id = auth.uid() and receiver_id = tests.person(receiver);
  insert into public.friend_requests (receiver_id) values (tests.person(receiver));
$$;
grant execute on function tests.ask_again(text) to authenticated;

-- A refusal.
select tests.act_as('stranger');
insert into friend_requests (receiver_id) values (tests.person('author'));
select tests.act_as('author');
select is(tests.heard('author'), 1::bigint, 'who is asked for the first time hears of it');
select results_eq($$ select username from received_requests(false) where username = 'stranger' $$, array['stranger'], 'and sees it');
delete from friend_requests where sender_id = tests.person('stranger');
select is(tests.heard('author'), 2::bigint, 'their other windows hear of the refusal');
select is(jsonb_array_length(tests.exported('refused_requests')), 1, 'which is in what they export');
select tests.act_as('stranger');
select is(jsonb_array_length(tests.exported('refused_requests')), 0, 'and not in what the other does');
select lives_ok($$ insert into friend_requests (receiver_id) values (tests.person('author')) $$, 'who was refused asks again and is told nothing');
select lives_ok($$ select tests.ask_again('author') from generate_series(1, 20) $$, 'as often as they like');
select results_eq($$ select status from friend_requests $$, array['pending'::friend_request_status], 'it waits, as far as they see');
select throws_ok($$ select from private.refused_requests $$, '42501', null, 'of the refusal they see nothing');
select is(tests.heard('author'), 2::bigint, 'who refused hears nothing of all that');
select ok(tests.heard('stranger') > 40, 'unlike the other windows of who asks');
select tests.act_as('author');
select is_empty($$ select from received_requests(false) where username = 'stranger' $$, 'nor has it before their eyes');
select results_eq($$ select username from received_requests(true) $$, array['stranger'], 'it is where they put things away');

-- It ends.
select isnt_empty($$ update friend_requests set status = 'accepted' where sender_id = tests.person('stranger') returning 1 $$, 'they may think otherwise');
select is(jsonb_array_length(tests.exported('refused_requests')), 0, 'then nothing is left of it');
select tests.act_as('other');
insert into friend_requests (receiver_id) values (tests.person('author'));
select tests.act_as('author');
delete from friend_requests where sender_id = tests.person('other');
insert into friend_requests (receiver_id) values (tests.person('other'));
select tests.act_as('other');
select results_eq($$ select username from received_requests(false) $$, array['author'], 'who refused may ask themselves');
select tests.act_as('author');
delete from friend_requests where receiver_id = tests.person('other');
select tests.act_as('other');
insert into friend_requests (receiver_id) values (tests.person('author'));
select tests.act_as('author');
select results_eq($$ select username from received_requests(false) where username = 'other' $$, array['other'], 'and takes the refusal back by it');
delete from friend_requests where sender_id = tests.person('other');
select tests.act_as_server();
update private.refused_requests set refused_at = now() - interval '31 days';
select tests.act_as('other');
insert into friend_requests (receiver_id) values (tests.person('author'));
select tests.act_as('author');
select results_eq($$ select username from received_requests(false) where username = 'other' $$, array['other'], 'after a month it is a request like any other');

-- What was put away and withdrawn.
insert into set_aside_requests (sender_id) values (tests.person('other'));
select tests.act_as('other');
select tests.ask_again('author');
select tests.act_as('author');
select is_empty($$ select from received_requests(false) where username = 'other' $$, 'what was put away does not come back by being withdrawn and sent again');
select tests.act_as('minor');
insert into friend_requests (receiver_id) values (tests.person('author'));
select tests.ask_again('author');
select tests.act_as('author');
select results_eq($$ select username from received_requests(false) where username = 'minor' $$, array['minor'], 'what nobody refused may be withdrawn and sent again');

-- Withdrawn by who asked: of one request a sender and day its receiver hears, and never that it was withdrawn.
select tests.act_as_server();
delete from realtime.messages;
select tests.act_as('minor');
insert into friend_requests (receiver_id) values (tests.person('stranger'));
select tests.act_as_server();
update friend_requests set created_at = created_at - interval '1 minute' where receiver_id = tests.person('stranger');
select tests.act_as('minor');
select tests.ask_again('stranger') from generate_series(1, 20);
select is(tests.heard('stranger'), 1::bigint, 'who is asked hears so, and of withdrawals and what is asked again nothing');
select is(tests.heard('minor'), 41::bigint, 'unlike the other windows of who asks');
select is(jsonb_array_length(tests.exported('withdrawn_requests')), 2, 'that it was withdrawn, and the one before, is in what they export');
select throws_ok($$ select from private.withdrawn_requests $$, '42501', null, 'and in nothing else they see');
select tests.act_as('stranger');
select results_eq($$ select username from received_requests(false) $$, array['minor'], 'but finds it where all requests are');
select is(jsonb_array_length(tests.exported('withdrawn_requests')), 0, 'and learns of no withdrawal');
select tests.act_as_server();
delete from friend_requests where receiver_id = tests.person('stranger');
update private.withdrawn_requests set withdrawn_at = now() - interval '25 hours';
delete from realtime.messages;
select tests.act_as('minor');
insert into friend_requests (receiver_id) values (tests.person('stranger'));
select is(tests.heard('stranger'), 1::bigint, 'a day later a request is heard of again');
select tests.act_as_server();
delete from private.withdrawn_requests;
select tests.act_as('minor');
delete from friend_requests where receiver_id = tests.person('stranger');
insert into friend_requests (receiver_id) values (tests.person('stranger'));
select tests.act_as('stranger');
update friend_requests set status = 'accepted' where sender_id = tests.person('minor');
delete from friend_requests where sender_id = tests.person('minor');
select tests.act_as_server();
delete from realtime.messages;
select tests.act_as('minor');
insert into friend_requests (receiver_id) values (tests.person('stranger'));
select is(tests.heard('stranger'), 1::bigint, 'and who was accepted since asks as if for the first time');
delete from friend_requests where receiver_id = tests.person('stranger');

-- An account that goes.
select tests.act_as_server();
select isnt_empty($$ select from private.refused_requests where sender_id = tests.person('other') $$, 'a refusal stays');
select lives_ok($$ delete from auth.users where id in (tests.person('author'), tests.person('minor')) $$, 'until one of the two leaves');
select is_empty($$ select from private.refused_requests $$, 'with whom it goes');
select is_empty($$ select from private.withdrawn_requests $$, 'as does that a request was withdrawn');

select finish();
rollback;
