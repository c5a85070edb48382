begin;
set local search_path = public, extensions;
select plan(138);
select tests.meet();

create function tests.path(owner text, rest text) returns text
  language sql immutable
  return tests.person(owner) || '/' || rest;
create function tests.upload(bucket text, path text, type text default 'image/png', size bigint default 1000) returns void
  language sql
as $$
  insert into storage.objects (bucket_id, name, owner_id, metadata)
  values (bucket, path, auth.uid()::text, jsonb_build_object('mimetype', type, 'size', size))
$$;
grant execute on function tests.path(text, text), tests.upload(text, text, text, bigint) to anon, authenticated, service_role;

-- Buckets.
select results_eq(
  $$ select id, public, file_size_limit / 1024 / 1024 from storage.buckets where id like '%-assets' order by id collate "C" $$,
  $$ values ('adult-assets', false, 50::bigint), ('chat-assets', false, 25), ('user-assets', true, 50) $$,
  'one public and two private buckets, with their sizes');
select is_empty(
  $$ select id from storage.buckets where allowed_mime_types is null
       or allowed_mime_types && array['image/svg+xml', 'text/html', 'application/xhtml+xml', 'text/xml', 'application/javascript'] $$,
  'no bucket takes what could run as a page');

-- Uploading.
select tests.act_as('author');
select lives_ok($$ select tests.upload('user-assets', tests.path('author', 'posts/1-a.png')) $$, 'members upload media of posts');
select lives_ok($$ select tests.upload('user-assets', tests.path('author', 'avatar-1')) $$, 'avatars');
select lives_ok($$ select tests.upload('user-assets', tests.path('author', 'blog-content/1-a.pdf'), 'application/pdf') $$, 'texts');
select lives_ok($$ select tests.upload('adult-assets', tests.path('author', 'posts/1-a.png')) $$, 'adults upload media of lizysfriends');
select lives_ok($$ select tests.upload('chat-assets', tests.path('author', 'chat/' || tests.person('friend') || '/1-a.png')) $$, 'friends upload files of their chat');
select throws_ok($$ select tests.upload('user-assets', tests.path('friend', 'posts/1-a.png')) $$, '42501', null, 'nobody uploads to another''s folder');
select throws_ok($$ select tests.upload('user-assets', '1-a.png') $$, '42501', null, 'nor to no folder');
select throws_ok($$ select tests.upload('user-assets', tests.path('author', '')) $$, '42501', null, 'nor without a name');
select throws_ok($$ select tests.upload('user-assets', tests.path('author', '../' || tests.person('friend') || '/a.png')) $$, '42501', null, 'nor by a path that climbs');
select throws_ok($$ select tests.upload('user-assets', tests.path('author', 'posts/ñandú.png')) $$, '42501', null, 'nor with letters that addresses have to escape');
select throws_ok($$ select tests.upload('chat-assets', tests.path('author', 'chat/' || tests.person('stranger') || '/1-a.png')) $$, '42501', null, 'nobody uploads to a chat with a stranger');
select throws_ok($$ select tests.upload('chat-assets', tests.path('author', 'chat/' || tests.person('pending') || '/1-a.png')) $$, '42501', null, 'nor with who only asked');
select throws_ok($$ select tests.upload('chat-assets', tests.path('author', 'chat/somebody/1-a.png')) $$, '42501', null, 'nor with nobody');
select throws_ok($$ select tests.upload('chat-assets', tests.path('author', 'posts/' || tests.person('friend') || '/1-a.png')) $$, '42501', null, 'nor elsewhere in that bucket');
select throws_ok($$ select tests.upload('chat-assets', tests.path('author', 'chat/1-a.png')) $$, '42501', null, 'nor beside the chats');
select lives_ok($$ select tests.upload('user-assets', tests.path('author', 'posts/10.gif'), 'image/gif', 10 * 1024 * 1024) $$, 'a moving image of 10 MB is accepted');
select throws_ok($$ select tests.upload('user-assets', tests.path('author', 'posts/11.webp'), 'image/webp', 10 * 1024 * 1024 + 1) $$, '42501', 'The object exceeded the maximum allowed size of its type', 'a larger one is refused');
select lives_ok($$ select tests.upload('user-assets', tests.path('author', 'posts/4.png'), 'image/png', 4 * 1024 * 1024) $$, 'a still one of 4 MB is accepted');
select throws_ok(format($$ select tests.upload(%L, tests.path('author', %L), 'image/jpeg', 4 * 1024 * 1024 + 1) $$, bucket, path), '42501', null, 'no larger one, which the app never stores: ' || bucket)
from (values ('user-assets', 'posts/5.jpg'), ('adult-assets', 'posts/5.jpg'), ('chat-assets', 'chat/' || tests.person('friend') || '/5.jpg')) as places (bucket, path);
select lives_ok($$ select tests.upload('user-assets', tests.path('author', 'posts/50.mp4'), 'video/mp4', 50 * 1024 * 1024) $$, 'a video of 50 MB is accepted');
select throws_ok($$ select tests.upload('user-assets', tests.path('author', 'blog-content/21.pdf'), 'application/pdf', 20 * 1024 * 1024 + 1) $$, '42501', null, 'a text of more than 20 MB is refused');
select lives_ok($$ select tests.upload('chat-assets', tests.path('author', 'chat/' || tests.person('friend') || '/25.gif'), 'image/gif', 25 * 1024 * 1024) $$, 'in a chat a file of any kind may have 25 MB');
select throws_ok($$ select tests.upload('chat-assets', tests.path('author', 'chat/' || tests.person('friend') || '/26.gif'), 'image/gif', 25 * 1024 * 1024 + 1) $$, '42501', null, 'not more');
select throws_ok($$ select tests.upload('user-assets', tests.path('author', 'posts/parts.png')) $$, '42501', null, 'nothing is sent in parts, which no measure counts until they are whole: ' || operation)
from unnest(array['storage.tus.upload.create', 'storage.tus.upload.part', 'storage.s3.upload', 'storage.s3.upload.create_multipart', 'storage.s3.upload.part', 'storage.s3.object.copy']) as operation, set_config('storage.operation', operation, true);
select lives_ok(format($$ select tests.upload('user-assets', tests.path('author', 'posts/%s.png')) $$, operation), 'but whole: ' || operation)
from unnest(array['storage.object.upload', 'storage.object.sign_upload_url']) as operation, set_config('storage.operation', operation, true);
select set_config('storage.operation', '', true);
select tests.act_as('nobody');
select throws_ok($$ select tests.upload('user-assets', tests.path('nobody', 'posts/1.png')) $$, '42501', null, 'a token that outlived its account uploads nothing');
select tests.act_as('minor');
select throws_ok($$ select tests.upload('adult-assets', tests.path('minor', 'posts/1-a.png')) $$, '42501', null, 'a minor uploads nothing for lizysfriends');
select tests.act_as('anon');
select throws_ok($$ select tests.upload('user-assets', tests.path('author', 'posts/2.png')) $$, '42501', null, 'anon uploads nothing');
set local role service_role;
select lives_ok($$ select tests.upload('user-assets', tests.path('author', 'posts/signed.txt'), 'text/plain;charset=UTF-8', 20 * 1024 * 1024) $$, 'what the Storage API stored is accepted');
select throws_ok($$ select tests.upload('user-assets', tests.path('author', 'posts/3.txt'), 'text/plain;charset=UTF-8', 20 * 1024 * 1024 + 1) $$, '42501', 'The object exceeded the maximum allowed size of its type', 'but nothing over the limit of its kind, whatever way it came');
select throws_ok($$ select tests.upload('adult-assets', tests.path('author', 'posts/3.pdf'), 'Application/PDF') $$, '42501', 'mime type application/pdf is not supported', 'nor a copy of a type that its bucket does not allow');
select throws_ok($$ update storage.objects set metadata = '{"mimetype": "text/html", "size": 1}' where name = tests.path('author', 'posts/signed.txt') $$, '42501', 'mime type text/html is not supported', 'nor a file that becomes a page');
select throws_ok($$ update storage.objects set bucket_id = 'adult-assets' where name = tests.path('author', 'posts/signed.txt') $$, '42501', 'mime type text/plain is not supported', 'nor a file that moves to a bucket of other types');
select lives_ok($$ insert into storage.objects (bucket_id, name, metadata) values ('user-assets', tests.path('author', 'posts/announced.png'), '{"mimetype": "application/json", "contentLength": 70}') $$, 'the request for a signed address passes: its own type is not that of the file');
select tests.act_as_server();
insert into storage.buckets (id, name) values ('other', 'other');
select lives_ok($$ select tests.upload('other', 'page.html', 'text/html', 60 * 1024 * 1024) $$, 'a bucket of somebody else keeps its own rules');
select throws_ok($$ insert into storage.objects (bucket_id, name, metadata) values ('user-assets', tests.path('author', 'posts/typeless'), '{"size": 1}') $$, '42501', 'mime type (none) is not supported', 'a stored file has a type');
select tests.act_as('author');
select throws_ok($$ select tests.upload('other', tests.path('author', 'a.png')) $$, '42501', null, 'other buckets are closed');

