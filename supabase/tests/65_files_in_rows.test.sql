-- Every column that holds a file: what it refuses, and what it leaves when it lets go.
begin;
set local search_path = public, extensions;
select plan(66);
select tests.meet();
insert into pet_profiles (id, owner_id, name) values (tests.client_id('pet'), tests.person('author'), 'Cometa');
insert into portfolio_items (id, user_id, title, cover_image_url)
values (tests.client_id('album'), tests.person('author'), 'Obras', tests.store('user-assets', tests.person('author') || '/cover.png'));

create function tests.holders() returns table (field text, statement text, bucket text, path text, type text)
  language sql
as $$
  values
    ('profiles.avatar_url', 'update profiles set avatar_url = %L where id = auth.uid()', 'user-assets', 'avatar-1', 'image/png'),
    ('profiles.cover_url', 'update profiles set cover_url = %L where id = auth.uid()', 'user-assets', 'cover-1', 'image/png'),
    ('posts.image_url', 'insert into posts (image_url) values (%L)', 'user-assets', 'posts/1.png', 'image/png'),
    ('posts.video_url', 'insert into posts (video_url) values (%L)', 'user-assets', 'posts/1.mp4', 'video/mp4'),
    ('chat_messages.file_url', 'insert into chat_messages (receiver_id, file_url, file_type) values (tests.person(''friend''), %L, ''image/png'')',
      'chat-assets', 'chat/' || tests.person('friend') || '/1.png', 'image/png'),
    ('blog_posts.cover_url', 'insert into blog_posts (title, genre, cover_url, content_url) values (''x'', ''Poesía'', %L, tests.store(''user-assets'', auth.uid() || ''/a.txt'', ''text/plain''))',
      'user-assets', 'blog-covers/1.png', 'image/png'),
    ('blog_posts.content_url', 'insert into blog_posts (title, genre, content_url) values (''x'', ''Poesía'', %L)', 'user-assets', 'blog-content/1.txt', 'text/plain'),
    ('pet_profiles.avatar_url', 'insert into pet_profiles (name, avatar_url) values (''x'', %L)', 'user-assets', 'pet.png', 'image/png'),
    ('pet_albums.cover_image_url', 'insert into pet_albums (pet_id, title, cover_image_url) values (tests.client_id(''pet''), ''x'', %L)', 'user-assets', 'album.png', 'image/png'),
    ('portfolio_items.cover_image_url', 'insert into portfolio_items (title, cover_image_url) values (''x'', %L)', 'user-assets', 'item.png', 'image/png'),
    ('album_pictures.image_url', 'insert into album_pictures (portfolio_item_id, image_url, width, height) values (tests.client_id(''album''), %L, 4, 3)', 'user-assets', 'albums/1.png', 'image/png'),
    ('quantum_lux_experiences.cover_url', 'insert into quantum_lux_experiences (title, cover_url) values (''x'', %L)', 'user-assets', 'light.png', 'image/png')
$$;
grant execute on function tests.holders() to authenticated;

select set_eq(
  $$ select format('%s.%s', relname, attname) from pg_attribute join pg_class on pg_class.oid = attrelid
     where atttypid = 'file_address'::regtype and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
     except select 'quantum_lux_banners.image_url' $$,
  'select field from tests.holders()',
  'all columns that members write are here');

select tests.store(bucket, tests.person('friend') || '/' || path, type) from tests.holders();
select tests.store('user-assets', tests.person('author') || '/page.png', 'application/pdf');
select tests.store('chat-assets', tests.person('author') || '/chat/' || tests.person('stranger') || '/1.png');

