-- Blogs and gifts: texts that members upload as a file, by genre.

create type public.blog_genre as enum ('Ficción', 'No Ficción', 'Poesía', 'Ciencia Ficción', 'Fantasía', 'Misterio');

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  title text not null,
  genre public.blog_genre not null,
  cover_url text,
  content_url text not null,
  created_at timestamptz not null default now()
);
comment on table public.blog_posts is 'Published texts, readable by every member.';
comment on column public.blog_posts.cover_url is 'Image in the author''s folder of user-assets.';
comment on column public.blog_posts.content_url is 'The text itself: .pdf or .txt in the author''s folder of user-assets.';

create index blog_posts_created_idx on public.blog_posts (created_at desc, id desc);
create index blog_posts_user_idx on public.blog_posts (user_id, created_at desc, id desc);

revoke all on public.blog_posts from anon, authenticated;
grant select, delete on public.blog_posts to authenticated;
grant insert (user_id, title, genre, cover_url, content_url) on public.blog_posts to authenticated;

create function private.check_blog_post() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform private.require_text('title', new.title, 1, 150);
  perform private.require_own_file('cover_url', new.cover_url, 'user-assets', new.user_id);
  perform private.require_own_file('content_url', new.content_url, 'user-assets', new.user_id);
  return new;
end
$$;
comment on function private.check_blog_post() is
  'Refuses (22023) a title that is blank or over 150 characters, and files that are not the author''s.';

create trigger check_blog_post
  before insert or update on public.blog_posts
  for each row execute function private.check_blog_post();

alter table public.blog_posts enable row level security;

create policy "Members read every blog post" on public.blog_posts
  for select to authenticated
  using (true);

create policy "Members publish in their own name" on public.blog_posts
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Authors delete their blog posts" on public.blog_posts
  for delete to authenticated
  using (user_id = (select auth.uid()));
