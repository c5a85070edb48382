-- A moderator removes what others wrote; one with a second factor only after signing in with it, as nobody with one does anything.
begin;
set local search_path = public, extensions;
select plan(14);
select tests.meet();
insert into posts (user_id, content) select tests.person('author'), 'ajeno ' || count from generate_series(1, 5) as count;
insert into orphaned_files (bucket_id, path, owner_id) values ('user-assets', tests.person('author') || '/p.png', tests.person('author'));

create function tests.have_factor(state text) returns text
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from auth.mfa_factors where user_id = tests.person('moderator');
  insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  select gen_random_uuid(), tests.person('moderator'), 'totp', state::auth.factor_status, now(), now();
  return '# has a factor: ' || state;
end
$$;
create function tests.sign_in_with(level text) returns text
  language sql
as $$
  select '# with ' || set_config('request.jwt.claims',
    (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('aal', level))::text, true)
$$;
prepare remove as with gone as (delete from posts where content = $1 returning 1) select count(*) from gone;

select tests.act_as('moderator');
select results_eq($$ execute remove('ajeno 1') $$, array[1::bigint], 'a moderator without a second factor removes a post');
select tests.act_as_server();
select tests.have_factor('unverified');
select tests.act_as('moderator');
select results_eq($$ execute remove('ajeno 2') $$, array[1::bigint], 'as does one who has not finished adding it');
select tests.act_as_server();
select tests.have_factor('verified');
select tests.act_as('moderator');
select results_eq($$ execute remove('ajeno 3') $$, array[0::bigint], 'with one, the password alone removes nothing');
select is_empty('select from orphaned_files', 'nor does it show files of others that wait to be removed');
select is_empty('select from posts', 'nor any post');
select is_empty('select from profiles', 'nor even their own profile');
select throws_ok($$ insert into posts (user_id, content) values (auth.uid(), 'robado') $$, '42501', null, 'and writes nothing');
select throws_ok('select delete_account()', '42501', null, 'and does not delete the account');
select tests.sign_in_with('aal1');
select results_eq($$ execute remove('ajeno 3') $$, array[0::bigint], 'nor does a token that says so');
select tests.sign_in_with('aal2');
select results_eq($$ execute remove('ajeno 3') $$, array[1::bigint], 'with the factor it does');
select isnt_empty('select from orphaned_files', 'and sees what files wait');
select isnt_empty('select from profiles', 'and their profile');
select lives_ok($$ insert into posts (user_id, content) values (auth.uid(), 'propio') $$, 'and writes');
select tests.act_as('stranger');
select tests.sign_in_with('aal2');
select results_eq($$ execute remove('ajeno 4') $$, array[0::bigint], 'a second factor makes nobody a moderator');

select finish();
rollback;
