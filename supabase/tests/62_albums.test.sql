begin;
-- Pictures of albums: who sees them, who adds, describes and removes them, how many there are, and what covers the album.
set local search_path = public, extensions;
select plan(69);
select tests.meet();

create function tests.thing(name text) returns client_id
  language sql stable
  return tests.client_id('thing ' || name);
create function tests.file(owner text, name text default 'a') returns text
  language sql
  return tests.stored('user-assets', tests.person(owner) || '/albums/1-' || name || '.png');
create function tests.adding(columns text, given text) returns text
  language sql
  return format('insert into album_pictures (%s, width, height) values (%s, 4, 3)', columns, given);
create function tests.works() returns table (pictures integer, cover text)
  language sql
as $$
  select pictures_count, substring(cover_image_url from '[^/]+$') from public.portfolio_items where id = tests.thing('works')
$$;
create function tests.fill(kind text, pictures integer) returns void
  language sql
as $$
  insert into public.album_pictures (portfolio_item_id, pet_album_id, image_url, width, height)
  select case kind when 'works' then tests.thing('works') end, case kind when 'walks' then tests.thing('walks') end,
    tests.file('author'), 4, 3
  from generate_series(1, pictures)
$$;
grant execute on function tests.thing(text), tests.file(text, text), tests.adding(text, text), tests.works(), tests.fill(text, integer)
  to anon, authenticated;
insert into pet_profiles (id, owner_id, name) values (tests.thing('pet'), tests.person('author'), 'Cometa');
insert into pet_albums (id, pet_id, owner_id, title) values (tests.thing('walks'), tests.thing('pet'), tests.person('author'), 'Paseos');
insert into portfolio_items (id, user_id, title) values
  (tests.thing('works'), tests.person('author'), 'Obras'), (tests.thing('theirs'), tests.person('friend'), 'Suyo');

-- Adding.
select tests.act_as('author');
select lives_ok(
  $$ insert into album_pictures (id, portfolio_item_id, image_url, description, width, height)
     values (tests.thing('first'), tests.thing('works'), tests.file('author'), 'La primera', 4, 3) $$,
  'members add pictures to their albums');
select lives_ok(
  $$ insert into album_pictures (id, pet_album_id, image_url, width, height)
     values (tests.thing('walk'), tests.thing('walks'), tests.file('author', 'walk'), 4, 3) $$, 'and to those of their pets');
select is((select owner_id from album_pictures where id = tests.thing('walk')), tests.person('author'), 'whose they are, the album says');
select throws_ok(
  $$ insert into album_pictures (id, portfolio_item_id, image_url, width, height) values (tests.thing('first'), tests.thing('works'), tests.file('author'), 4, 3) $$,
  '23505', null, 'sent twice a picture is there once');
select throws_ok(
  $$ insert into album_pictures (id, portfolio_item_id, image_url, width, height) values ('00000000-0000-0000-0000-000000000000', tests.thing('works'), tests.file('author'), 4, 3) $$,
  '23514', null, 'its id tells its time');