select tests.act_as('author');
select throws_ok(format(statement, bucket || '/' || auth.uid() || '/' || path), '22023', null, field || ' refuses a file that is not there') from tests.holders();
select throws_ok(format(statement, bucket || '/' || tests.person('friend') || '/' || path), '23514', null, field || ' refuses another''s file') from tests.holders();
select throws_ok(format(statement, bucket || '/' || auth.uid() || '/' || rpad(path, 400, 'a')), '23514', null, field || ' refuses more than 400 characters') from tests.holders();
select throws_ok(format(statement, 'https://x.supabase.co/storage/v1/object/public/' || bucket || '/' || auth.uid() || '/' || path), '23514', null, field || ' refuses a host') from tests.holders();
select throws_ok(format(statement, 'user-assets/' || auth.uid() || '/page.png'), '22023', null, field || ' refuses a file of another kind')
from tests.holders() where type = 'image/png' and bucket = 'user-assets';
select throws_ok(
  $$ insert into chat_messages (receiver_id, file_url, file_type) values (tests.person('friend'), 'chat-assets/' || auth.uid() || '/chat/' || tests.person('stranger') || '/1.png', 'x') $$,
  '23514', null, 'a file of one conversation is not sent in another');

-- What is replaced or deleted is to be removed, the operator's banners included.
select tests.act_as_server();
create function tests.own(path text) returns text language sql as $$ select tests.person('author') || '/' || path $$;
create function tests.newer(path text) returns text language sql as $$ select regexp_replace(path, '([^/]+)$', 'new-\1') $$;
select throws_ok($$ update quantum_lux_banners set image_url = 'user-assets/quantum-lux/nothing.png' where id = 1 $$, '22023', null, 'a banner has to be there too');
update quantum_lux_banners set image_url = tests.store('user-assets', tests.person('moderator') || '/banner.png') where id = 1;
do $$
declare
  held record;
begin
  for held in select *, split_part(field, '.', 1) as holder, split_part(field, '.', 2) as name from tests.holders() loop
    perform tests.act_as('author');
    execute format(held.statement, tests.store(held.bucket, tests.own(held.path), held.type));
    perform tests.act_as_server();
    execute format('update %I set %I = %L where %2$I = %4$L', held.holder, held.name,
      tests.store(held.bucket, tests.own(tests.newer(held.path)), held.type), held.bucket || '/' || tests.own(held.path));
  end loop;
end
$$;
select bag_eq($$ select path from orphaned_files $$, $$ select tests.own(path) from tests.holders() $$, 'what was replaced waits for removal');
select set_eq(
  $$ select address::text from private.files_in_use $$,
  $$ select address from private.addresses_in_rows() as address where address not like 'cosmia:%' $$,
  'what is counted as in use and what rows refer to is the same, whichever column and kind of table it is');
update storage.objects set created_at = now() - interval '2 days';
select is_empty(
  $$ select path from collect_orphaned_files() where bucket_id || '/' || path in (select address from private.files_in_use) $$,
  'so the sweep lists nothing that a row shows, however old');
delete from orphaned_files;
update quantum_lux_banners set image_url = tests.store('user-assets', tests.person('moderator') || '/other.png') where id = 1;
delete from quantum_lux_banners where id = 1;
delete from auth.users where id = tests.person('author');
select bag_eq(
  $$ select path from orphaned_files $$,
  $$ select tests.own(tests.newer(path)) from tests.holders() union all select tests.own('a.txt') union all select tests.own('cover.png')
     union all select tests.person('moderator') || file from unnest(array['/banner.png', '/other.png']) as file $$,
  'so does what was deleted');

-- Many at once.
insert into posts (user_id, content, image_url)
select tests.person('friend'), n, tests.stored('user-assets', tests.person('friend') || case when n < 4 then '/shared.png' else '/alone.png' end)
from generate_series(1, 4) as n;
delete from orphaned_files;
delete from posts where content <> '3';
select bag_eq($$ select path from orphaned_files $$, array[tests.person('friend') || '/alone.png'], 'what one of three posts still shows stays');
delete from posts;
select bag_eq($$ select path from orphaned_files $$, array[tests.person('friend') || '/alone.png', tests.person('friend') || '/shared.png'], 'until that goes too');

select finish();
rollback;
