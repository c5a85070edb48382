begin;
-- Saved posts, blogs, pets, portfolio and Quantum Lux.
set local search_path = public, extensions;
select plan(136);
select tests.meet();

create function tests.thing(name text) returns client_id
  language sql stable
  return tests.client_id('thing ' || name);
create function tests.file(owner text) returns text
  language sql
  return tests.stored('user-assets', tests.person(owner) || '/posts/1-a.png');
create function tests.book(owner text, ending text default 'txt', type text default 'text/plain') returns text
  language sql
  return tests.stored('user-assets', tests.person(owner) || '/blog-content/1-a.' || ending, type);
grant execute on function tests.thing(text), tests.file(text), tests.book(text, text, text) to anon, authenticated;
insert into posts (id, user_id, content, category) values
  (tests.thing('hello'), tests.person('author'), 'Hola', 'general'),
  (tests.thing('adult'), tests.person('author'), 'Solo adultos', 'lizysfriends');
insert into blog_posts (id, user_id, title, genre, content_url)
values (tests.thing('blog'), tests.person('author'), 'Estrellas', 'Poesía', tests.book('author'));
insert into pet_profiles (id, owner_id, name) values (tests.thing('pet'), tests.person('author'), 'Cometa');
insert into pet_albums (id, pet_id, owner_id, title) values (tests.thing('pet album'), tests.thing('pet'), tests.person('author'), 'Paseos');
insert into portfolio_items (id, user_id, title) values (tests.thing('album'), tests.person('author'), 'Obras');
insert into quantum_lux_experiences (id, user_id, title) values (tests.thing('experience'), tests.person('author'), 'Luz');

-- Saved posts.
select tests.act_as('friend');
-- spec: 6.save
select lives_ok($$ insert into saved_posts (user_id, post_id) values (tests.person('friend'), tests.thing('hello')) $$, 'members save posts');
-- spec: 4.save.twice
select throws_ok($$ insert into saved_posts (post_id) values (tests.thing('hello')) $$, '23505', null, 'saving twice is a duplicate key (spec §4)');
select lives_ok($$ insert into saved_posts (post_id) values (tests.thing('adult')) $$, 'an adult saves a lizysfriends post');
-- spec: 6.save.deny
select throws_ok($$ insert into saved_posts (user_id, post_id) values (tests.person('author'), tests.thing('hello')) $$, '42501', null, 'nobody saves for another');
select throws_ok($$ insert into saved_posts (post_id, created_at) values (tests.thing('hello'), now()) $$, '42501', null, 'nobody dates what they save');
select throws_ok($$ insert into saved_posts (post_id) values (tests.thing('nothing')) $$, '42501', null, 'nobody saves what is not there');
select throws_ok($$ update saved_posts set post_id = post_id $$, '42501', null, 'what is saved is not changed');
select results_eq($$ select count(*)::int from saved_posts $$, array[2], 'members see what they saved');
select is((select post.user_saved from posts as post where id = tests.thing('hello')), true, 'a saved post is known as saved');
select tests.act_as('author');
select is((select post.user_saved from posts as post where id = tests.thing('hello')), false, 'user_saved is about the caller');
-- spec: 6.save.deny
select is_empty($$ select from saved_posts $$, 'nobody sees what others saved');
select is_empty($$ delete from saved_posts returning 1 $$, 'nobody drops what others saved');
select tests.act_as('minor');
select throws_ok($$ insert into saved_posts (post_id) values (tests.thing('adult')) $$, '42501', null, 'a minor does not save lizysfriends posts');
select tests.act_as('anon');
select throws_ok($$ select from saved_posts $$, '42501', null, 'anon sees nothing saved');
select throws_ok($$ insert into saved_posts values (tests.person('author'), tests.thing('hello')) $$, '42501', null, 'anon saves nothing');
select throws_ok($$ delete from saved_posts $$, '42501', null, 'anon drops nothing');
select throws_ok($$ select user_saved(null::posts) $$, '42501', null, 'anon asks for nothing saved');
select tests.act_as('friend');
select isnt_empty($$ delete from saved_posts where post_id = tests.thing('hello') returning 1 $$, 'members drop what they saved');
select is((select post.user_saved from posts as post where id = tests.thing('hello')), false, 'and it is not saved any more');

