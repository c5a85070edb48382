-- Portfolio: albums on a member's profile, for the member and their friends.

create type public.portfolio_item_type as enum ('album');

create table public.portfolio_items (
  id public.client_id primary key default private.new_id(),
  user_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  title text not null constraint portfolio_items_title_length
    check (char_length(title) <= 100 and not private.is_blank(title)),
  type public.portfolio_item_type not null default 'album',
  cover_image_url public.file_address
    constraint portfolio_items_cover_own check (private.is_own_file(cover_image_url, 'user-assets', user_id)),
  pictures_count integer not null default 0
    constraint portfolio_items_pictures_most check (pictures_count between 0 and 100),
  created_at timestamptz not null default now(),
  constraint portfolio_items_owner_key unique (id, user_id)
);
comment on table public.portfolio_items is 'Albums of a member''s portfolio.';
comment on column public.portfolio_items.cover_image_url is
  'Image in the member''s folder of user-assets: the album''s first picture, until the member chooses another.';
comment on column public.portfolio_items.pictures_count is 'Kept by trigger on album_pictures.';

create index portfolio_items_user_idx on public.portfolio_items (user_id, created_at desc, id desc);

revoke all on public.portfolio_items from anon, authenticated;
grant select, delete on public.portfolio_items to authenticated;
grant insert (id, user_id, title, type, cover_image_url) on public.portfolio_items to authenticated;
grant update (cover_image_url) on public.portfolio_items to authenticated;

select private.hold_files('public.portfolio_items', 'cover_image_url', 'image');

create trigger limit_rate before insert on public.portfolio_items
  for each row execute function private.limit_rate();
-- A picture that comes or goes changes its album, which is no change of the member's.
create trigger limit_edits before update on public.portfolio_items
  for each row when (pg_trigger_depth() = 0) execute function private.limit_rate('edits');

alter table public.portfolio_items enable row level security;

create policy "Only for living accounts" on public.portfolio_items
  as restrictive for all to authenticated
  using ((select private.is_member()));

create policy "Members and their friends read a portfolio" on public.portfolio_items
  for select to authenticated
  using (user_id = (select auth.uid()) or user_id in (select private.my_friends()));

create policy "Members add to their own portfolio" on public.portfolio_items
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Members give their albums another cover" on public.portfolio_items
  for update to authenticated
  using (user_id = (select auth.uid()));

create policy "Members delete from their own portfolio" on public.portfolio_items
  for delete to authenticated
  using (user_id = (select auth.uid()));
