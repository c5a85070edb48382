-- Profiles: what a member says about themselves, for themselves and their friends; and member_cards, the
-- part of it that every member may see. Friends enter the read policy in the friend_requests migration.

create type public.member_role as enum ('member', 'moderator');

create table public.profiles (
  id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  username text not null,
  birth_year smallint,
  avatar_url text,
  cover_url text,
  bio text,
  city text,
  academic_background text,
  professional_background text,
  is_creator boolean not null default false,
  user_type text,
  role public.member_role not null default 'member',
  created_at timestamptz not null default now()
);
comment on table public.profiles is 'One row a member, readable by the member and accepted friends only.';
comment on column public.profiles.birth_year is 'Four digits. Age is the current year minus this (spec §5).';
comment on column public.profiles.avatar_url is
  'File in the own folder of user-assets, or cosmia:avatar/<seed>, drawn by the app.';
comment on column public.profiles.cover_url is
  'File in the own folder of user-assets, or cosmia:cover/<name>, drawn by the app.';
comment on column public.profiles.is_creator is 'Shown only; gives no permission (spec §6).';
comment on column public.profiles.user_type is 'Free text; sign-up offers four values. Gives no permission (spec §6).';
comment on column public.profiles.role is 'Never writable by clients; a moderator is named with the service key.';

-- A table and not a view over profiles: a view that shows rows its reader may not see would have to run
-- with its owner's rights (Supabase's linter counts that as an error), and authors need a real foreign key.
create table public.member_cards (
  id uuid primary key references public.profiles (id) on delete cascade,
  username text not null,
  avatar_url text,
  cover_url text
);
comment on table public.member_cards is
  'What every signed-in member may see of any member. A copy of profiles kept by trigger; authors are embedded from it.';

create unique index member_cards_username_key on public.member_cards (lower(username) text_pattern_ops);
comment on index public.member_cards_username_key is
  'Usernames differ by more than upper and lower case. Also finds them by their beginning.';

revoke all on public.profiles, public.member_cards from anon, authenticated;
grant select on public.profiles, public.member_cards to authenticated;
grant insert (id, username, birth_year, avatar_url, cover_url, bio, city, academic_background,
    professional_background, is_creator, user_type)
  on public.profiles to authenticated;
grant update (username, birth_year, avatar_url, cover_url, bio, city, academic_background,
    professional_background, is_creator, user_type)
  on public.profiles to authenticated;

create function private.check_profile() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform private.require_text('username', new.username, 1, 40);
  -- Control, zero-width and direction characters would let one name pass for another.
  if new.username ~ '^\s|\s$|[\u0001-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]' then
    raise exception 'username holds characters that are not allowed' using errcode = '22023';
  end if;
  if new.birth_year not between 1000 and 9999 then
    raise exception 'birth_year must have 4 digits' using errcode = '22023';
  end if;
  perform private.require_text('bio', new.bio, 0, 500);
  perform private.require_text('city', new.city, 0, 100);
  perform private.require_text('academic_background', new.academic_background, 0, 300);
  perform private.require_text('professional_background', new.professional_background, 0, 300);
  perform private.require_text('user_type', new.user_type, 0, 60);
  if new.avatar_url !~ '^cosmia:avatar/[\w-]{1,64}$' then
    perform private.require_own_file('avatar_url', new.avatar_url, 'user-assets', new.id);
  end if;
  if new.cover_url !~ '^cosmia:cover/[\w-]{1,64}$' then
    perform private.require_own_file('cover_url', new.cover_url, 'user-assets', new.id);
  end if;
  return new;
end
$$;
comment on function private.check_profile() is 'Refuses (22023) profile values beyond the limits of design §5.';

create trigger check_profile
  before insert or update on public.profiles
  for each row execute function private.check_profile();

create function private.copy_member_card() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.member_cards as card (id, username, avatar_url, cover_url)
  values (new.id, new.username, new.avatar_url, new.cover_url)
  on conflict (id) do update
    set username = excluded.username, avatar_url = excluded.avatar_url, cover_url = excluded.cover_url;
  return null;
end
$$;
comment on function private.copy_member_card() is
  'Keeps member_cards equal to profiles. Definer: members have no right to write cards.';

