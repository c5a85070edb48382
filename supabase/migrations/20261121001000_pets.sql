-- Pets and their albums. As part of a profile they are for the owner and the owner's friends.

create table public.pet_profiles (
  id public.client_id primary key default private.new_id(),
  owner_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  name text not null constraint pet_profiles_name_length
    check (char_length(name) <= 60 and not private.is_blank(name)),
  bio text constraint pet_profiles_bio_length check (char_length(bio) <= 500),
  avatar_url public.file_address
    constraint pet_profiles_avatar_own check (private.is_own_file(avatar_url, 'user-assets', owner_id)),
  likes integer not null default 0 constraint pet_profiles_likes_not_negative check (likes >= 0),
  created_at timestamptz not null default now(),
  constraint pet_profiles_owner_key unique (id, owner_id)
);
comment on table public.pet_profiles is 'Pets of members.';
comment on column public.pet_profiles.avatar_url is
  'Image in the owner''s folder of user-assets; without it the app draws one from the name.';
comment on column public.pet_profiles.likes is 'Never writable by clients; nothing in the app gives likes yet (spec §7).';

create table public.pet_albums (
  id public.client_id primary key default private.new_id(),
  pet_id uuid not null,
  owner_id uuid not null default auth.uid(),
  title text not null constraint pet_albums_title_length
    check (char_length(title) <= 100 and not private.is_blank(title)),
  cover_image_url public.file_address
    constraint pet_albums_cover_own check (private.is_own_file(cover_image_url, 'user-assets', owner_id)),
  pictures_count integer not null default 0
    constraint pet_albums_pictures_most check (pictures_count between 0 and 100),
  created_at timestamptz not null default now(),
  constraint pet_albums_owner_key unique (id, owner_id),
  constraint pet_albums_pet_of_owner foreign key (pet_id, owner_id)
    references public.pet_profiles (id, owner_id) on delete cascade on update cascade
);
comment on table public.pet_albums is 'Albums of a pet, readable by whoever reads the pet.';
comment on column public.pet_albums.owner_id is 'The pet''s owner, so that who may read an album is seen from its row.';
comment on column public.pet_albums.cover_image_url is
  'Image in the owner''s folder of user-assets: the album''s first picture, until its owner chooses another.';
comment on column public.pet_albums.pictures_count is 'Kept by trigger on album_pictures.';

create index pet_profiles_owner_idx on public.pet_profiles (owner_id, created_at, id);
create index pet_albums_pet_idx on public.pet_albums (pet_id, owner_id, created_at desc, id desc);

revoke all on public.pet_profiles, public.pet_albums from anon, authenticated;
grant select, delete on public.pet_profiles, public.pet_albums to authenticated;
grant insert (id, owner_id, name, bio, avatar_url) on public.pet_profiles to authenticated;
grant update (name, bio, avatar_url) on public.pet_profiles to authenticated;
grant insert (id, pet_id, title, cover_image_url) on public.pet_albums to authenticated;
grant update (cover_image_url) on public.pet_albums to authenticated;

select private.hold_files('public.pet_profiles', 'avatar_url', 'image');
select private.hold_files('public.pet_albums', 'cover_image_url', 'image');

create trigger limit_rate before insert on public.pet_profiles
  for each row execute function private.limit_rate();
create trigger limit_rate before insert on public.pet_albums
  for each row execute function private.limit_rate();
create trigger limit_edits before update on public.pet_profiles
  for each row execute function private.limit_rate('edits');
-- A picture that comes or goes changes its album, which is no change of the member's.
create trigger limit_edits before update on public.pet_albums
  for each row when (pg_trigger_depth() = 0) execute function private.limit_rate('edits');

alter table public.pet_profiles enable row level security;
alter table public.pet_albums enable row level security;

create function private.owns_pet(pet_id uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.pet_profiles as pet
    where pet.id = owns_pet.pet_id and pet.owner_id = (select auth.uid())
  )
$$;
comment on function private.owns_pet(uuid) is 'True when the pet is the caller''s.';
grant execute on function private.owns_pet(uuid) to authenticated;

create policy "Only for living accounts" on public.pet_profiles
  as restrictive for all to authenticated
  using ((select private.is_member()));
create policy "Only for living accounts" on public.pet_albums
  as restrictive for all to authenticated
  using ((select private.is_member()));

create policy "Owners and their friends read pets" on public.pet_profiles
  for select to authenticated
  using (owner_id = (select auth.uid()) or owner_id in (select private.my_friends()));

create policy "Members add their own pets" on public.pet_profiles
  for insert to authenticated
  with check (owner_id = (select auth.uid()));

create policy "Owners edit their pets" on public.pet_profiles
  for update to authenticated
  using (owner_id = (select auth.uid()))
  with check (owner_id = (select auth.uid()));

create policy "Owners remove their pets" on public.pet_profiles
  for delete to authenticated
  using (owner_id = (select auth.uid()));

create policy "Owners and their friends read pet albums" on public.pet_albums
  for select to authenticated
  using (owner_id = (select auth.uid()) or owner_id in (select private.my_friends()));

create policy "Owners add albums to their pets" on public.pet_albums
  for insert to authenticated
  with check (private.owns_pet(pet_id));

create policy "Owners give albums of their pets another cover" on public.pet_albums
  for update to authenticated
  using (owner_id = (select auth.uid()));

create policy "Owners delete albums of their pets" on public.pet_albums
  for delete to authenticated
  using (owner_id = (select auth.uid()));