-- Blogs.
select tests.act_as('stranger');
select isnt_empty($$ select from blog_posts $$, 'members read everybody''s blog posts');
-- spec: 7.blogs.create
select lives_ok(
  $$ insert into blog_posts (id, user_id, title, genre, cover_url, content_url)
     values (tests.thing('sent'), tests.person('stranger'), 'Título', 'Ciencia Ficción', tests.file('stranger'), tests.book('stranger')) $$, 'members publish');
select throws_ok($$ insert into blog_posts (id, title, genre, content_url) values (tests.thing('sent'), 'x', 'Poesía', tests.book('stranger')) $$, '23505', null, 'sent again it is there once');
select throws_ok($$ insert into blog_posts (id, title, genre, content_url) values ('ffffffff-ffff-ffff-ffff-ffffffffffff', 'x', 'Poesía', tests.book('stranger')) $$, '23514', null, 'its id tells its time');
select lives_ok($$ insert into blog_posts (title, genre, content_url) values ('x', 'Poesía', tests.book('stranger', 'PDF', 'application/pdf')) $$, 'also a pdf');
select throws_ok($$ insert into blog_posts (title, genre, content_url) values ('x', 'Poesía', tests.store('user-assets', auth.uid() || '/blog-content/2.pdf', 'text/plain')) $$, '22023', null, 'which is one');
select throws_ok($$ insert into blog_posts (title, genre, content_url) values ('x', 'Poesía', tests.store('user-assets', auth.uid() || '/blog-content/2.txt', 'application/pdf')) $$, '22023', null, 'as a text is a text');
select throws_ok($$ insert into blog_posts (title, genre, content_url) values ('x', 'Poesía', tests.book('stranger', 'html')) $$, '23514', null, 'no page is published as a text, whatever it was stored as');
select throws_ok($$ insert into blog_posts (title, genre, content_url) values ('x', 'Poesía', tests.store('user-assets', auth.uid() || '/posts/2.txt', 'image/png')) $$, '22023', null, 'nor a picture');
select throws_ok($$ insert into blog_posts (title, genre, content_url) values ('x', 'Poesía', 'user-assets/' || auth.uid() || '/blog-content/nothing.txt') $$, '22023', null, 'nor what is not there');
-- spec: 6.blog.own
select throws_ok($$ insert into blog_posts (user_id, title, genre, content_url) values (tests.person('author'), 'x', 'Poesía', tests.book('author')) $$, '42501', null, 'nobody publishes in another''s name');
select throws_ok($$ insert into blog_posts (title, genre, content_url, created_at) values ('x', 'Poesía', tests.book('stranger'), now()) $$, '42501', null, 'nobody dates a blog post');
-- spec: 3.genres
select throws_ok($$ insert into blog_posts (title, genre, content_url) values ('x', 'Terror', tests.book('stranger')) $$, '22P02', null, 'there are six genres');
select throws_ok($$ insert into blog_posts (title, content_url) values ('x', tests.book('stranger')) $$, '23502', null, 'a genre is required');
select throws_ok($$ insert into blog_posts (title, genre) values ('x', 'Poesía') $$, '23502', null, 'content is required');
select throws_ok($$ insert into blog_posts (title, genre, content_url) values (' ', 'Poesía', tests.book('stranger')) $$, '23514', null, 'a title is required');
select throws_ok($$ insert into blog_posts (title, genre, content_url) values (repeat('x', 151), 'Poesía', tests.book('stranger')) $$, '23514', null, 'a title of 151 characters is refused');
select throws_ok($$ insert into blog_posts (title, genre, content_url) values ('x', 'Poesía', tests.book('author')) $$, '23514', null, 'another''s content is refused');
select throws_ok($$ insert into blog_posts (title, genre, content_url, cover_url) values ('x', 'Poesía', tests.book('stranger'), 'https://tracker.example/') $$, '23514', null, 'a cover from elsewhere is refused');
select is((select array_length(enum_range(null::blog_genre), 1)), 6, 'six genres');
select throws_ok($$ update blog_posts set title = 'x' $$, '42501', null, 'nobody edits a blog post');
select is_empty($$ delete from blog_posts where id = tests.thing('blog') returning 1 $$, 'nobody deletes another''s');
select tests.act_as('moderator');
select is_empty($$ delete from blog_posts returning 1 $$, 'a moderator deletes posts and comments only (spec §6)');
select tests.act_as('anon');
select throws_ok($$ select from blog_posts $$, '42501', null, 'anon reads no blog post');
select throws_ok($$ insert into blog_posts (user_id, title, genre, content_url) values (tests.person('author'), 'x', 'Poesía', tests.book('author')) $$, '42501', null, 'anon publishes nothing');
select throws_ok($$ delete from blog_posts $$, '42501', null, 'anon deletes no blog post');
select tests.act_as('author');
select isnt_empty($$ delete from blog_posts where id = tests.thing('blog') returning 1 $$, 'authors delete their blog posts');

