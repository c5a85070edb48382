-- Pets and their albums. As part of a profile they are for the owner and the owner's friends.

create table public.pet_profiles (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  name text not null,
  bio text,
  avatar_url text,
  likes integer not null default 0 constraint pet_profiles_likes_not_negative check (likes >= 0),
  created_at timestamptz not null default now()
);
comment on table public.pet_profiles is 'Pets of members.';
comment on column public.pet_profiles.avatar_url is
  'File in the owner''s folder of user-assets; without it the app draws one from the name.';
comment on column public.pet_profiles.likes is 'Never writable by clients; nothing in the app gives likes yet (spec §7).';

create table public.pet_albums (
  id uuid primary key default gen_random_uuid(),
  pet_id uuid not null references public.pet_profiles (id) on delete cascade,
  title text not null,
  cover_image_url text,
  created_at timestamptz not null default now()
);
comment on table public.pet_albums is 'Albums of a pet, readable by whoever reads the pet.';
comment on column public.pet_albums.cover_image_url is 'File in the owner''s folder of user-assets.';

create index pet_profiles_owner_idx on public.pet_profiles (owner_id, created_at, id);
create index pet_albums_pet_idx on public.pet_albums (pet_id, created_at desc, id desc);

revoke all on public.pet_profiles, public.pet_albums from anon, authenticated;
grant select, delete on public.pet_profiles, public.pet_albums to authenticated;
grant insert (owner_id, name, bio, avatar_url) on public.pet_profiles to authenticated;
grant update (name, bio, avatar_url) on public.pet_profiles to authenticated;
grant insert (pet_id, title, cover_image_url) on public.pet_albums to authenticated;

create function private.check_pet() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform private.require_text('name', new.name, 1, 60);
  perform private.require_text('bio', new.bio, 0, 500);
  perform private.require_own_file('avatar_url', new.avatar_url, 'user-assets', new.owner_id);
  return new;
end
$$;
comment on function private.check_pet() is
  'Refuses (22023) a name that is blank (spec §5) or over 60 characters, a long bio, an avatar that is not the owner''s.';

create trigger check_pet
  before insert or update on public.pet_profiles
  for each row execute function private.check_pet();

create function private.check_pet_album() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.require_text('title', new.title, 1, 100);
  perform private.require_own_file(
    'cover_image_url', new.cover_image_url, 'user-assets',
    (select owner_id from public.pet_profiles where id = new.pet_id));
  return new;
end
$$;
comment on function private.check_pet_album() is
  'Refuses (22023) a title that is blank or over 100 characters and a cover that is not the owner''s. '
  'Definer: looks the owner up.';

create trigger check_pet_album
  before insert or update on public.pet_albums
  for each row execute function private.check_pet_album();

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

create function private.can_read_pet(pet_id uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.pet_profiles as pet
    where pet.id = can_read_pet.pet_id
      and (pet.owner_id = (select auth.uid()) or private.are_friends((select auth.uid()), pet.owner_id))
  )
$$;
comment on function private.can_read_pet(uuid) is 'True when the pet is the caller''s or a friend''s.';
grant execute on function private.can_read_pet(uuid) to authenticated;

create policy "Owners and their friends read pets" on public.pet_profiles
  for select to authenticated
  using (owner_id = (select auth.uid()) or private.are_friends((select auth.uid()), owner_id));

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
  using (private.can_read_pet(pet_id));

create policy "Owners add albums to their pets" on public.pet_albums
  for insert to authenticated
  with check (private.owns_pet(pet_id));

create policy "Owners delete albums of their pets" on public.pet_albums
  for delete to authenticated
  using (private.owns_pet(pet_id));
