-- Names: no two members look alike, nothing piles up on a letter, and no sign-up stays without a name.
begin;
set local search_path = public, extensions;
select plan(118);
select tests.meet();
select tests.sign_up(name) from unnest(array['luna', 'william', 'paula', 'marte', 'straße', 'Елена', 'νίκος']) as name;

-- One skeleton a member.
select tests.act_as('stranger');
select throws_ok(format($$ update profiles set username = %L where id = auth.uid() $$, look), '23505', null, format('%s is %s''s', to_json(look), holder))
from (values
  ('luna', array['Iuna', 'LUNA', '1una', '|una', 'lüna', 'ʟᴜɴᴀ', U&'\0196una', U&'\01C0una', U&'\05C0una', U&'\0627una', U&'\2502una', 'ꓡꓴꓠꓮ',
    U&'\A749una', U&'\4E28una', U&'\23AEuna', U&'l\AB52na', U&'l\222Ana', U&'lu\1D87a', U&'lu\2229a', U&'lun\237A', U&'lun\AB31', 'ƚuna', 'Ⱡuna', 'lʋna', 'lʉna', 'ꞎuna', 'luȵa', 'luꞥa', 'lunɑ', 'lun∀', U&'l\2A06na', U&'\23AAuna']),
  ('william', array['wiIliam', 'vvilliam', 'WILLlAM', U&'w\0131lliam', U&'w\0269lliam', 'wílliam', 'ᴡɪʟʟɪᴀᴍ', 'uuilliam', 'Ⱳilliam', '₩illiam', 'wᶖlliam', 'willia₥', 'willia'||'ᶆ']),
  ('paula', array['pauIa', 'pạula', U&'p\0251ula', 'PÁULA', 'ᴘᴀᴜʟᴀ', 'ᵽaula', 'Ꝓaula']),
  ('marte', array['rnarte', 'mɑrtе' collate "C", 'maꞧte', 'marⱦe', 'marƫe', 'martⱸ']),
  ('straße', array['straβe', 'ƨtraße', 'straꞵe']),
  ('author', array['auth0r', 'authᴏr', 'auꞇhor', U&'auth\09E6r', U&'auth\0D66r', 'ᴀᴜᴛʜᴏʀ', 'authør', U&'auth\17E0r', U&'auth\3007r', U&'auth\25CBr', U&'autho\AB47', 'au†hor']),
  ('Елена', array['елена', 'ЕЛЕНА', 'Eлeнa']),
  ('νίκος', array['Νίκος', 'ΝΙΚΟΣ'])) as taken (holder, looks), unnest(looks) as look
where look = private.clean_username(look);
select lives_ok(format($$ update profiles set username = %L where id = auth.uid() $$, name), 'nobody''s is ' || name)
from unnest(array['lunares', 'Luna Ω', 'mar', 'José', 'ΝΑΝΑ', 'Иван', 'νίκη', '宇宙', 'سلمى', 'かき', 'सोम', 'རྒྱལ་', 'မြို့']) as name;
select lives_ok($$ update profiles set username = 'Iuz' where id = auth.uid() $$, 'each keeps their own spelling');
select tests.act_as('pending');
select throws_ok($$ update profiles set username = 'luz' where id = auth.uid() $$, '23505', null, 'and nobody comes close to it');
select tests.act_as_server();
select isnt(private.name_key('ΝΑΝΑ'), private.name_key('vava'), 'Greek capitals are like Latin capitals');
select is(private.name_key('ΝΑΝΑ'), private.name_key('nana'), 'whose small letters are others');

-- At sign-up, and among what is offered.
insert into auth.users (id, email, created_at, raw_user_meta_data)
select tests.person(name), md5(name) || '@cosmia.test', now(), jsonb_build_object('username', name) from unnest(array['Iuna', 'елена']) as name;
select matches((select username from profiles where id = tests.person('Iuna')), '^Iuna-\d{6}$', 'who signs up with a look-alike gets a name of their own');
select matches((select username from profiles where id = tests.person('елена')), '^елена-\d{6}$', 'in whatever letters');
select tests.act_as('anon');
select results_eq($$ select is_free, cardinality(offers) from offer_usernames('Iuna') $$, $$ values (false, 3) $$, 'a look-alike is not free');
select is_empty(
  $$ select offer from offer_usernames('1una'), unnest(offers) as offer where private.name_key(offer) in (select private.name_key(username) from member_cards) $$,
  'what is offered looks like nobody')
from (select tests.act_as_server()) as server;

-- Beside Latin letters none of a script whose letters look like them.
select results_eq(
  format('select private.clean_username(%L)', 'lu' || letter || 'na'), array['luna'], letter || ' does not stand beside Latin letters')
from unnest(array['ᑎ', 'ⵏ', 'ᛁ', 'ᥒ', 'ᅵ', U&'\+010320', U&'\+01042A', U&'\+016F28']) as letter;
select is(private.clean_username(name), name, name || ' is a name by itself') from unnest(array['ᓄᓇᕗᑦ', 'ⵜⵉⴼⵉⵏⴰⵖ', '이순신', 'ნინო']) as name;

-- Marks.
select is_empty(
  $$ select mark from unnest(array[1840, 2070, 2259, 2275, 2364, 2385, 43232, 7376, 2027, 4957, 7019, 42736, 68109, 119141, 123184, 769, 3657, 1552]) as mark
     where char_length(private.clean_username('a' || repeat(chr(mark), 30))) > 4 $$, 'no script''s marks pile up on a letter');
select is(private.clean_username(chr(1840) || 'a'), 'a', 'nor does one stand alone');
select is(private.clean_username(raw), clean, 'nor after a space: ' || to_json(raw))
from (values (U&'luna \0323', 'luna'), (U&'luna \0301 \0345 sol', 'luna sol'), (U&' \0301luna', 'luna')) as each (raw, clean);

-- A clean form is clean.
select is(private.clean_username(U&'j\0410\0307'), 'j', 'what is taken away uncovers nothing');
select setseed(0.26);
select is_empty(
  $$ with texts as materialized (
       select n, string_agg(
         case when random() < 0.6 then (array['i', 'j', 'ı', 'А', 'о', 'ο', ' ', '́', '̇', '̖', 'a', '-', '‐', 'ﬃ', 'İ', '🚀', U&'\200D', U&'\FE0F', U&'\00AD', 'ـ', 'ᄀ', 'ᅡ'])[1 + floor(random() * 22)::int]
           else chr((array[33, 161, 768, 902, 1024, 1488, 2304, 8192, 9728, 65281])[1 + floor(random() * 10)::int] + floor(random() * 90)::int) end, '') as raw
       from generate_series(1, 2500) as n, generate_series(1, 8) group by n),
     clean as materialized (select private.clean_username(raw) as name from texts)
     select name from clean where private.clean_username(name) <> name $$, 'whatever it was made of');

-- No sign-up without a profile.
alter table profiles add constraint no_more check (username <> 'unlucky');
select tests.sign_up('unlucky');
select matches((select username from profiles where id = tests.person('unlucky')), '^viajero(-\d{6})?$', 'a name that fails all the same is replaced');
insert into auth.users (id, email, created_at, raw_user_meta_data)
select tests.person('random ' || n), 'random' || n || '@cosmia.test', now(), jsonb_build_object('username', chr(97 + n % 26) || chr(1040 + n) || chr(775)) from generate_series(1, 26) as n;
select is((select count(*) from profiles join auth.users using (id) where email like 'random%'), 26::bigint, 'so that everybody has one');

select finish();
rollback;
