begin;
-- The entities of spec §3: each field, and the values that it names.
set local search_path = public, extensions;
select plan(22);

create function tests.missing_fields(entity text, wanted text) returns setof text
  language sql
as $$
  select unnest(string_to_array(wanted, ', '))
  except
  select column_name::text from information_schema.columns where table_schema = 'public' and table_name = entity
$$;
create function tests.type_of(entity text, field text) returns text
  language sql
as $$
  select format_type(atttypid, atttypmod) from pg_attribute where attrelid = entity::regclass and attname = field
$$;

-- spec: 3.profiles
select is_empty($$ select tests.missing_fields('profiles', 'id, username, birth_year, avatar_url, cover_url, bio, city, academic_background, professional_background, is_creator, user_type, role') $$, 'a profile has its fields');
-- spec: 3.profiles
select is(tests.type_of('profiles', 'birth_year'), 'smallint', 'its birth year is a number');
-- spec: 3.profiles
select is(tests.type_of('profiles', 'is_creator'), 'boolean', 'whether it is a creator''s is yes or no');
-- spec: 3.profiles.moderator
select ok('moderator' = any (enum_range(null::member_role)::text[]), 'moderator is a role');
-- spec: 3.user-type-free
select is(tests.type_of('profiles', 'user_type'), 'text', 'its type is a free text');
-- spec: 3.posts
select is_empty($$ select tests.missing_fields('posts', 'id, user_id, content, category, image_url, video_url, created_at') $$, 'a post has its fields');
-- spec: 3.categories
select is(
  enum_range(null::post_category)::text,
  '{general,mushittech77,optimustime,blogsandgifts,hocicobites,humordidas,impulsame,quantumlux,lizysfriends}', 'there are nine categories');
-- spec: 3.post-likes
select is_empty($$ select tests.missing_fields('post_likes', 'post_id, user_id') $$, 'a like has its fields');
-- spec: 3.post-comments
select is_empty($$ select tests.missing_fields('post_comments', 'id, post_id, user_id, content, created_at') $$, 'a comment has its fields');
-- spec: 3.saved-posts
select is_empty($$ select tests.missing_fields('saved_posts', 'user_id, post_id') $$, 'a saved post has its fields');
-- spec: 3.chat-messages
select is_empty($$ select tests.missing_fields('chat_messages', 'id, sender_id, receiver_id, content, file_url, file_type, created_at') $$, 'a message has its fields');
-- spec: 3.blog-posts
select is_empty($$ select tests.missing_fields('blog_posts', 'id, user_id, title, genre, cover_url, content_url, created_at') $$, 'a blog post has its fields');
-- spec: 3.genres
select is(enum_range(null::blog_genre)::text, '{Ficción,"No Ficción",Poesía,"Ciencia Ficción",Fantasía,Misterio}', 'there are six genres');
-- spec: 3.pet-profiles
select is_empty($$ select tests.missing_fields('pet_profiles', 'id, owner_id, name, bio, avatar_url, likes') $$, 'a pet has its fields');
-- spec: 3.pet-albums
select is_empty($$ select tests.missing_fields('pet_albums', 'id, pet_id, title, cover_image_url') $$, 'an album of a pet has its fields');
-- spec: 3.portfolio-items
select is_empty($$ select tests.missing_fields('portfolio_items', 'id, user_id, title, type, cover_image_url, created_at') $$, 'an album has its fields');
-- spec: 3.quantum-lux-banners
select is_empty($$ select tests.missing_fields('quantum_lux_banners', 'id, image_url') $$, 'a banner has its fields');
-- spec: 3.quantum-lux-experiences
select is_empty($$ select tests.missing_fields('quantum_lux_experiences', 'id, user_id, title, description, cover_url, points, created_at') $$, 'an experience has its fields');
-- spec: 3.friend-requests
select is_empty($$ select tests.missing_fields('friend_requests', 'sender_id, receiver_id, status') $$, 'a request has its fields');
-- spec: 3.friend-requests
select is(enum_range(null::friend_request_status)::text, '{pending,accepted}', 'it is pending or accepted');

-- What a member says of themselves opens nothing (spec §6).
-- spec: 6.creator
select is_empty(
  $$ select tablename, policyname from pg_policies where concat(qual, with_check) ~ 'is_creator|user_type' $$,
  'no policy asks for the creator flag or the user type');
-- spec: 6.creator
select set_eq(
  $$ select proname::text from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc ~ 'is_creator|user_type' $$,
  array['complete_signup'],
  'nor does a function, but for the one that stores the type');

select finish();
rollback;
