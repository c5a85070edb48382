begin;
set local search_path = public, extensions;
select plan(12);
select tests.meet();

insert into private.rate_levels (member_id, action, level, measured_at) values
  (tests.person('author'), 'posts', 300, now() - interval '3 hours 1 minute'),
  (tests.person('author'), 'post_comments', 600, now() - interval '1 hour 59 minutes'),
  (tests.person('friend'), 'posts', 1, now() - interval '1 day'),
  (tests.person('stranger'), 'posts', 1, now());
insert into auth.audit_log_entries (id, payload, created_at) values
  (tests.person('old'), '{"actor_username": "author@cosmia.test"}', now() - interval '31 days'),
  (tests.person('new'), '{"actor_username": "author@cosmia.test"}', now() - interval '29 days');
insert into private.withdrawn_requests (sender_id, receiver_id, withdrawn_at) values
  (tests.person('stranger'), tests.person('author'), now() - interval '25 hours'),
  (tests.person('minor'), tests.person('author'), now() - interval '23 hours');
insert into private.refused_requests (sender_id, receiver_id, refused_at) values
  (tests.person('stranger'), tests.person('author'), now() - interval '31 days'),
  (tests.person('minor'), tests.person('author'), now() - interval '29 days');

select private.forget_expired(at_most => 1);
select is((select count(*)::int from private.rate_levels), 3, 'no more goes at once than is named');
select private.forget_expired();
select set_eq(
  $$ select member_id, action from private.rate_levels $$,
  $$ values (tests.person('author'), 'post_comments'), (tests.person('stranger'), 'posts') $$,
  'a measure goes once it has run empty, and not before');
select set_eq('select id from auth.audit_log_entries', $$ values (tests.person('new')) $$, 'what the auth server noted goes after thirty days');
select results_eq('select sender_id from private.withdrawn_requests', array[tests.person('minor')], 'that a request was withdrawn after a day');
select results_eq('select sender_id from private.refused_requests', array[tests.person('minor')], 'that one was refused after thirty');
select lives_ok('select private.forget_expired()', 'where nothing is over nothing goes');

select tests.act_as('author');
select lives_ok($$ insert into posts (user_id, content) values (tests.person('author'), 'Hola') $$, 'who has no measure any more begins a new one');
select throws_ok('select private.forget_expired()', '42501', null, 'a member forgets nothing');
select throws_ok('select private.sweep_files()', '42501', null, 'nor has files removed');
select tests.act_as('anon');
select throws_ok('select private.forget_expired()', '42501', null, 'nor who is nobody');
select throws_ok('select private.sweep_files()', '42501', null, 'whatever it is');
select tests.act_as_server();
select is(private.sweep_files(), 0, 'without an address and a key nothing is asked of the Storage API');

select finish();
rollback;
