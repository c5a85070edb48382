-- Blogs and gifts: texts that members upload as a file, by genre.

create type public.blog_genre as enum ('Ficción', 'No Ficción', 'Poesía', 'Ciencia Ficción', 'Fantasía', 'Misterio');

create table public.blog_posts (
  id public.client_id primary key default private.new_id(),
  user_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  title text not null constraint blog_posts_title_length
    check (char_length(title) <= 150 and not private.is_blank(title)),
  genre public.blog_genre not null,
  cover_url public.file_address
    constraint blog_posts_cover_own check (private.is_own_file(cover_url, 'user-assets', user_id)),
  content_url public.file_address not null
    constraint blog_posts_content_own check (private.is_own_file(content_url, 'user-assets', user_id))
    constraint blog_posts_content_ending check (content_url ~* '\.(pdf|txt)$'),
  created_at timestamptz not null default now()
);
comment on table public.blog_posts is 'Published texts, readable by every member.';
comment on column public.blog_posts.cover_url is 'Image in the author''s folder of user-assets.';
comment on column public.blog_posts.content_url is
  'The text itself: .pdf or .txt (spec §5) in the author''s folder of user-assets.';

create index blog_posts_created_idx on public.blog_posts (created_at desc, id desc);
create index blog_posts_user_idx on public.blog_posts (user_id, created_at desc, id desc);

revoke all on public.blog_posts from anon, authenticated;
grant select, delete on public.blog_posts to authenticated;
grant insert (id, user_id, title, genre, cover_url, content_url) on public.blog_posts to authenticated;

select private.hold_files('public.blog_posts', 'cover_url', 'image');
select private.hold_files('public.blog_posts', 'content_url', 'text');

create trigger limit_rate before insert on public.blog_posts
  for each row execute function private.limit_rate();

alter table public.blog_posts enable row level security;

create policy "Only for living accounts" on public.blog_posts
  as restrictive for all to authenticated
  using ((select private.is_member()));

create policy "Members read every blog post" on public.blog_posts
  for select to authenticated
  using (true);

create policy "Members publish in their own name" on public.blog_posts
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Authors delete their blog posts" on public.blog_posts
  for delete to authenticated
  using (user_id = (select auth.uid()));
