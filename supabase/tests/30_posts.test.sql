begin;
set local search_path = public, extensions;
select plan(98);
select tests.meet();

create function tests.post(name text) returns client_id
  language sql stable
  return tests.client_id('post ' || name);
grant execute on function tests.post(text) to anon, authenticated;
insert into posts (id, user_id, content, category) values
  (tests.post('hello'), tests.person('author'), 'Hola cosmos', 'general'),
  (tests.post('adult'), tests.person('author'), 'Solo adultos', 'lizysfriends'),
  (tests.post('minors'), tests.person('minor'), 'De antes', 'lizysfriends');

-- Reading.
select tests.act_as('stranger');
select results_eq($$ select count(*)::int from posts $$, array[3], 'members read everybody''s posts');
select tests.act_as('minor');
-- spec: 6.adults.deny
select results_eq($$ select id from posts $$, array[tests.post('hello')], 'a minor reads no lizysfriends post, not even an own one');
select tests.act_as_server();
update profiles set birth_year = null where id = tests.person('stranger');
update profiles set birth_year = extract(year from now()) - 18 where id = tests.person('friend');
select tests.act_as('stranger');
-- spec: 6.adults.deny
select is_empty($$ select from posts where category = 'lizysfriends' $$, 'without a birth year no lizysfriends post is read');
select tests.act_as('friend');
-- spec: 6.adults, 9.adult-age
select isnt_empty($$ select from posts where category = 'lizysfriends' $$, 'who turns 18 this year reads lizysfriends posts');
select tests.act_as('anon');
select throws_ok($$ select from posts $$, '42501', null, 'anon reads no posts');

-- Writing.
select tests.act_as('author');
-- spec: 6.post.create
select results_eq(
  $$ insert into posts (user_id, content, category) values (tests.person('author'), 'Nuevo', 'humordidas')
     returning user_id, content, category, likes_count(posts), comments_count(posts) $$,
  $$ values (tests.person('author'), 'Nuevo', 'humordidas', 0, 0) $$, 'members post');
select results_eq(
  $$ insert into posts (content) values ('Por defecto') returning user_id, category $$,
  $$ values (tests.person('author'), 'general') $$, 'the author comes from the session, the category is general');
-- spec: 6.post.create.deny
select throws_ok($$ insert into posts (user_id, content) values (tests.person('friend'), 'x') $$, '42501', null, 'nobody posts in another''s name');
select throws_ok($$ insert into posts (content, likes_count) values ('x', 1000) $$, '42703', null, 'nobody starts with likes');
select throws_ok($$ insert into posts (content, comments_count) values ('x', 1000) $$, '42703', null, 'nobody starts with comments');
select throws_ok($$ insert into posts (content, created_at) values ('x', '2099-01-01') $$, '42501', null, 'nobody dates a post');
select throws_ok(format($$ insert into posts (id, content) values (%L, 'x') $$, id), '23514', null, 'an id tells its time: ' || id)
from unnest(array['00000000-0000-0000-0000-000000000000', '7f6a1e52-5d0b-4c86-9a34-0c5f3f6f0b11', 'ffffffff-ffff-ffff-ffff-ffffffffffff']) as id;
select lives_ok($$ insert into posts (id, content) values ('01a1fe91-c93d-779a-95bc-a425983e1e3f', 'Una vez') $$, 'a client brings an id that tells its time');
select throws_ok($$ insert into posts (id, content) values ('01a1fe91-c93d-779a-95bc-a425983e1e3f', 'Una vez') $$, '23505', null, 'so that sending again does not double');
-- spec: 3.categories
select throws_ok($$ insert into posts (content, category) values ('x', 'politics') $$, '22P02', null, 'an unknown category is refused');
-- spec: 6.adults
select lives_ok($$ insert into posts (content, category) values ('x', 'lizysfriends') $$, 'an adult posts to lizysfriends');
select tests.act_as('minor');
-- spec: 6.adults.deny
select throws_ok($$ insert into posts (content, category) values ('x', 'lizysfriends') $$, '42501', null, 'a minor does not post to lizysfriends');
select lives_ok($$ insert into posts (content) values ('x') $$, 'a minor posts elsewhere');
select tests.act_as('anon');
-- spec: 6.post.create.deny
select throws_ok($$ insert into posts (user_id, content) values (tests.person('author'), 'x') $$, '42501', null, 'anon does not post');

