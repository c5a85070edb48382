-- Portfolio: albums on a member's profile, for the member and their friends.

create type public.portfolio_item_type as enum ('album');

create table public.portfolio_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  title text not null,
  type public.portfolio_item_type not null default 'album',
  cover_image_url text,
  created_at timestamptz not null default now()
);
comment on table public.portfolio_items is 'Albums of a member''s portfolio.';
comment on column public.portfolio_items.cover_image_url is 'File in the member''s folder of user-assets.';

create index portfolio_items_user_idx on public.portfolio_items (user_id, created_at desc, id desc);

revoke all on public.portfolio_items from anon, authenticated;
grant select, delete on public.portfolio_items to authenticated;
grant insert (user_id, title, type, cover_image_url) on public.portfolio_items to authenticated;

create function private.check_portfolio_item() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform private.require_text('title', new.title, 1, 100);
  perform private.require_own_file('cover_image_url', new.cover_image_url, 'user-assets', new.user_id);
  return new;
end
$$;
comment on function private.check_portfolio_item() is
  'Refuses (22023) a title that is blank or over 100 characters and a cover that is not the member''s.';

create trigger check_portfolio_item
  before insert or update on public.portfolio_items
  for each row execute function private.check_portfolio_item();

alter table public.portfolio_items enable row level security;

create policy "Members and their friends read a portfolio" on public.portfolio_items
  for select to authenticated
  using (user_id = (select auth.uid()) or private.are_friends((select auth.uid()), user_id));

create policy "Members add to their own portfolio" on public.portfolio_items
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Members delete from their own portfolio" on public.portfolio_items
  for delete to authenticated
  using (user_id = (select auth.uid()));
