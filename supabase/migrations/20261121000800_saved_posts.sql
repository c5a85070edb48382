-- Saved posts, shown to the member under 'Colecciones'.

create table public.saved_posts (
  user_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  post_id uuid not null references public.posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
comment on table public.saved_posts is 'Which posts a member keeps. Nobody else sees it. Saving twice is 23505 (spec §4).';

create index saved_posts_recent_idx on public.saved_posts (user_id, created_at desc, post_id desc);
create index saved_posts_post_idx on public.saved_posts (post_id);

revoke all on public.saved_posts from anon, authenticated;
grant select, delete on public.saved_posts to authenticated;
grant insert (user_id, post_id) on public.saved_posts to authenticated;

create trigger limit_rate before insert on public.saved_posts
  for each row execute function private.limit_rate();

alter table public.saved_posts enable row level security;

create policy "Only for living accounts" on public.saved_posts
  as restrictive for all to authenticated
  using ((select private.is_member()));

create policy "Members see what they saved" on public.saved_posts
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Members save posts they may read" on public.saved_posts
  for insert to authenticated
  with check (user_id = (select auth.uid()) and private.can_read_post(post_id));

create policy "Members drop what they saved" on public.saved_posts
  for delete to authenticated
  using (user_id = (select auth.uid()));

create function public.user_saved(post public.posts) returns boolean
  language sql stable
  set search_path = ''
as $$
  select exists (
    select from public.saved_posts as saved
    where saved.user_id = (select auth.uid()) and saved.post_id = post.id
  )
$$;
comment on function public.user_saved(public.posts) is
  'Computed column of posts: has the caller saved it? As user_liked, one look at the key of saved_posts for each row that is read.';
grant execute on function public.user_saved(public.posts) to authenticated;