-- Limits.
select tests.act_as('author');
-- spec: 9.post.limit
select lives_ok($$ insert into posts (content) values (repeat('ñ', 500)) $$, 'a post of 500 characters is accepted');
-- spec: 5.post.limit, 9.post.limit
select throws_ok($$ insert into posts (content) values (repeat('ñ', 501)) $$, '23514', null, 'a post of 501 is refused');
select throws_ok($$ insert into posts (content) values (E'\u3164\u2800\u00ad') $$, '23514', null, 'a post that cannot be seen is refused');
select throws_ok($$ insert into posts (content) values (E' \n\u200b') $$, '23514', null, 'a blank post is refused');
-- spec: 5.post.needs
select throws_ok($$ insert into posts (category) values ('general') $$, '23514', null, 'a post without anything is refused');
-- spec: 5.post.needs
select lives_ok(
  $$ insert into posts (image_url) values (tests.store('user-assets', auth.uid() || '/posts/1-a.png')) $$,
  'an image needs no text');
select lives_ok($$ insert into posts (content, video_url) values ('', tests.store('user-assets', auth.uid() || '/posts/1-a.mp4', 'video/mp4')) $$, 'a video needs no text');
select throws_ok($$ insert into posts (image_url) values ('https://tracker.example/a.png') $$, '23514', null, 'an image on a foreign server is refused');
select throws_ok($$ insert into posts (video_url) values ('javascript:alert(1)') $$, '23514', null, 'an address that is no file is refused');
select throws_ok(
  $$ insert into posts (image_url) values (tests.store('user-assets', tests.person('friend') || '/posts/1-a.png')) $$, '23514', null,
  'another member''s file is refused');

-- What is said of an image, and the proportions of media.
select lives_ok(
  $$ insert into posts (image_url, image_alt, media_width, media_height)
     values (tests.store('user-assets', auth.uid() || '/posts/2-a.png'), repeat('🪐', 500), 1, 65535) $$,
  'an image is told in 500 characters, and its size up to 65,535 pixels');
select throws_ok($$ insert into posts (content, image_alt) values ('x', 'Un gato') $$, '23514', null, 'without an image nothing is told');
select throws_ok(
  format($$ insert into posts (image_url, image_alt) values ('user-assets/' || auth.uid() || '/posts/2-a.png', %L) $$, alt), '23514', null, what)
from (values (repeat('x', 501), '501 characters are refused'), ('', 'nothing at all is told by null')) as wrong (alt, what);
select lives_ok(
  $$ insert into posts (video_url, media_width, media_height)
     values (tests.store('user-assets', auth.uid() || '/posts/2-a.mp4', 'video/mp4'), 1920, 1080) $$, 'a video has a size too');
select throws_ok($$ insert into posts (content, media_width, media_height) values ('x', 1, 1) $$, '23514', null, 'a text has no size');
select throws_ok(
  format($$ insert into posts (image_url, media_width, media_height)
     values ('user-assets/' || auth.uid() || '/posts/2-a.png', %L, %L) $$, width, height), '23514', null, what)
from (values (0, 1, 'no side is 0'), (1, 65536, 'nor beyond 65,535'), (1, null, 'nor unknown beside a known one')) as wrong (width, height, what);

