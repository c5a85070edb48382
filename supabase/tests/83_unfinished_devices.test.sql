-- What somebody has begun to add as a second step makes room for another, without a mail about it.
begin;
set local search_path = public, extensions;
select plan(7);
select tests.meet();
insert into auth.mfa_factors (id, user_id, factor_type, status, friendly_name, created_at, updated_at)
select gen_random_uuid(), tests.person(name), 'totp', state::auth.factor_status, state || ' of ' || name, now(), now()
from unnest(array['author', 'friend']) as name, unnest(array['unverified', 'verified']) as state;

create function tests.devices() returns setof text
  language sql security definer
  set search_path = ''
as $$ select friendly_name from auth.mfa_factors $$;

select tests.act_as('anon');
select throws_ok('select forget_unfinished_devices()', '42501', null, 'nobody forgets nothing');
select tests.act_as('stranger');
select is(forget_unfinished_devices(), false, 'who has begun nothing has nothing to forget');
select tests.act_as('author');
select is(forget_unfinished_devices(), false, 'nor has a session without the second step that is in force');
select bag_eq('select tests.devices()', array['unverified of author', 'verified of author', 'unverified of friend', 'verified of friend'], 'all are there still');
select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb || '{"aal": "aal2"}')::text, true);
select is(forget_unfinished_devices(), true, 'with it, what was begun is forgotten');
select bag_eq('select tests.devices()', array['verified of author', 'unverified of friend', 'verified of friend'], 'of the caller alone, and not what is in force');
select is(forget_unfinished_devices(), false, 'once');

select finish();
rollback;