-- Reading: listing, downloading, signing.
select isnt_empty($$ select from storage.objects where bucket_id = 'user-assets' $$, 'members see their own files');
select tests.act_as('friend');
select is_empty($$ select from storage.objects where bucket_id = 'user-assets' $$, 'nobody lists another''s folder');
select isnt_empty($$ select from storage.objects where bucket_id = 'chat-assets' $$, 'the receiver reads a chat file');
select is_empty($$ select from storage.objects where bucket_id = 'adult-assets' $$, 'what lies in the bucket for adults unposted is its owner''s');
select tests.act_as('minor');
select is_empty($$ select from storage.objects $$, 'minors do not');
select tests.act_as('stranger');
select is_empty($$ select from storage.objects where bucket_id = 'chat-assets' $$, 'a stranger reads no chat file');
select tests.act_as('moderator');
select is_empty($$ select from storage.objects where bucket_id = 'chat-assets' $$, 'nor does a moderator');
select tests.act_as('anon');
select is_empty($$ select from storage.objects $$, 'anon reads no file');

-- Replacing and deleting. (Deletion is refused as such here; the Storage API sets what allows it.)
select tests.act_as_server();
select set_config('storage.allow_delete_query', 'true', true);
select tests.act_as('author');
select is_empty($$ update storage.objects set name = tests.path('author', 'posts/other.png') returning 1 $$, 'a file is not replaced or moved');
select tests.act_as('friend');
select is_empty($$ delete from storage.objects returning 1 $$, 'the receiver does not remove a chat file, nor a reader any other');
select tests.act_as('anon');
select is_empty($$ delete from storage.objects returning 1 $$, 'nor does anon');
select tests.act_as('author');
select isnt_empty($$ delete from storage.objects where name = tests.path('author', 'avatar-1') returning 1 $$, 'owners remove their files');

