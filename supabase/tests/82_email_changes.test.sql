-- The e-mail of an account changes once both addresses have confirmed it, whatever the auth server takes for a confirmation.
begin;
set local search_path = public, extensions;
select plan(12);
select tests.meet();
select tests.act_as_server();

create function tests.ask_change(present text, status int, former_token text, new_token text) returns void
  language sql
as $$
  update auth.users set email_change = present, email_change_confirm_status = status,
    email_change_token_current = former_token, email_change_token_new = new_token
  where id = tests.person('author')
$$;
comment on function tests.ask_change(text, int, text, text) is
  'What the auth server writes while a change waits: how many have confirmed it, and the tokens that it has not cleared.';

create function tests.confirm_change() returns varchar
  language sql
as $$
  update auth.users set email = email_change, email_change = '', email_change_token_current = '', email_change_token_new = '',
    email_change_confirm_status = 0
  where id = tests.person('author')
  returning email
$$;
comment on function tests.confirm_change() is 'What the auth server writes once it takes a change for confirmed.';

select tests.ask_change('new@cosmia.test', 1, 'a token', 'another');
select throws_ok('select tests.confirm_change()', '42501', null, 'one code typed twice, whose token the auth server forgets to clear, changes nothing');
select tests.ask_change('new@cosmia.test', 0, '', 'a token');
select throws_ok('select tests.confirm_change()', '42501', null, 'nor does the new address alone, also where the setting is off');
select tests.ask_change('new@cosmia.test', 0, null, null);
select throws_ok('select tests.confirm_change()', '42501', null, 'nor does nobody at all');
select tests.ask_change('new@cosmia.test', null, '', 'a token');
select throws_ok('select tests.confirm_change()', '42501', null, 'nor an account that does not know how many');
select is((select email from auth.users where id = tests.person('author')), 'author@cosmia.test', 'it keeps the former');

select tests.ask_change('new@cosmia.test', 1, 'a token', '');
select is(tests.confirm_change(), 'new@cosmia.test', 'both addresses change it, first the new');
select tests.ask_change('newer@cosmia.test', 1, null, 'a token');
select is(tests.confirm_change(), 'newer@cosmia.test', 'or first the former');
select tests.ask_change('x@mailinator.com', 1, '', 'a token');
select throws_ok('select tests.confirm_change()', '42501', null, 'to no throw-away address, by which nobody signs up either');

update auth.users set email = 'given@cosmia.test' where id = tests.person('author');
select is((select email from auth.users where id = tests.person('author')), 'given@cosmia.test', 'an administrator changes it at once, also while a change waits');
update auth.users set email = null where id = tests.person('author');
select tests.ask_change('first@cosmia.test', 0, '', 'a token');
select is(tests.confirm_change(), 'first@cosmia.test', 'who had none needs the new one alone');
update auth.users set email = 'auto@cosmia.test', email_change = '' where id = tests.person('author');
select is((select email from auth.users where id = tests.person('author')), 'auto@cosmia.test', 'where the server asks for no confirmation, it changes at once');

-- The triggers work for the role by which the auth server writes; the embedded backend has none of its own.
select set_config('role', rolname, true) from pg_roles where rolname = 'supabase_auth_admin';
insert into auth.users (id, email, raw_user_meta_data) values (md5('cosmia late')::uuid, 'late@cosmia.test', '{"username": "late"}');
update auth.users set email_change = 'later@cosmia.test', email_change_confirm_status = 1, email_change_token_new = 'a token' where email = 'late@cosmia.test';
update auth.users set email = email_change, email_change = '' where email = 'late@cosmia.test';
set local role none;
select is((select email from auth.users where id = tests.person('late')), 'later@cosmia.test', 'the auth server writes accounts and their changes');

select finish();
rollback;