select throws_ok(tests.adding('portfolio_item_id, image_url', $$ tests.thing('theirs'), tests.file('author') $$), '42501', null, 'nobody adds to another''s album');
select throws_ok(tests.adding('pet_album_id, image_url', $$ tests.thing('works'), tests.file('author') $$), '42501', null, 'nor to one of the other kind');
select throws_ok(tests.adding('portfolio_item_id, image_url', $$ tests.thing('nothing'), tests.file('author') $$), '42501', null, 'nor to none that is there');
select throws_ok(tests.adding('image_url', $$ tests.file('author') $$), '42501', null, 'nor to none at all');
select throws_ok(tests.adding('portfolio_item_id, pet_album_id, image_url', $$ tests.thing('works'), tests.thing('walks'), tests.file('author') $$), '23514', null, 'a picture is in one album');
select throws_ok(tests.adding('portfolio_item_id, image_url', $$ tests.thing('works'), tests.file('friend') $$), '23514', null, 'another''s file is refused');
select throws_ok(tests.adding('portfolio_item_id, image_url', $$ tests.thing('works'), 'user-assets/' || auth.uid() || '/albums/nothing.png' $$), '22023', null, 'a file that is not there too');
select throws_ok(tests.adding('portfolio_item_id, image_url', $$ tests.thing('works'), tests.store('user-assets', auth.uid() || '/albums/1.mp4', 'video/mp4') $$), '22023', null, 'and one that is no image');
select throws_ok(tests.adding('portfolio_item_id, image_url', $$ tests.thing('works'), 'cosmia:avatar/x' $$), '23514', null, 'and a drawn picture');
select throws_ok(tests.adding('portfolio_item_id, image_url, owner_id', $$ tests.thing('works'), tests.file('author'), tests.person('friend') $$), '42501', null, 'whose it is, nobody chooses');
select throws_ok(tests.adding('portfolio_item_id, image_url, owner_id', $$ tests.thing('works'), tests.file('author'), auth.uid() $$), '42501', null, 'be it themselves');
select throws_ok(tests.adding('portfolio_item_id, image_url, created_at', $$ tests.thing('works'), tests.file('author'), now() $$), '42501', null, 'nobody dates a picture');
select throws_ok(tests.adding('portfolio_item_id, image_url, description', $$ tests.thing('works'), tests.file('author'), repeat('x', 301) $$), '23514', null, 'a description has 300 characters at most');
select throws_ok(tests.adding('portfolio_item_id, image_url, description', $$ tests.thing('works'), tests.file('author'), ' ' $$), '23514', null, 'and says something');
select throws_ok(format($$ insert into album_pictures (portfolio_item_id, image_url, width, height) values (tests.thing('works'), tests.file('author'), %s) $$, size), code, null, 'a picture has a size: ' || size)
from (values ('0, 3', '23514'), ('4, 0', '23514'), ('4, 65536', '23514'), ('65536, 3', '23514'), ('null, 3', '23502'), ('4, null', '23502')) as wrong (size, code);

-- Seeing.
select tests.act_as('friend');
select results_eq($$ select id::uuid from album_pictures order by created_at $$, $$ values (tests.thing('first')::uuid), (tests.thing('walk')::uuid) $$, 'friends see the pictures, in their order');
select is_empty($$ update album_pictures set description = 'x' returning 1 $$, 'but describe none');
select is_empty($$ delete from album_pictures returning 1 $$, 'and remove none');
select throws_ok(tests.adding('portfolio_item_id, image_url', $$ tests.thing('works'), tests.file('friend') $$), '42501', null, 'nor add any');
select tests.act_as('pending');
select is_empty($$ select from album_pictures $$, 'who only asked sees no picture');
select tests.act_as('stranger');
select is_empty($$ select from album_pictures $$, 'nor does a stranger');
select throws_ok(tests.adding('pet_album_id, image_url', $$ tests.thing('walks'), tests.file('stranger') $$), '42501', null, 'who adds none either');
select tests.act_as('moderator');
select is_empty($$ select from album_pictures $$, 'nor does a moderator');
select is_empty($$ delete from album_pictures returning 1 $$, 'who removes none');
select tests.act_as('anon');
select throws_ok($$ select from album_pictures $$, '42501', null, 'anon sees no picture');
select throws_ok(tests.adding('portfolio_item_id, image_url', $$ tests.thing('works'), 'x' $$), '42501', null, 'adds none');
select throws_ok($$ update album_pictures set description = null $$, '42501', null, 'describes none');
select throws_ok($$ delete from album_pictures $$, '42501', null, 'removes none');

-- Describing: nothing else of a picture changes.
select tests.act_as('author');
select isnt_empty($$ update album_pictures set description = 'Otra' where id = tests.thing('first') returning 1 $$, 'owners describe their pictures');
select isnt_empty($$ update album_pictures set description = null where id = tests.thing('first') returning 1 $$, 'or not');
select throws_ok($$ update album_pictures set description = repeat('x', 301) $$, '23514', null, 'in 300 characters');
select throws_ok(format('update album_pictures set %1$I = %1$I', field), '42501', null, 'nobody changes ' || field)
from unnest(array['id', 'portfolio_item_id', 'pet_album_id', 'owner_id', 'image_url', 'width', 'height', 'created_at']) as field;