create trigger copy_member_card
  after insert or update of username, avatar_url, cover_url on public.profiles
  for each row execute function private.copy_member_card();

create function private.clean_username(raw text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return btrim(left(btrim(regexp_replace(
    coalesce(raw, ''), '[\s\u0001-\u001f\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u205f-\u2069\ufeff]+', ' ', 'g')), 40));
comment on function private.clean_username(text) is 'The nearest username that check_profile accepts; may be empty.';

create function private.free_username(wanted text) returns text
  language plpgsql stable
  set search_path = ''
as $$
declare
  candidate text := wanted;
begin
  -- A random suffix rather than a count: two sign-ups at once do not race for the next number.
  while exists (select from public.member_cards where lower(username) = lower(candidate)) loop
    candidate := btrim(left(wanted, 33)) || '-' || substr(md5(random()::text), 1, 6);
  end loop;
  return candidate;
end
$$;
comment on function private.free_username(text) is 'The wanted username, with a suffix when another member has it.';

create function private.create_profile_on_signup() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  wanted text := coalesce(
    nullif(private.clean_username(new.raw_user_meta_data ->> 'username'), ''),
    nullif(private.clean_username(split_part(new.email, '@', 1)), ''),
    'viajero');
  year text := new.raw_user_meta_data ->> 'birth_year';
begin
  for attempt in 1..5 loop
    begin
      insert into public.profiles (id, username, birth_year, avatar_url, cover_url, bio)
      values (
        new.id,
        private.free_username(wanted),
        case when year ~ '^[1-9][0-9]{3}$' then year::smallint end,
        'cosmia:avatar/' || new.id,
        'cosmia:cover/default',
        'Explorando el universo digital en Cosmia.'
      );
      return null;
    exception when unique_violation then
      null; -- Someone took the name between the look and the insert: look again.
    end;
  end loop;
  return null;
exception when others then
  -- A sign-up never fails because of its profile: the app creates a missing one (spec §4).
  raise warning 'profile of % not created: %', new.id, sqlerrm;
  return null;
end
$$;
comment on function private.create_profile_on_signup() is
  'Creates the profile of a new account from its metadata (spec §4). Copes with any metadata. '
  'Definer: the auth server''s role has no rights on profiles.';

create trigger create_profile
  after insert on auth.users
  for each row execute function private.create_profile_on_signup();

alter table public.profiles enable row level security;
alter table public.member_cards enable row level security;

create function private.is_moderator() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (select from public.profiles where id = (select auth.uid()) and role = 'moderator')
$$;
comment on function private.is_moderator() is 'True when the caller is a moderator.';
grant execute on function private.is_moderator() to authenticated;

create function private.is_adult() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.profiles
    where id = (select auth.uid()) and extract(year from now()) - birth_year >= 18
  )
$$;
comment on function private.is_adult() is
  'True when the caller gave a birth year that makes them 18 or older (spec §5); false when it is missing.';
grant execute on function private.is_adult() to authenticated;

create policy "Members read their own profile" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()));

create policy "Members create their own profile" on public.profiles
  for insert to authenticated
  with check (id = (select auth.uid()));

create policy "Members edit their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

create policy "Members read every card" on public.member_cards
  for select to authenticated
  using (true);

create function public.complete_signup(user_id uuid, user_type text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if complete_signup.user_type is null or complete_signup.user_type not in
    ('Explorador Casual', 'Creador de Contenido', 'Emprendedor Digital', 'Buscador Espiritual')
  then
    raise exception 'user_type is not one of the profile types' using errcode = '22023';
  end if;
  update public.profiles as profile
  set user_type = complete_signup.user_type
  from auth.users as account
  where profile.id = complete_signup.user_id
    and account.id = profile.id
    and profile.user_type is null
    and account.email_confirmed_at is null
    and account.created_at > now() - interval '1 day';
end
$$;
comment on function public.complete_signup(uuid, text) is
  'Step 2 of sign-up, before the e-mail is confirmed and so without a session: sets the profile type of an '
  'unconfirmed account younger than a day that has none. Says nothing about whether the account exists: '
  'any other id is accepted in silence. 22023 when the type is not one of the four of spec §3.';
grant execute on function public.complete_signup(uuid, text) to anon, authenticated;