-- Pets.
select tests.act_as('friend');
select isnt_empty($$ select from pet_profiles where id = tests.thing('pet') $$, 'friends read a pet');
select isnt_empty($$ select from pet_albums where pet_id = tests.thing('pet') $$, 'and its albums');
-- spec: 6.pet.own
select is_empty($$ update pet_profiles set name = 'x' returning 1 $$, 'a friend does not edit a pet');
select is_empty($$ delete from pet_profiles returning 1 $$, 'nor remove it');
select is_empty($$ delete from pet_albums returning 1 $$, 'nor its albums');
select is_empty($$ update pet_albums set cover_image_url = tests.file('friend') returning 1 $$, 'nor give one a cover');
select throws_ok($$ insert into pet_albums (pet_id, title) values (tests.thing('pet'), 'x') $$, '42501', null, 'nor add one');
-- spec: 6.pet.own
select throws_ok($$ insert into pet_profiles (owner_id, name) values (tests.person('author'), 'x') $$, '42501', null, 'nobody adds a pet to another');
select tests.act_as('pending');
select is_empty($$ select from pet_profiles $$, 'who only asked reads no pet');
select is_empty($$ select from pet_albums $$, 'nor its albums');
select tests.act_as('stranger');
select is_empty($$ select from pet_profiles $$, 'a stranger reads no pet');
select tests.act_as('author');
select results_eq(
  $$ insert into pet_profiles (owner_id, name, bio) values (tests.person('author'), 'Nube', 'Gata') returning name, likes $$,
  $$ values ('Nube', 0) $$, 'members add pets');
select lives_ok($$ insert into pet_profiles (id, name) values (tests.thing('sent pet'), 'Nube') $$, 'under an id of their own');
select throws_ok($$ insert into pet_profiles (id, name) values (tests.thing('sent pet'), 'Nube') $$, '23505', null, 'so that what is sent twice is there once');
select throws_ok($$ insert into pet_profiles (id, name) values ('00000000-0000-0000-0000-000000000000', 'x') $$, '23514', null, 'which tells its time');
-- spec: 6.pet.own
select isnt_empty($$ update pet_profiles set name = 'Sol', bio = 'x', avatar_url = tests.file('author') where id = tests.thing('pet') returning 1 $$, 'owners edit their pets');
select throws_ok($$ insert into pet_profiles (name, likes) values ('x', 100) $$, '42501', null, 'nobody starts with likes');
select throws_ok($$ update pet_profiles set likes = 100 $$, '42501', null, 'nobody writes likes');
select throws_ok($$ update pet_profiles set owner_id = tests.person('friend') $$, '42501', null, 'nobody gives a pet away');
-- spec: 5.pet.name
select throws_ok($$ insert into pet_profiles (name) values (' ') $$, '23514', null, 'a pet has a name (spec §5)');
select throws_ok($$ insert into pet_profiles (name) values (repeat('x', 61)) $$, '23514', null, 'of 60 characters at most');
select throws_ok($$ insert into pet_profiles (name, bio) values ('x', repeat('x', 501)) $$, '23514', null, 'a bio of 501 characters is refused');
select throws_ok($$ update pet_profiles set avatar_url = tests.file('friend') $$, '23514', null, 'another''s file is refused');
select lives_ok($$ insert into pet_albums (pet_id, title, cover_image_url) values (tests.thing('pet'), 'Playa', tests.file('author')) $$, 'owners add albums');
select lives_ok($$ insert into pet_albums (id, pet_id, title) values (tests.thing('sent pet album'), tests.thing('pet'), 'Mar') $$, 'under an id of their own');
select throws_ok($$ insert into pet_albums (id, pet_id, title) values (tests.thing('sent pet album'), tests.thing('pet'), 'Mar') $$, '23505', null, 'so that what is sent twice is there once');
select throws_ok($$ insert into pet_albums (id, pet_id, title) values ('00000000-0000-0000-0000-000000000000', tests.thing('pet'), 'x') $$, '23514', null, 'which tells its time');
select throws_ok($$ insert into pet_albums (pet_id, title) values (tests.thing('pet'), '') $$, '23514', null, 'an album has a title');
select throws_ok($$ insert into pet_albums (pet_id, title) values (tests.thing('pet'), repeat('x', 101)) $$, '23514', null, 'of 100 characters at most');
select throws_ok($$ insert into pet_albums (pet_id, title, cover_image_url) values (tests.thing('pet'), 'x', tests.file('friend')) $$, '23514', null, 'another''s cover is refused');
select throws_ok($$ update pet_albums set title = 'x' $$, '42501', null, 'an album is not renamed');
select isnt_empty($$ update pet_albums set cover_image_url = tests.file('author') where id = tests.thing('pet album') returning 1 $$, 'but gets another cover');
select throws_ok($$ update pet_albums set cover_image_url = tests.file('friend') $$, '23514', null, 'of one''s own');
select isnt_empty($$ delete from pet_albums where id = tests.thing('pet album') returning 1 $$, 'owners delete albums');
select isnt_empty($$ delete from pet_profiles where id = tests.thing('pet') returning 1 $$, 'owners remove pets');
select is_empty($$ select from pet_albums where pet_id = tests.thing('pet') $$, 'with their albums');
select tests.act_as('anon');
select throws_ok($$ select from pet_profiles $$, '42501', null, 'anon reads no pet');
select throws_ok($$ select from pet_albums $$, '42501', null, 'anon reads no pet album');
select throws_ok($$ insert into pet_profiles (owner_id, name) values (tests.person('author'), 'x') $$, '42501', null, 'anon adds no pet');
select throws_ok($$ insert into pet_albums (pet_id, title) values (tests.thing('pet'), 'x') $$, '42501', null, 'anon adds no pet album');
select throws_ok($$ update pet_profiles set name = 'x' $$, '42501', null, 'anon edits no pet');
select throws_ok($$ delete from pet_profiles $$, '42501', null, 'anon removes no pet');
select throws_ok($$ delete from pet_albums $$, '42501', null, 'anon deletes no pet album');
select throws_ok($$ update pet_albums set cover_image_url = null $$, '42501', null, 'anon changes no pet album');
select tests.act_as_server();
select throws_ok($$ update pet_profiles set likes = -1 $$, '23514', null, 'likes are never negative');