-- Media of posts: the bucket follows the category.
select lives_ok($$ insert into posts (category, image_url) values ('lizysfriends', 'adult-assets/' || tests.path('author', 'posts/1-a.png')) $$, 'lizysfriends media lies in the bucket for adults');
select tests.act_as('friend');
select isnt_empty($$ select from storage.objects where bucket_id = 'adult-assets' $$, 'once posted, adults read it');
select set_config('storage.operation', 'storage.object.list_v2', true);
select is_empty($$ select from storage.objects where bucket_id = 'adult-assets' $$, 'but list nothing: that would name everybody who posts there');
select is_empty($$ select from storage.objects where bucket_id = 'chat-assets' $$, 'nor what was sent to them, which is asked for by name');
select tests.act_as('author');
select isnt_empty($$ select from storage.objects where bucket_id = 'chat-assets' $$, 'what is their own is listed');
select tests.act_as('friend');
select set_config('storage.operation', '', true);
select tests.act_as('minor');
select is_empty($$ select from storage.objects where bucket_id = 'adult-assets' $$, 'minors do not');
select tests.act_as('author');
select throws_ok($$ insert into posts (category, image_url) values ('lizysfriends', 'user-assets/' || tests.path('author', 'posts/1-a.png')) $$, '23514', null, 'not in the public one');
select lives_ok($$ insert into posts (image_url) values ('user-assets/' || tests.path('author', 'posts/1-a.png')) $$, 'other media is public');
select throws_ok($$ insert into posts (image_url) values ('adult-assets/' || tests.path('author', 'posts/1-a.png')) $$, '23514', null, 'and not for adults only');
select throws_ok($$ insert into posts (image_url) values ('user-assets/' || tests.path('author', '../' || tests.person('friend') || '/a.png')) $$, '23514', null, 'nor by a path that climbs to another''s');
select throws_ok($$ insert into posts (image_url) values ('user-assets/' || tests.path('author', 'posts/nothing.png')) $$, '22023', null, 'nor what is not there');
select throws_ok($$ insert into posts (image_url) values ('user-assets/' || tests.path('author', 'posts/50.mp4')) $$, '22023', null, 'nor a video as an image');
select throws_ok($$ insert into posts (video_url) values ('user-assets/' || tests.path('author', 'posts/10.gif')) $$, '22023', null, 'nor an image as a video');
select throws_ok($$ insert into posts (image_url) values ('user-assets/' || tests.path('author', 'posts/announced.png')) $$, '22023', null, 'nor what was only announced as something else');
select throws_ok($$ insert into posts (image_url) values ('cosmia:avatar/x') $$, '23514', null, 'nor a drawn picture');
select throws_ok(format('update profiles set %I = %L where id = auth.uid()', field, 'user-assets/' || auth.uid() || '/' || repeat('a', 400)), '23514', null, 'no address is longer than 400 characters: ' || field)
from unnest(array['avatar_url', 'cover_url']) as field;

