-- Before an account is made: no throw-away addresses, and no floods from one network.
begin;
set local search_path = public, extensions;
select plan(41);
select tests.meet();

create function tests.ask(email text, address text default '', user_metadata jsonb default '{}') returns text
  language sql security definer
  set search_path = ''
as $$
  select private.check_sign_up(jsonb_build_object(
    'user', jsonb_build_object('email', email, 'user_metadata', user_metadata),
    'metadata', jsonb_build_object('ip_address', address))) -> 'error' ->> 'http_code'
$$;

select is(tests.ask('ana@cosmia.test'), null, 'an e-mail like any other is taken');
select is(tests.ask(email), '403', 'one that lasts for minutes is not: ' || email)
from unnest(array['x@mailinator.com', 'x@MAILINATOR.com', 'x@some.yopmail.com']) as email;
select is(tests.ask('x@notmailinator.com'), null, 'a domain that ends alike is another');
select is(tests.ask('x@cosmia.test', '', jsonb_build_object('username', repeat('🌙', 40), 'birth_year', 1990, 'bio', repeat('x', 500), 'signup_hash', repeat('f', 64))), null, 'the longest of the app are no large metadata');
select is(tests.ask('x@cosmia.test', '', jsonb_build_object('junk', repeat('x', 2500))), '400', 'what would not go with each request is');
select throws_ok(statement, '54000', null, 'nor does anybody else write it: ' || statement)
from unnest(array[
  $$ update auth.users set raw_user_meta_data = jsonb_build_object('junk', repeat('x', 5000)) where id = tests.person('author') $$,
  $$ insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), 'x@cosmia.test', jsonb_build_object('junk', repeat('x', 5000))) $$]) as statement;
select is(private.check_sign_up(event)::text, '{}', 'what is no event keeps nobody out: ' || event::text)
from unnest(array['{}', '[]', '{"user": {"email": null}, "metadata": {"ip_address": "nowhere"}}']::jsonb[]) as event;
select tests.ask('a' || n || '@cosmia.test', '192.0.2.1') from generate_series(1, 60) as n;
select is(tests.ask('b@cosmia.test', '192.0.2.1'), '429', 'nor are more than sixty from one address');
select is(tests.ask('b@cosmia.test', '192.0.2.2'), null, 'its neighbour is another');
select tests.ask('a' || n || '@cosmia.test', '2001:db8::' || n) from generate_series(1, 60) as n;
select is(tests.ask('b@cosmia.test', '2001:db8::ffff'), '429', 'a network of the new kind is one');
update private.sign_up_levels set measured_at = now() - interval '1 hour';
select is(tests.ask('b@cosmia.test', '192.0.2.1'), null, 'later there is room again');
update private.sign_up_levels set measured_at = now() - interval '2 days' where network = '192.0.2.1';
select tests.ask('c@cosmia.test', '192.0.2.2');
select is_empty($$ select from private.sign_up_levels where network = '192.0.2.1' $$, 'after a day an address is forgotten');
-- However a gateway writes an address.
delete from private.sign_up_levels;
select is(tests.ask('d@cosmia.test', written), null, 'a sign-up from «' || written || '» is taken')
from unnest(array['198.51.100.7', '198.51.100.7:4711', ' 198.51.100.7, 203.0.113.9', '::ffff:198.51.100.7', '[::ffff:198.51.100.7]:4711', '::FFFF:C633:6407']) as written;
select results_eq($$ select host(network), level from private.sign_up_levels $$, $$ values ('198.51.100.7', 6::double precision) $$, 'and all of them count for one');
delete from private.sign_up_levels;
select tests.ask('d@cosmia.test', written) from unnest(array['2001:db8:1:2::3', '[2001:db8:1:2::4]:80', '2001:db8:1:2::5%eth0', '2001:db8:1:2::6, 198.51.100.7']) as written;
select results_eq($$ select network, level from private.sign_up_levels $$, $$ values ('2001:db8:1:2::/64'::cidr, 4::double precision) $$, 'those of one network of the new kind as well');
delete from private.sign_up_levels;
select is(private.client_address(written), null, 'this is no address: ' || coalesce(written, '(none)'))
from unnest(array[null, '', ' ', 'unknown', '1.2.3', '1.2.3.4.5', '1.2.3.256', '10.0.0.0/8', 'abc', 'dead:beef', '::1::', repeat('1', 10000), ', 198.51.100.7']) as written;
select is(private.check_sign_up('{"metadata": {}}')::text, '{}', 'a sign-up without one is not counted');
select is_empty($$ select from private.sign_up_levels $$, 'nor is one with something else in its place');
select tests.act_as('anon');
select throws_ok($$ select private.check_sign_up('{}') $$, '42501', null, 'nobody else asks');

select finish();
rollback;
