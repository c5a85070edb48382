-- Posts with their likes and comments. Category lizysfriends is for adults, likes and comments included.

create type public.post_category as enum (
  'general', 'mushittech77', 'optimustime', 'blogsandgifts', 'hocicobites', 'humordidas', 'impulsame',
  'quantumlux', 'lizysfriends'
);

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  content text not null default '',
  category text not null default 'general'
    constraint posts_category_known check (category::public.post_category is not null),
  image_url text,
  video_url text,
  likes_count integer not null default 0 constraint posts_likes_count_not_negative check (likes_count >= 0),
  comments_count integer not null default 0 constraint posts_comments_count_not_negative check (comments_count >= 0),
  created_at timestamptz not null default now()
) with (fillfactor = 90); -- Counters change often: room for updates within the page, which leave the indexes alone.
comment on table public.posts is 'Feed entries. The author edits the text; author or moderator deletes.';
comment on column public.posts.category is
  'One of post_category, else 22P02. Kept as text: the comparison of an enum is not leakproof, so under row level '
  'security a category could not be found through its index.';
comment on column public.posts.image_url is 'File in the author''s folder of user-assets, for lizysfriends of adult-assets.';
comment on column public.posts.video_url is 'As image_url.';
comment on column public.posts.likes_count is 'Kept by trigger on post_likes.';
comment on column public.posts.comments_count is 'Kept by trigger on post_comments.';

create table public.post_likes (
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);
comment on table public.post_likes is 'Who likes what. Members see their own likes and the count, not who else liked.';

create table public.post_comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  content text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.post_comments is 'Comments under a post, readable by whoever reads the post.';

-- Keyset pages of (created_at, id), newest first: whole feed, one category, one author.
create index posts_created_idx on public.posts (created_at desc, id desc);
create index posts_category_idx on public.posts (category, created_at desc, id desc);
create index posts_user_idx on public.posts (user_id, created_at desc, id desc);
create index post_likes_user_idx on public.post_likes (user_id);
create index post_comments_post_idx on public.post_comments (post_id, created_at, id);
create index post_comments_user_idx on public.post_comments (user_id);

revoke all on public.posts, public.post_likes, public.post_comments from anon, authenticated;
grant select, delete on public.posts, public.post_likes, public.post_comments to authenticated;
grant insert (user_id, content, category, image_url, video_url) on public.posts to authenticated;
grant update (content) on public.posts to authenticated;
grant insert (post_id, user_id) on public.post_likes to authenticated;
grant insert (post_id, user_id, content) on public.post_comments to authenticated;

create function private.check_post() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  bucket text := case new.category when 'lizysfriends' then 'adult-assets' else 'user-assets' end;
begin
  perform private.require_text(
    'content', new.content, case when coalesce(new.image_url, new.video_url) is null then 1 else 0 end, 500);
  perform private.require_own_file('image_url', new.image_url, bucket, new.user_id);
  perform private.require_own_file('video_url', new.video_url, bucket, new.user_id);
  return new;
end
$$;
comment on function private.check_post() is
  'Refuses (22023) a post without text or media, over 500 characters (spec §5), or with media that is not the author''s.';

create trigger check_post
  before insert or update of content, image_url, video_url on public.posts
  for each row execute function private.check_post();

create function private.check_comment() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform private.require_text('content', new.content, 1, 1000);
  return new;
end
$$;
comment on function private.check_comment() is 'Refuses (22023) a comment that is blank or over 1000 characters.';

create trigger check_comment
  before insert or update of content on public.post_comments
  for each row execute function private.check_comment();

-- One update a statement, not a row: deleting a post or a member with 100,000 likes stays cheap.
create function private.count_likes() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.posts as post
  set likes_count = post.likes_count + changed.difference
  from (
    select post_id, case tg_op when 'INSERT' then count(*) else -count(*) end::integer as difference
    from changed_rows
    group by post_id
  ) as changed
  where post.id = changed.post_id;
  return null;
end
$$;
comment on function private.count_likes() is 'Keeps posts.likes_count. Definer: members cannot write counters.';

create trigger count_added_likes
  after insert on public.post_likes
  referencing new table as changed_rows
  for each statement execute function private.count_likes();

create trigger count_removed_likes
  after delete on public.post_likes
  referencing old table as changed_rows
  for each statement execute function private.count_likes();

create function private.count_comments() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.posts as post
  set comments_count = post.comments_count + changed.difference
  from (
    select post_id, case tg_op when 'INSERT' then count(*) else -count(*) end::integer as difference
    from changed_rows
    group by post_id
  ) as changed
  where post.id = changed.post_id;
  return null;
end
$$;
comment on function private.count_comments() is 'Keeps posts.comments_count. Definer: members cannot write counters.';

create trigger count_added_comments
  after insert on public.post_comments
  referencing new table as changed_rows
  for each statement execute function private.count_comments();

create trigger count_removed_comments
  after delete on public.post_comments
  referencing old table as changed_rows
  for each statement execute function private.count_comments();

alter table public.posts enable row level security;
alter table public.post_likes enable row level security;
alter table public.post_comments enable row level security;

-- A function and not a sub-select in the policies: the planner would hash all posts for a long comment list.
create function private.can_read_post(post_id uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.posts
    where id = post_id and (category <> 'lizysfriends' or (select private.is_adult()))
  )
$$;
comment on function private.can_read_post(uuid) is 'True when the post exists and the caller may read it (age rule).';
grant execute on function private.can_read_post(uuid) to authenticated;

create policy "Members read posts, adults also lizysfriends" on public.posts
  for select to authenticated
  using (category <> 'lizysfriends' or (select private.is_adult()));

create policy "Members post in their own name" on public.posts
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (category <> 'lizysfriends' or (select private.is_adult())));

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
  using (private.can_read_post(post_id));

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
comment on function public.user_liked(public.posts) is 'Computed column of posts: does the caller like it? Select it by name.';
grant execute on function public.user_liked(public.posts) to authenticated;