-- What loses its row is noted for removal.
select is_empty($$ select from orphaned_files $$, 'nothing is orphaned so far');
select tests.act_as('moderator');
delete from posts where category = 'general';
select results_eq($$ select bucket_id, path from orphaned_files $$, $$ values ('user-assets', tests.path('author', 'posts/1-a.png')) $$, 'a deleted post leaves its file to be removed');
select isnt_empty($$ select from storage.objects where name = tests.path('author', 'posts/1-a.png') and bucket_id = 'user-assets' $$, 'which a moderator now sees');
select is_empty($$ delete from orphaned_files returning 1 $$, 'and cannot tick off while it is there');
select isnt_empty($$ delete from storage.objects where name = tests.path('author', 'posts/1-a.png') and bucket_id = 'user-assets' returning 1 $$, 'but remove');
select isnt_empty($$ delete from orphaned_files returning 1 $$, 'and then tick off');
select tests.act_as('author');
insert into chat_messages (receiver_id, file_url, file_type)
values (tests.person('friend'), 'chat-assets/' || tests.path('author', 'chat/' || tests.person('friend') || '/1-a.png'), 'image/png');
insert into blog_posts (title, genre, cover_url, content_url)
values ('x', 'Poesía', tests.store('user-assets', tests.path('author', 'c.png')), 'user-assets/' || tests.path('author', 'blog-content/1-a.pdf'));
insert into pet_profiles (name, avatar_url) values ('x', tests.store('user-assets', tests.path('author', 'p1.png')));
insert into pet_albums (pet_id, title, cover_image_url) select id, 'x', tests.store('user-assets', tests.path('author', 'pa.png')) from pet_profiles;
insert into portfolio_items (title, cover_image_url) values ('x', tests.store('user-assets', tests.path('author', 'po.png')));
insert into quantum_lux_experiences (title, cover_url) values ('x', tests.store('user-assets', tests.path('author', 'q.png')));
update profiles set avatar_url = tests.store('user-assets', tests.path('author', 'a1.png')) where id = auth.uid();
update profiles set avatar_url = tests.store('user-assets', tests.path('author', 'a2.png')), bio = 'x' where id = auth.uid();
update pet_profiles set avatar_url = tests.store('user-assets', tests.path('author', 'p2.png'));
delete from posts;
delete from chat_messages;
delete from blog_posts;
delete from pet_profiles;
delete from portfolio_items;
delete from quantum_lux_experiences;
select bag_eq(
  $$ select bucket_id || '/' || path from orphaned_files $$,
  $$ select bucket || tests.path('author', rest) from (values
    ('adult-assets/', 'posts/1-a.png'), ('chat-assets/', 'chat/' || tests.person('friend') || '/1-a.png'),
    ('user-assets/', 'c.png'), ('user-assets/', 'blog-content/1-a.pdf'), ('user-assets/', 'p1.png'),
    ('user-assets/', 'p2.png'), ('user-assets/', 'pa.png'), ('user-assets/', 'po.png'), ('user-assets/', 'q.png'),
    ('user-assets/', 'a1.png')) as file (bucket, rest) $$,
  'so does everything that held a file, deleted or replaced; drawn pictures are no files');