-- Portfolio.
select tests.act_as('friend');
select isnt_empty($$ select from portfolio_items where user_id = tests.person('author') $$, 'friends read a portfolio');
select is_empty($$ delete from portfolio_items returning 1 $$, 'but delete nothing');
select is_empty($$ update portfolio_items set cover_image_url = tests.file('friend') returning 1 $$, 'nor change anything');
select throws_ok($$ insert into portfolio_items (user_id, title) values (tests.person('author'), 'x') $$, '42501', null, 'nor add anything');
select tests.act_as('stranger');
select is_empty($$ select from portfolio_items $$, 'a stranger reads no portfolio');
select tests.act_as('anon');
select throws_ok($$ select from portfolio_items $$, '42501', null, 'anon reads no portfolio');
select throws_ok($$ insert into portfolio_items (user_id, title) values (tests.person('author'), 'x') $$, '42501', null, 'anon adds nothing');
select throws_ok($$ delete from portfolio_items $$, '42501', null, 'anon deletes nothing');
select throws_ok($$ update portfolio_items set cover_image_url = null $$, '42501', null, 'anon changes nothing');
select tests.act_as('author');
-- spec: 7.portfolio.create
select lives_ok($$ insert into portfolio_items (user_id, title, type, cover_image_url) values (tests.person('author'), 'x', 'album', tests.file('author')) $$, 'members add albums');
select lives_ok($$ insert into portfolio_items (id, title) values (tests.thing('sent album'), 'Obras') $$, 'under an id of their own');
select throws_ok($$ insert into portfolio_items (id, title) values (tests.thing('sent album'), 'Obras') $$, '23505', null, 'so that what is sent twice is there once');
select throws_ok($$ insert into portfolio_items (id, title) values ('00000000-0000-0000-0000-000000000000', 'x') $$, '23514', null, 'which tells its time');
select throws_ok($$ insert into portfolio_items (title, created_at) values ('x', now()) $$, '42501', null, 'nobody dates an album');
-- spec: 3.portfolio-items
select throws_ok($$ insert into portfolio_items (title, type) values ('x', 'video') $$, '22P02', null, 'album is the only type');
select throws_ok($$ insert into portfolio_items (title) values (' ') $$, '23514', null, 'an album has a title');
select throws_ok($$ insert into portfolio_items (title) values (repeat('x', 101)) $$, '23514', null, 'of 100 characters at most');
select throws_ok($$ insert into portfolio_items (title, cover_image_url) values ('x', tests.file('friend')) $$, '23514', null, 'another''s cover is refused');
select throws_ok($$ update portfolio_items set title = 'x' $$, '42501', null, 'an album is not renamed');
select isnt_empty($$ update portfolio_items set cover_image_url = tests.file('author') where id = tests.thing('album') returning 1 $$, 'but gets another cover');
select throws_ok($$ update portfolio_items set cover_image_url = tests.file('friend') $$, '23514', null, 'of one''s own');
-- spec: 7.portfolio.delete
select isnt_empty($$ delete from portfolio_items where id = tests.thing('album') returning 1 $$, 'members delete their albums');