-- Editing.
-- spec: 6.post.author-edits
select isnt_empty($$ update posts set content = 'Hola otra vez' where id = tests.post('hello') returning 1 $$, 'the author edits the text');
select throws_ok($$ update posts set content = ' ' where id = tests.post('hello') $$, '23514', null, 'not into nothing');
select throws_ok($$ update posts set likes_count = 9 where id = tests.post('hello') $$, '42703', null, 'nobody writes the likes counter');
select throws_ok($$ update posts set comments_count = 9 where id = tests.post('hello') $$, '42703', null, 'nobody writes the comments counter');
select throws_ok($$ update posts set user_id = tests.person('friend') where id = tests.post('hello') $$, '42501', null, 'nobody gives a post away');
select throws_ok($$ update posts set created_at = now() where id = tests.post('hello') $$, '42501', null, 'nobody renews a post''s date');
select throws_ok($$ update posts set category = 'lizysfriends' where id = tests.post('hello') $$, '42501', null, 'nobody moves a post to another category');
select throws_ok($$ update posts set image_url = null where id = tests.post('hello') $$, '42501', null, 'nobody changes a post''s media');
select throws_ok($$ update posts set image_alt = 'x' where id = tests.post('hello') $$, '42501', null, 'nor what was told of it');
select throws_ok($$ update posts set media_width = 1 where id = tests.post('hello') $$, '42501', null, 'nor its size');
select tests.act_as('friend');
-- spec: 6.post.edit.deny
select is_empty($$ update posts set content = 'x' where id = tests.post('hello') returning 1 $$, 'a friend does not edit');
select tests.act_as('moderator');
-- spec: 6.post.edit.deny, 6.moderator.edit.deny
select is_empty($$ update posts set content = 'x' where id = tests.post('hello') returning 1 $$, 'a moderator does not edit (spec §6)');
select tests.act_as('anon');
-- spec: 6.post.edit.deny
select throws_ok($$ update posts set content = 'x' $$, '42501', null, 'anon does not edit');

-- Likes.
select tests.act_as('friend');
-- spec: 6.like
select lives_ok($$ insert into post_likes (post_id, user_id) values (tests.post('hello'), tests.person('friend')) $$, 'members like');
select throws_ok($$ insert into post_likes (post_id) values (tests.post('hello')) $$, '23505', null, 'once');
-- spec: 6.like.deny
select throws_ok($$ insert into post_likes (post_id, user_id) values (tests.post('hello'), tests.person('author')) $$, '42501', null, 'nobody likes in another''s name');
select throws_ok($$ insert into post_likes (post_id, created_at) values (tests.post('adult'), '2001-01-01') $$, '42501', null, 'nobody dates a like');
select throws_ok($$ insert into post_likes (post_id) values (tests.post('nowhere')) $$, '42501', null, 'nobody likes what is not there');
select lives_ok($$ insert into post_likes (post_id) values (tests.post('adult')) $$, 'an adult likes a lizysfriends post');
-- spec: 3.posts.derived
select results_eq($$ select post.likes_count, post.user_liked from posts as post where id = tests.post('hello') $$, $$ values (1, true) $$, 'the like is counted and known as one''s own');
select tests.act_as('author');
select is_empty($$ select from post_likes $$, 'nobody sees who liked, not even the author');
select is((select post.user_liked from posts as post where id = tests.post('hello')), false, 'user_liked is about the caller');
-- spec: 6.like.deny
select is_empty($$ delete from post_likes returning 1 $$, 'nobody takes back another''s like');
select tests.act_as('moderator');
select is_empty($$ delete from post_likes returning 1 $$, 'nor does a moderator');
select tests.act_as('minor');
select throws_ok($$ insert into post_likes (post_id) values (tests.post('adult')) $$, '42501', null, 'a minor does not like lizysfriends posts');
select throws_ok($$ update post_likes set post_id = tests.post('adult') $$, '42501', null, 'a like cannot be moved');
select tests.act_as('friend');
-- spec: 4.like.toggle
select isnt_empty($$ delete from post_likes where post_id = tests.post('hello') returning 1 $$, 'members take back their likes');
select results_eq($$ select post.likes_count, post.user_liked from posts as post where id = tests.post('hello') $$, $$ values (0, false) $$, 'which is counted too');
select tests.act_as('anon');
select throws_ok($$ select from post_likes $$, '42501', null, 'anon reads no likes');
select throws_ok($$ insert into post_likes values (tests.post('hello'), tests.person('author')) $$, '42501', null, 'anon likes nothing');
select throws_ok($$ delete from post_likes $$, '42501', null, 'anon takes back nothing');
select throws_ok($$ select user_liked(null::posts) $$, '42501', null, 'anon asks for no likes');

-- Comments.
select tests.act_as('friend');
-- spec: 6.comment
select results_eq(
  $$ insert into post_comments (post_id, user_id, content) values (tests.post('hello'), tests.person('friend'), '¡Hola!')
     returning user_id, content $$,
  $$ values (tests.person('friend'), '¡Hola!') $$, 'members comment');