select tests.act_as('friend');
select is_empty($$ select from storage.objects where bucket_id = 'adult-assets' $$, 'media of a deleted post is no longer shown to adults');
select tests.act_as('stranger');
select is_empty($$ select from orphaned_files $$, 'others do not see that');
select is_empty($$ delete from orphaned_files returning 1 $$, 'nor tick it off');
select tests.act_as('author');
select throws_ok($$ insert into orphaned_files (bucket_id, path, owner_id) values ('user-assets', 'x', auth.uid()) $$, '42501', null, 'nobody declares a file orphaned');
select throws_ok($$ update orphaned_files set path = 'x' $$, '42501', null, 'nor changes which');
select is_empty($$ delete from orphaned_files where path = tests.path('author', 'blog-content/1-a.pdf') returning 1 $$, 'the owner ticks nothing off that is still stored');
delete from storage.objects where name = tests.path('author', 'q.png');
select isnt_empty($$ delete from orphaned_files where path = tests.path('author', 'q.png') returning 1 $$, 'only what is gone');
select throws_ok($$ select from collect_orphaned_files() $$, '42501', null, 'members do not sweep');
-- In one call, however many and long the paths are.
create function pg_temp.forget() returns integer language sql
  return forget_removed_files('user-assets', array(select tests.path('author', file) from unnest(array['p1.png', 'p2.png', 'pa.png', 'nothing.png']) as file));
delete from storage.objects where name in (tests.path('author', 'p1.png'), tests.path('author', 'p2.png'));
select tests.act_as('stranger');
select is(pg_temp.forget(), 0, 'others tick nothing off');
select tests.act_as('author');
select is(forget_removed_files('adult-assets', array[tests.path('author', 'p1.png')]), 0, 'nor is it a file of another bucket');
select is(pg_temp.forget(), 2, 'the owner ticks off, of all that was asked for, what is gone');
select set_eq($$ select path from orphaned_files where path like '%/p_.png' $$, array[tests.path('author', 'pa.png'), tests.path('author', 'po.png')], 'what is still stored stays on the list');
delete from storage.objects where name in (tests.path('author', 'pa.png'), tests.path('author', 'po.png'));
select tests.act_as('moderator');
select is(pg_temp.forget(), 1, 'a moderator ticks off what was removed of others');
set local role service_role;
select is(forget_removed_files('user-assets', array[tests.path('author', 'po.png'), tests.path('author', 'c.png')]), 1, 'and so does the sweep, with the same care');
select tests.act_as('anon');
select throws_ok($$ select pg_temp.forget() $$, '42501', null, 'anon ticks nothing off');
select throws_ok($$ select from orphaned_files $$, '42501', null, 'anon sees no orphaned file');

-- What is used elsewhere or again stays.
select tests.act_as_server();
delete from orphaned_files;
select tests.act_as('author');
insert into posts (content, video_url) select name, 'user-assets/' || tests.path('author', 'posts/50.mp4') from unnest(array['one', 'two']) as name;
delete from posts where content = 'one';
update profiles set avatar_url = tests.store('user-assets', tests.path('author', 'again.png')) where id = auth.uid();
update profiles set avatar_url = avatar_url, bio = 'y' where id = auth.uid();
select is_empty($$ select from orphaned_files where path <> tests.path('author', 'a2.png') $$, 'neither what another post shows nor what stays is orphaned');
update profiles set avatar_url = null where id = auth.uid();
select isnt_empty($$ select from orphaned_files where path = tests.path('author', 'again.png') $$, 'what nothing shows any more is');
update profiles set avatar_url = 'user-assets/' || tests.path('author', 'again.png') where id = auth.uid();
select is_empty($$ select from orphaned_files where path = tests.path('author', 'again.png') $$, 'until something shows it again');
select tests.act_as_server();
select tests.act_as('moderator');
select is_empty($$ delete from storage.objects where name = tests.path('author', 'again.png') returning 1 $$, 'then no moderator removes it');

-- Files of a chat concern nobody else, orphaned or not.
select tests.act_as_server();
select private.note_orphaned_files(array(
  select 'chat-assets/' || tests.path('author', 'chat/' || tests.person('friend') || file) from unnest(array['/1-a.png', '/gone.png']) as file));
