-- Codes of a second step: nobody tries them until one is right.
begin;
set local search_path = public, extensions;
select plan(9);
select tests.meet();

create function tests.try(valid boolean, name text default 'author') returns text
  language sql security definer
  set search_path = ''
as $$
  select private.check_second_step(jsonb_build_object(
    'metadata', jsonb_build_object('name', 'mfa-verification'), 'user_id', tests.person(name), 'factor_id', tests.person('factor'),
    'factor_type', 'totp', 'valid', valid)) ->> 'decision'
$$;
select is(tests.try(false), 'continue', 'a code may be wrong: ' || n) from generate_series(1, 4) as n;
select is(tests.try(true), 'continue', 'then right');
select tests.try(false) from generate_series(1, 5);
select bag_eq($$ select tests.try(valid) from unnest(array[true, false, true]) as valid $$, array['reject', 'reject', 'reject'], 'after five wrong ones in a row none is taken, were it right');
select is(tests.try(true, 'friend'), 'continue', 'of another member it is');
update private.rate_levels set measured_at = measured_at - interval '10 minutes' where action = 'codes';
select is(tests.try(true), 'continue', 'ten minutes later it is again');
select tests.act_as('author');
select throws_ok($$ select private.check_second_step('{}') $$, '42501', null, 'no member counts tries themselves');

select finish();
rollback;