-- The cover: the first picture, until the owner chooses another or it goes.
select results_eq($$ select * from tests.works() $$, $$ values (1, '1-a.png') $$, 'the first picture covers its album');
insert into album_pictures (id, portfolio_item_id, image_url, width, height)
select tests.thing(name), tests.thing('works'), tests.file('author', name), 4, 3 from unnest(array['b', 'c']) as name;
select results_eq($$ select * from tests.works() $$, $$ values (3, '1-a.png') $$, 'and goes on covering it');
delete from album_pictures where id = tests.thing('b');
select results_eq($$ select * from tests.works() $$, $$ values (2, '1-a.png') $$, 'whatever else goes');
delete from album_pictures where id = tests.thing('first');
select results_eq($$ select * from tests.works() $$, $$ values (1, '1-c.png') $$, 'when it goes itself, the next one does');
select set_eq($$ select substring(path from '[^/]+$') from orphaned_files $$, array['1-a.png', '1-b.png'], 'what went waits for removal, the cover too');
insert into album_pictures (portfolio_item_id, image_url, width, height) values (tests.thing('works'), tests.file('author', 'd'), 4, 3);
update portfolio_items set cover_image_url = tests.file('author', 'd') where id = tests.thing('works');
delete from album_pictures where id = tests.thing('c');
select results_eq($$ select * from tests.works() $$, $$ values (1, '1-d.png') $$, 'one that its owner chose stays');
delete from album_pictures where portfolio_item_id is not null;
select results_eq($$ select * from tests.works() $$, $$ values (0, null::text) $$, 'an empty album has no cover');
select results_eq(
  $$ select pictures_count, substring(cover_image_url from '[^/]+$') from pet_albums $$, $$ values (1, '1-walk.png') $$, 'as with an album of a pet');
select throws_ok(format('update %I set pictures_count = 0', holder), '42501', null, 'nobody writes how many there are: ' || holder)
from unnest(array['portfolio_items', 'pet_albums']) as holder;

-- A hundred.
select tests.act_as_server();
delete from private.rate_limits where action = 'album_pictures';
select tests.act_as('author');
select throws_ok($$ select tests.fill('works', 101) $$, '23514', null, 'an album does not hold 101 pictures');
select lives_ok($$ select tests.fill('works', 100) $$, 'but 100');
select throws_ok($$ select tests.fill('works', 1) $$, '23514', null, 'and not one more');
select throws_ok($$ select tests.fill('walks', 100) $$, '23514', null, 'nor does one of a pet');
delete from album_pictures where id = (select id from album_pictures where portfolio_item_id is not null limit 1);
select lives_ok($$ select tests.fill('works', 1) $$, 'until one goes');
select tests.act_as_server();
select is((select level::integer from private.rate_levels where action = 'edits'), 3, 'only what its owner changes counts as a change');

-- Deleting.
delete from orphaned_files;
select tests.act_as('author');
delete from portfolio_items where id = tests.thing('works');
select is_empty($$ select from album_pictures where portfolio_item_id is not null $$, 'pictures go with their album');
select results_eq($$ select substring(path from '[^/]+$') from orphaned_files $$, array['1-a.png'], 'and their files wait for removal');
delete from album_pictures where image_url = tests.file('author', 'walk');
select results_eq($$ select pictures_count, substring(cover_image_url from '[^/]+$') from pet_albums $$, $$ values (0, null::text) $$, 'one of a pet goes as one of a member''s album does');
insert into album_pictures (pet_album_id, image_url, width, height) values (tests.thing('walks'), tests.file('author', 'walk'), 4, 3);
delete from pet_profiles;
select is_empty($$ select from album_pictures $$, 'those of a pet go with it');

select finish();
rollback;