select tests.act_as('moderator');
select is_empty($$ select from orphaned_files where bucket_id = 'chat-assets' $$, 'a moderator does not learn of orphaned chat files');
select is_empty($$ select from storage.objects where bucket_id = 'chat-assets' $$, 'nor sees them');
select is_empty($$ delete from storage.objects where bucket_id = 'chat-assets' returning 1 $$, 'nor removes them');

-- The sweep finds uploads that never became part of anything.
select tests.act_as_server();
delete from posts;
-- Of many different characters: an index compresses the same one.
select lives_ok(
  $$ select private.note_orphaned_files(array['user-assets/' || tests.path('author', (select string_agg(md5(n::text), '') from generate_series(1, 100) as n))]) $$,
  'a name that the list cannot hold does not stop the deletion it is noted for');
update profiles set avatar_url = 'user-assets/' || tests.path('author', 'posts/10.gif') where id = tests.person('author');
delete from orphaned_files;
update storage.objects set created_at = now() - interval '2 days' where name in (tests.path('author', 'posts/10.gif'), tests.path('author', 'posts/50.mp4'));
set local role service_role;
select results_eq($$ select path from collect_orphaned_files() $$, array[tests.path('author', 'posts/50.mp4')], 'an old upload that nothing refers to is swept, a used or a new one is not');
select tests.act_as_server();
delete from private.files_in_use;
insert into orphaned_files (bucket_id, path, owner_id) values ('user-assets', tests.path('author', 'posts/10.gif'), tests.person('author'));
set local role service_role;
select results_eq($$ select path from collect_orphaned_files() $$, array[tests.path('author', 'posts/50.mp4')], 'the rows are believed, not the count of uses, which a restored backup may lack');

-- One source that is wrong has nothing deleted.
select tests.act_as_server();
delete from orphaned_files;
delete from private.files_in_use;
insert into private.files_in_use (address, uses) values ('user-assets/' || tests.path('author', 'posts/50.mp4'), 1);
set local role service_role;
select is_empty($$ select path from collect_orphaned_files() $$, 'what is only counted as in use, or only in a row, is not swept');
select tests.act_as_server();
select private.note_orphaned_files(array['user-assets/' || tests.path('author', 'posts/50.mp4')]);
select tests.act_as('author');
select is_empty($$ select from orphaned_files $$, 'nor shown to its owner''s app, should the list hold it');
select tests.act_as('moderator');
select is_empty($$ select from orphaned_files $$, 'nor to a moderator');
select is_empty($$ select from storage.objects $$, 'who cannot remove it either');
set local role service_role;
select is_empty($$ select path from collect_orphaned_files(after_path => tests.person('author')::text) $$, 'nor to a sweep that asks for the next page');
select is_empty($$ select path from collect_orphaned_files() $$, 'and the next sweep takes it off the list');
select tests.act_as_server();
delete from private.files_in_use;

-- More than one answer of the data API holds.
insert into orphaned_files (bucket_id, path, owner_id) select 'user-assets', tests.path('author', 'many/' || n), tests.person('author') from generate_series(1, 1500) as n;
set local role service_role;
create temporary table answered as select * from collect_orphaned_files();
select is((select count(*)::int from answered), 1000, 'a thousand files are answered at a time');
insert into answered
select next.* from (select bucket_id, path from answered order by bucket_id, path desc limit 1) as last,
  collect_orphaned_files(after_bucket => last.bucket_id, after_path => last.path) as next;
select bag_eq('select path from answered', 'select path from orphaned_files', 'and what comes after the last of them, each once');
select is_empty($$ select collect_orphaned_files(after_bucket => 'user-assets', after_path => 'g') $$, 'until there is none');
select tests.act_as_server();
delete from orphaned_files;

-- A new column becomes one that holds files by one call.
select tests.act_as_server();
create table public.things (id uuid primary key default gen_random_uuid(), picture public.file_address);
select private.hold_files('public.things', 'picture', 'image');
select throws_ok($$ insert into things (picture) values ('user-assets/' || tests.path('author', 'nothing.png')) $$, '22023', null, 'then its file has to exist');
insert into things (picture) values (tests.store('user-assets', tests.path('author', 'thing.png')));
select ok(private.is_file_used('user-assets', tests.path('author', 'thing.png')), 'is in use');
delete from things;
select isnt_empty($$ select from orphaned_files where path = tests.path('author', 'thing.png') $$, 'and is to be removed afterwards');

