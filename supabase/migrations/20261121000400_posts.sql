-- Posts with their likes and comments. Category lizysfriends is for adults, likes and comments included.

create type public.post_category as enum (
  'general', 'mushittech77', 'optimustime', 'blogsandgifts', 'hocicobites', 'humordidas', 'impulsame',
  'quantumlux', 'lizysfriends'
);

create function private.post_bucket(category text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return case category when 'lizysfriends' then 'adult-assets' else 'user-assets' end;
comment on function private.post_bucket(text) is 'Where the media of a post lie: a public bucket would hand adults'' to minors.';
grant execute on function private.post_bucket(text) to authenticated;

create table public.posts (
  id public.client_id primary key default private.new_id(),
  user_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  content text not null default '' constraint posts_content_length check (char_length(content) <= 500),
  category text not null default 'general'
    constraint posts_category_known check (category::public.post_category is not null),
  for_adults boolean not null generated always as (category = 'lizysfriends') stored,
  image_url public.file_address
    constraint posts_image_own
      check (image_url is null or private.is_own_file(image_url, private.post_bucket(category), user_id)),
  video_url public.file_address
    constraint posts_video_own
      check (video_url is null or private.is_own_file(video_url, private.post_bucket(category), user_id)),
  image_alt text constraint posts_image_alt_of_image
    check (image_alt is null or (image_url is not null and char_length(image_alt) between 1 and 500)),
  media_width integer,
  media_height integer,
  created_at timestamptz not null default now(),
  constraint posts_media_size check (
    num_nulls(media_width, media_height) = 2
    or (num_nulls(media_width, media_height) = 0 and (image_url is not null or video_url is not null)
      and media_width between 1 and 65535 and media_height between 1 and 65535)),
  constraint posts_not_empty check (
    content ~ '[A-Za-z0-9]' or image_url is not null or video_url is not null or not private.is_blank(content))
);
comment on table public.posts is
  'Feed entries: text or media (spec §5). The author edits the text; author or moderator deletes. How often one is liked '
  'and commented on is told by the computed columns likes_count and comments_count (post_counts).';
comment on column public.posts.category is
  'One of post_category, else 22P02. Kept as text: the comparison of an enum is not leakproof, so under row level '
  'security a category could not be found through its index.';
comment on column public.posts.for_adults is
  'Whether only adults read it. A column, since `for_adults <= (is the reader an adult?)` is cheap on each row, and an '
  'index that ends with it passes over a category for adults without reading one of its posts.';
comment on column public.posts.image_url is 'Image in the author''s folder of user-assets, for lizysfriends of adult-assets.';
comment on column public.posts.video_url is 'Video, as image_url, which beside it is a still of it.';
comment on column public.posts.image_alt is 'What the image, or the video it stands for, shows, for who does not see it.';
comment on column public.posts.media_width is
  'Pixels of the image or video, as its author''s app tells them: it is shown at these proportions before it is loaded.';
comment on column public.posts.media_height is 'As media_width; both or none.';

create table public.post_likes (
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);
comment on table public.post_likes is 'Who likes what. Members see their own likes and the count, not who else liked.';

create table public.post_comments (
  id public.client_id primary key default private.new_id(),
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  content text not null constraint post_comments_content_length
    check (char_length(content) <= 1000 and not private.is_blank(content)),
  for_adults boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.post_comments is 'Comments under a post, readable by whoever reads the post.';
comment on column public.post_comments.for_adults is
  'Whether the post is for adults. A copy kept by trigger: looking the post up for each comment would let one request '
  'without a filter work for seconds.';

-- Keyset pages of (created_at, id), newest first: whole feed, one category, one author.
create index posts_created_idx on public.posts (created_at desc, id desc, for_adults);
create index posts_category_idx on public.posts (category, created_at desc, id desc, for_adults);
create index posts_user_idx on public.posts (user_id, created_at desc, id desc);
create index post_likes_user_idx on public.post_likes (user_id, post_id);
create index post_comments_post_idx on public.post_comments (post_id, created_at, id);
create index post_comments_user_idx on public.post_comments (user_id, id);

revoke all on public.posts, public.post_likes, public.post_comments from anon, authenticated;
grant select, delete on public.posts, public.post_likes, public.post_comments to authenticated;
grant insert (id, user_id, content, category, image_url, video_url, image_alt, media_width, media_height)
  on public.posts to authenticated;
grant update (content) on public.posts to authenticated;
grant insert (post_id, user_id) on public.post_likes to authenticated;
grant insert (id, post_id, user_id, content) on public.post_comments to authenticated;

select private.hold_files('public.posts', 'image_url', 'image');
select private.hold_files('public.posts', 'video_url', 'video');

create trigger limit_rate before insert on public.posts
  for each row execute function private.limit_rate();
create trigger limit_edits before update of content on public.posts
  for each row execute function private.limit_rate('edits');
create trigger limit_rate before insert on public.post_likes
  for each row execute function private.limit_rate();
create trigger limit_rate before insert on public.post_comments
  for each row execute function private.limit_rate();

create function private.mark_new_comment() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  new.for_adults := exists (select from public.posts where id = new.post_id and for_adults);
  return new;
end
$$;
comment on function private.mark_new_comment() is 'Trigger: a comment is for adults when its post is.';

create trigger mark_new_comment before insert on public.post_comments
  for each row execute function private.mark_new_comment();

create function private.mark_comments_of_moved_post() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.post_comments set for_adults = new.for_adults where post_id = new.id;
  return null;
end
$$;
comment on function private.mark_comments_of_moved_post() is
  'Trigger: the comments follow a post that the operator puts into another category.';

create trigger mark_comments_of_moved_post after update of category on public.posts
  for each row when (old.for_adults is distinct from new.for_adults)
  execute function private.mark_comments_of_moved_post();

alter table public.posts enable row level security;
alter table public.post_likes enable row level security;
alter table public.post_comments enable row level security;

create function private.can_read_post(post_id uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.posts
    where id = post_id and for_adults <= (select private.is_adult())
  )
$$;
comment on function private.can_read_post(uuid) is 'True when the post exists and the caller may read it (age rule).';
grant execute on function private.can_read_post(uuid) to authenticated;

create policy "Only for living accounts" on public.posts
  as restrictive for all to authenticated
  using ((select private.is_member()));
create policy "Only for living accounts" on public.post_likes
  as restrictive for all to authenticated
  using ((select private.is_member()));
create policy "Only for living accounts" on public.post_comments
  as restrictive for all to authenticated
  using ((select private.is_member()));

create policy "Members read posts, adults also lizysfriends" on public.posts
  for select to authenticated
  using (for_adults <= (select private.is_adult()));

create policy "Members post in their own name" on public.posts
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and for_adults <= (select private.is_adult())
  );

create policy "Authors edit their posts" on public.posts
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "Authors and moderators delete posts" on public.posts
  for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.is_moderator()));

create policy "Members read their own likes" on public.post_likes
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Members like posts they may read" on public.post_likes
  for insert to authenticated
  with check (user_id = (select auth.uid()) and private.can_read_post(post_id));

create policy "Members take back their own likes" on public.post_likes
  for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "Members read comments of posts they may read" on public.post_comments
  for select to authenticated
  using (for_adults <= (select private.is_adult()));

create policy "Members comment on posts they may read" on public.post_comments
  for insert to authenticated
  with check (user_id = (select auth.uid()) and private.can_read_post(post_id));

create policy "Authors and moderators delete comments" on public.post_comments
  for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.is_moderator()));

create function public.user_liked(post public.posts) returns boolean
  language sql stable
  set search_path = ''
as $$
  select exists (
    select from public.post_likes as liked
    where liked.post_id = post.id and liked.user_id = (select auth.uid())
  )
$$;
comment on function public.user_liked(public.posts) is
  'Computed column of posts: does the caller like it? Select it by name. As a filter over all posts it would ask for '
  'each: the statement timeout ends that.';
grant execute on function public.user_liked(public.posts) to authenticated;