select lives_ok($$ insert into post_comments (post_id, content) values (tests.post('adult'), repeat('x', 1000)) $$, 'a comment of 1000 characters is accepted, an adult''s on lizysfriends too');
select throws_ok($$ insert into post_comments (post_id, content) values (tests.post('hello'), repeat('x', 1001)) $$, '23514', null, 'a comment of 1001 is refused');
-- spec: 5.comment.empty
select throws_ok($$ insert into post_comments (post_id, content) values (tests.post('hello'), ' ') $$, '23514', null, 'a blank comment is refused');
-- spec: 6.comment.deny
select throws_ok($$ insert into post_comments (post_id, user_id, content) values (tests.post('hello'), tests.person('author'), 'x') $$, '42501', null, 'nobody comments in another''s name');
select throws_ok($$ insert into post_comments (id, post_id, content) values ('7f6a1e52-5d0b-4c86-9a34-0c5f3f6f0b11', tests.post('hello'), 'x') $$, '23514', null, 'an id tells its time');
select throws_ok($$ insert into post_comments (id, post_id, content)
  select '01a1fe91-c93d-779a-95bc-a425983e1e3f', tests.post('hello'), 'x' from generate_series(1, 2) $$, '23505', null, 'a client''s own makes a comment that is not there twice');
select throws_ok($$ insert into post_comments (post_id, content, created_at) values (tests.post('hello'), 'x', now()) $$, '42501', null, 'nobody dates a comment');
select throws_ok($$ insert into post_comments (post_id, content) values (tests.post('nowhere'), 'x') $$, '42501', null, 'nobody comments what is not there');
select tests.act_as('author');
select results_eq($$ select posts.comments_count from posts where id = tests.post('hello') $$, array[1], 'the comment is counted');
-- spec: 6.comment.delete.deny
select is_empty($$ delete from post_comments returning 1 $$, 'the post''s author does not delete others'' comments');
select throws_ok($$ update post_comments set content = 'x' $$, '42501', null, 'nobody edits a comment');
select tests.act_as('minor');
select results_eq($$ select post_id from post_comments $$, array[tests.post('hello')::uuid], 'a minor reads no comment of lizysfriends');
select throws_ok($$ insert into post_comments (post_id, content) values (tests.post('adult'), 'x') $$, '42501', null, 'a minor does not comment there');
select tests.act_as_server();
update posts set category = 'general' where id = tests.post('adult');
select tests.act_as('minor');
select isnt_empty($$ select from post_comments where post_id = tests.post('adult') $$, 'comments follow a post into another category');
select tests.act_as_server();
update posts set category = 'lizysfriends' where id = tests.post('adult');
select tests.act_as('minor');
select is_empty($$ select from post_comments where post_id = tests.post('adult') $$, 'and back');
select tests.act_as('friend');
-- spec: 6.comment.author-deletes
select isnt_empty($$ delete from post_comments where post_id = tests.post('hello') returning 1 $$, 'the comment''s author deletes it');
select results_eq($$ select posts.comments_count from posts where id = tests.post('hello') $$, array[0], 'which is counted too');
select tests.act_as('moderator');
-- spec: 6.moderator.comments
select isnt_empty($$ delete from post_comments where post_id = tests.post('adult') returning 1 $$, 'a moderator deletes a comment');
select tests.act_as('anon');
select throws_ok($$ select from post_comments $$, '42501', null, 'anon reads no comments');
select throws_ok($$ insert into post_comments (post_id, user_id, content) values (tests.post('hello'), tests.person('author'), 'x') $$, '42501', null, 'anon does not comment');
-- spec: 6.comment.delete.deny
select throws_ok($$ delete from post_comments $$, '42501', null, 'anon deletes no comment');

-- Deleting.
-- spec: 6.post.delete.deny
select throws_ok($$ delete from posts $$, '42501', null, 'anon deletes no post');
select tests.act_as('friend');
-- spec: 6.post.delete.deny
select is_empty($$ delete from posts where user_id = tests.person('author') returning 1 $$, 'a friend deletes nothing');
select tests.act_as('author');
-- spec: 6.post.author-deletes
select isnt_empty($$ delete from posts where id = tests.post('adult') returning 1 $$, 'the author deletes, likes and all');
select tests.act_as('moderator');
-- spec: 6.moderator.posts
select isnt_empty($$ delete from posts where id = tests.post('hello') returning 1 $$, 'a moderator deletes any post');

select finish();
rollback;