-- Bait and switch.
select tests.act_as('author');
insert into posts (image_url) values (tests.store('user-assets', tests.path('author', 'posts/bait.png')));
select tests.store('user-assets', tests.path('author', 'posts/free.png'));
delete from storage.objects where bucket_id = 'user-assets' and name in (tests.path('author', 'posts/bait.png'), tests.path('author', 'posts/free.png'));
select throws_ok(format($$ select tests.upload('user-assets', tests.path('author', 'posts/bait.png'), %L) $$, type), '42501', 'A file that is in use is not replaced', 'nothing is stored under the name of what a post shows: ' || type)
from unnest(array['application/pdf', 'image/png']) as type;
select throws_ok($$ select tests.store('user-assets', tests.path('author', 'posts/bait.png')) $$, '42501', null, 'not by a signed address either');
select lives_ok($$ select tests.upload('user-assets', tests.path('author', 'posts/free.png')) $$, 'a name that nothing refers to is free again');
delete from posts where image_url = 'user-assets/' || tests.path('author', 'posts/bait.png');
select lives_ok($$ select tests.upload('user-assets', tests.path('author', 'posts/bait.png')) $$, 'so is this one once the post is gone');
insert into posts (image_url) values ('user-assets/' || tests.path('author', 'posts/bait.png'));
select throws_ok($$ select tests.upload('user-assets', tests.path('author', 'posts/bait.png')) $$, '23505', null, 'what is there is told to be there');
delete from storage.objects where bucket_id = 'user-assets' and name = tests.path('author', 'posts/bait.png');
set local role service_role;
select set_config('request.jwt.claims', '{"role": "service_role"}', true), set_config('request.jwt.claim.sub', '', true);
select lives_ok($$ insert into storage.objects (bucket_id, name, metadata) values ('user-assets', tests.path('author', 'posts/bait.png'), '{"size": 1, "mimetype": "image/png"}') $$, 'the operator brings a lost file back');

-- An upload that began before another one of the same name was stored ends after it.
select tests.act_as('author');
select tests.upload('user-assets', tests.path('author', 'posts/late.png'));
insert into posts (image_url) values ('user-assets/' || tests.path('author', 'posts/late.png'));
set local role service_role;
select set_config('request.jwt.claims', '{"role": "service_role"}', true), set_config('request.jwt.claim.sub', '', true);
create function pg_temp.replace(path text, type text default 'image/png', member text default 'author') returns void language sql as $$
  insert into storage.objects (bucket_id, name, owner_id, version, metadata)
  values ('user-assets', tests.path('author', path), tests.person(member)::text, gen_random_uuid()::text, jsonb_build_object('size', 1, 'mimetype', type))
  on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata, owner_id = excluded.owner_id
$$;
select throws_ok(format($$ select pg_temp.replace('posts/late.png', %L) $$, type), '23505', 'A stored file is not replaced', 'a picture that a post shows is not replaced by an upload that ends late: ' || type)
from unnest(array['image/png', 'video/mp4']) as type;
select throws_ok($$ select pg_temp.replace('posts/free.png') $$, '23505', null, 'nor is what no post shows yet');
select throws_ok($$ select pg_temp.replace('posts/late.png', member => null) $$, '23505', null, 'nor by the service key, which has to remove it first');
select throws_ok(format($$ update storage.objects set %s where name = tests.path('author', 'posts/late.png') $$, change), '23505', null, 'nor does it become another: ' || change)
from unnest(array[$$ metadata = '{"size": 1000, "mimetype": "application/pdf"}' $$, $$ name = tests.path('author', 'posts/moved.png') $$, $$ bucket_id = 'adult-assets' $$]) as change;
select lives_ok($$ select pg_temp.replace('posts/announced.png') $$, 'what was only announced is stored');
select lives_ok($$ select pg_temp.replace('posts/bait.png', member => null) $$, 'what the operator brought back may be brought back again');
select throws_ok($$ select pg_temp.replace('posts/bait.png') $$, '23505', null, 'but no member''s upload replaces it');

select finish();
rollback;