-- Quantum Lux.
-- spec: 9.catalogue
select results_eq($$ select id::int, image_url::text from quantum_lux_banners order by id $$, $$ select n, null::text from generate_series(1, 19) as n $$, 'there are exactly 19 banner slots');
select throws_ok($$ update quantum_lux_banners set image_url = 'x' $$, '42501', null, 'members do not fill banners');
select throws_ok($$ insert into quantum_lux_banners values (20, 'x') $$, '42501', null, 'nor add any');
select lives_ok($$ insert into quantum_lux_experiences (title, description, cover_url) values ('Luz', 'Todo', tests.file('author')) $$, 'members share experiences');
select lives_ok($$ insert into quantum_lux_experiences (id, title) values (tests.thing('told'), 'Una vez') $$, 'under an id of their own');
select throws_ok($$ insert into quantum_lux_experiences (id, title) values (tests.thing('told'), 'Una vez') $$, '23505', null, 'so that what is sent twice is there once');
select throws_ok($$ insert into quantum_lux_experiences (id, title) values ('7f6a1e52-5d0b-4c86-9a34-0c5f3f6f0b11', 'x') $$, '23514', null, 'which tells its time');
select throws_ok($$ insert into quantum_lux_experiences (title, points) values ('x', 100) $$, '42501', null, 'nobody gives themselves points');
select throws_ok($$ update quantum_lux_experiences set points = 100 $$, '42501', null, 'not later either');
-- spec: 6.experience.own
select throws_ok($$ insert into quantum_lux_experiences (user_id, title) values (tests.person('friend'), 'x') $$, '42501', null, 'nobody shares in another''s name');
select throws_ok($$ insert into quantum_lux_experiences (title) values ('') $$, '23514', null, 'an experience has a title');
select throws_ok($$ insert into quantum_lux_experiences (title) values (repeat('x', 101)) $$, '23514', null, 'of 100 characters at most');
select throws_ok($$ insert into quantum_lux_experiences (title, description) values ('x', repeat('x', 2001)) $$, '23514', null, 'a description of 2001 characters is refused');
select throws_ok($$ insert into quantum_lux_experiences (title, cover_url) values ('x', tests.file('friend')) $$, '23514', null, 'another''s cover is refused');
select tests.act_as('stranger');
select isnt_empty($$ select from quantum_lux_experiences $$, 'members read everybody''s experiences');
-- spec: 6.experience.own
select is_empty($$ delete from quantum_lux_experiences returning 1 $$, 'and delete nobody''s');
select tests.act_as('moderator');
select is_empty($$ delete from quantum_lux_experiences returning 1 $$, 'nor does a moderator (spec §6)');
select tests.act_as('anon');
select throws_ok($$ select from quantum_lux_banners $$, '42501', null, 'anon sees no banner');
select throws_ok($$ select from quantum_lux_experiences $$, '42501', null, 'anon reads no experience');
select throws_ok($$ insert into quantum_lux_experiences (user_id, title) values (tests.person('author'), 'x') $$, '42501', null, 'anon shares nothing');
select throws_ok($$ delete from quantum_lux_experiences $$, '42501', null, 'anon deletes no experience');
select tests.act_as('author');
-- spec: 6.experience.own
select isnt_empty($$ delete from quantum_lux_experiences where id = tests.thing('experience') returning 1 $$, 'authors delete their experiences');
select tests.act_as_server();
-- spec: 9.catalogue
select throws_ok($$ insert into quantum_lux_banners values (20, null) $$, '23514', null, 'not even the server makes a 20th slot');

select finish();
rollback;
