-- Profiles: what a member says about themselves, for themselves and their friends; and member_cards, the
-- part of it that every member may see, once the account is confirmed. Who reads a profile stands in friend_requests.

create type public.member_role as enum ('member', 'moderator');

create table public.profiles (
  id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  username text not null
    constraint profiles_username_clean check (username <> '' and username = private.clean_username(username)),
  birth_year smallint constraint profiles_birth_year_first check (birth_year >= 1900),
  avatar_url public.file_address constraint profiles_avatar_own
    check (starts_with(avatar_url, 'cosmia:avatar/') or private.is_own_file(avatar_url, 'user-assets', id)),
  cover_url public.file_address constraint profiles_cover_own
    check (starts_with(cover_url, 'cosmia:cover/') or private.is_own_file(cover_url, 'user-assets', id)),
  bio text constraint profiles_bio_length check (char_length(bio) <= 500),
  city text constraint profiles_city_length check (char_length(city) <= 100),
  academic_background text constraint profiles_academic_length check (char_length(academic_background) <= 300),
  professional_background text
    constraint profiles_professional_length check (char_length(professional_background) <= 300),
  is_creator boolean not null default false,
  user_type text constraint profiles_user_type_length check (char_length(user_type) <= 60),
  role public.member_role not null default 'member',
  created_at timestamptz not null default now()
);
comment on table public.profiles is 'One row a member, readable by the member and accepted friends only.';
comment on column public.profiles.birth_year is
  'From 1900 to the current year, which a trigger knows. Age is the current year minus this (spec §5).';
comment on column public.profiles.avatar_url is
  'Image in the own folder of user-assets, or cosmia:avatar/<seed>, drawn by the app.';
comment on column public.profiles.cover_url is
  'Image in the own folder of user-assets, or cosmia:cover/<name>, drawn by the app.';
comment on column public.profiles.is_creator is 'Shown only; gives no permission (spec §6).';
comment on column public.profiles.user_type is 'Free text; sign-up offers four values. Gives no permission (spec §6).';
comment on column public.profiles.role is 'Never writable by clients; a moderator is named with the service key.';

create unique index profiles_username_key on public.profiles (private.name_key(username));
comment on index public.profiles_username_key is 'Usernames differ by what can be seen, and by more than upper and lower case.';

create function private.latest_birth_year() returns integer
  language sql stable
  set search_path = ''
  -- Members at the date line write the new year 14 hours before this server.
  return extract(year from now() + interval '14 hours');
comment on function private.latest_birth_year() is 'The current year, where on Earth it is latest.';

create function private.refuse_unborn() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if new.birth_year > private.latest_birth_year() then
    raise exception 'Nobody is born after this year' using errcode = '23514';
  end if;
  return new;
end
$$;
comment on function private.refuse_unborn() is
  'Trigger: the bound of birth_year that moves, which a CHECK cannot hold. Answers as one (23514).';

create trigger refuse_unborn
  before insert or update of birth_year on public.profiles
  for each row execute function private.refuse_unborn();

select private.hold_files('public.profiles', 'avatar_url', 'image');
select private.hold_files('public.profiles', 'cover_url', 'image');

-- A table and not a view over profiles: a view that shows rows its reader may not see would have to run
-- with its owner's rights (Supabase's linter counts that as an error), and authors need a real foreign key.
create table public.member_cards (
  id uuid primary key references public.profiles (id) on delete cascade,
  username text not null,
  avatar_url text,
  cover_url text
);
comment on table public.member_cards is
  'What every signed-in member may see of any confirmed member: who has not confirmed their e-mail is nowhere to be '
  'found. A copy of profiles kept by trigger; authors are embedded from it.';

revoke all on public.profiles, public.member_cards from anon, authenticated;
grant select on public.profiles, public.member_cards to authenticated;
grant insert (id, username, birth_year, avatar_url, cover_url, bio, city, academic_background,
    professional_background, is_creator, user_type)
  on public.profiles to authenticated;
grant update (username, birth_year, avatar_url, cover_url, bio, city, academic_background,
    professional_background, is_creator, user_type)
  on public.profiles to authenticated;

create function private.copy_member_card(member uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.member_cards as card (id, username, avatar_url, cover_url)
  select profile.id, profile.username, profile.avatar_url, profile.cover_url
  from public.profiles as profile
  join auth.users as account on account.id = profile.id
  where profile.id = member and account.email_confirmed_at is not null
  on conflict (id) do update
    set username = excluded.username, avatar_url = excluded.avatar_url, cover_url = excluded.cover_url
$$;
comment on function private.copy_member_card(uuid) is
  'Makes a confirmed member''s card equal to the profile. Definer: members have no right to write cards.';

create function private.copy_changed_card() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.copy_member_card(new.id);
  return null;
end
$$;
comment on function private.copy_changed_card() is
  'Trigger on profiles and, for the moment of confirmation, on auth.users: keeps member_cards.';

create trigger copy_changed_card
  after insert or update of username, avatar_url, cover_url on public.profiles
  for each row execute function private.copy_changed_card();

create trigger copy_confirmed_card
  after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.copy_changed_card();

create function private.is_unconfirmed(account auth.users) returns boolean
  language sql stable
  set search_path = ''
as $$
  select account.confirmed_at is null and account.last_sign_in_at is null and account.invited_at is null
    and not account.is_anonymous and not account.is_sso_user
    and not exists (select from public.member_cards where id = account.id)
$$;
comment on function private.is_unconfirmed(auth.users) is
  'True for a sign-up that was never confirmed in any way, never used, and not invited.';

create function private.is_abandoned(account auth.users) returns boolean
  language sql stable
  set search_path = ''
as $$
  select account.created_at < now() - interval '7 days' and private.is_unconfirmed(account)
$$;
comment on function private.is_abandoned(auth.users) is 'True for a sign-up that nobody confirmed within a week.';

create function private.release_username(wanted text) returns void
  language sql security definer
  set search_path = ''
as $$
  delete from auth.users as account
  using public.profiles as holder
  where private.name_key(holder.username) = private.name_key(wanted) and account.id = holder.id and private.is_abandoned(account)
$$;
comment on function private.release_username(text) is
  'Ends the abandoned account that holds a name.';

create function public.release_unconfirmed_accounts() returns bigint
  language sql security definer
  set search_path = ''
  set statement_timeout = '10min'
as $$
  with ended as (
    delete from auth.users as account where private.is_abandoned(account) returning id
  )
  select count(*) from ended
$$;
comment on function public.release_unconfirmed_accounts() is
  'For the service key only: ends the accounts that were not confirmed within a week, whose names are free again. '
  'Answers how many. A name that somebody asks for before is released at once.';

create function private.claim_username() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if not exists (select from public.profiles where id = new.id and private.name_key(username) = private.name_key(new.username)) then
    perform private.release_username(new.username);
  end if;
  return new;
end
$$;
comment on function private.claim_username() is
  'Trigger: a name held by an account that was never confirmed is free. Definer: members have no right on auth.users.';

create trigger claim_username
  before insert or update of username on public.profiles
  for each row execute function private.claim_username();

create function private.free_username(wanted text) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  candidate text := wanted;
begin
  perform private.release_username(wanted);
  -- A random suffix rather than a count: two sign-ups at once do not race for the next number.
  while exists (select from public.profiles where private.name_key(username) = private.name_key(candidate)) loop
    candidate := private.clean_username(left(wanted, 33)) || '-' || substr(md5(random()::text), 1, 6);
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
        case when year ~ '^(19|[2-9][0-9])[0-9]{2}$' and year::integer <= private.latest_birth_year() then year::smallint end,
        'cosmia:avatar/' || new.id,
        'cosmia:cover/default',
        -- The app names the site as it is built; an account made without it gets the words for the default name.
        coalesce(left(new.raw_user_meta_data ->> 'bio', 500), 'Explorando el universo digital en Cosmia.')
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

create function private.is_name_free(name text) returns boolean
  language sql stable
  set search_path = ''
as $$
  select not exists (
    select from public.profiles as holder
    join auth.users as account on account.id = holder.id
    where private.name_key(holder.username) = private.name_key(name)
      and holder.id is distinct from (select auth.uid()) and private.is_abandoned(account) is not true
  )
$$;
comment on function private.is_name_free(text) is
  'Whether the caller, or who signs up, would get this name now, given in its clean form. One''s own is free.';

create function public.offer_usernames(wanted text) returns table (is_free boolean, offers text[])
  language plpgsql security definer
  set search_path = ''
as $$
declare
  name text := private.clean_username(wanted);
begin
  is_free := name <> '' and private.is_name_free(name);
  offers := array[]::text[];
  if name <> '' and not is_free then
    offers := array(
      with endings as (
        select false as is_number, unnest(array['astral', 'boreal', 'cometa', 'cosmos', 'estelar', 'lunar', 'nova', 'solar']) as ending
        union all select true, (number * 100 + floor(random() * 100))::text from generate_series(1, 9) as number
      ), candidates as (
        -- Sorted before they are looked at (the offset keeps it so): most of the time three will do.
        select left(name, 32) || '-' || ending as candidate from endings order by is_number, random() offset 0
      )
      select candidate from candidates
      -- Its clean form would be another: Latin letters after Cyrillic ones, say.
      where candidate = private.clean_username(candidate) and private.is_name_free(candidate)
      limit 3
    );
  end if;
  return next;
end
$$;
comment on function public.offer_usernames(text) is
  'Whether a name is free and, when it is not, three like it that are; neither for text that makes no name. One row. '
  'Look-alikes count as the same, as the unique index has it. Definer, since who signs up is nobody yet. It tells what a '
  'sign-up tells, for one exact name, at the cost of at most 18 looks into the index.';
grant execute on function public.offer_usernames(text) to anon, authenticated;

alter table public.profiles enable row level security;
alter table public.member_cards enable row level security;

create function private.is_member() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from auth.users
    where id = (select auth.uid())
      and email_confirmed_at is not null
      and deleted_at is null
      and (banned_until is null or banned_until <= now())
  )
$$;
comment on function private.is_member() is
  'False for a token that has outlived its account and for one whose account is banned. Every table has a restrictive '
  'policy that asks it once a query; functions that run with their owner''s rights ask it themselves.';
grant execute on function private.is_member() to authenticated;

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

create trigger limit_rate before update on public.profiles
  for each row execute function private.limit_rate();

create policy "Only for living accounts" on public.profiles
  as restrictive for all to authenticated
  using ((select private.is_member()));

create policy "Members create their own profile" on public.profiles
  for insert to authenticated
  with check (id = (select auth.uid()));

create policy "Members edit their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

create policy "Members read every card" on public.member_cards
  for select to authenticated
  using ((select private.is_member()));

create function private.is_opened_by(account auth.users, nonce text) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select account.raw_user_meta_data ->> 'signup_hash' = encode(sha256(convert_to(nonce, 'UTF8')), 'hex')
$$;
comment on function private.is_opened_by(auth.users, text) is
  'True for who holds the nonce of a sign-up, whose SHA-256 (hex) its metadata has as signup_hash. The id is no secret: '
  'the auth server tells it to whoever signs up again with the e-mail of an unconfirmed account.';

create function public.complete_signup(user_id uuid, user_type text, nonce text default null) returns text
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
    and account.created_at > now() - interval '1 day'
    and (coalesce(account.raw_user_meta_data ->> 'signup_hash', '') = ''
      or private.is_opened_by(account, complete_signup.nonce));
  return (
    select profile.username from public.profiles as profile
    join auth.users as account on account.id = profile.id
    where profile.id = complete_signup.user_id and account.email_confirmed_at is null
      and private.is_opened_by(account, complete_signup.nonce)
  );
end
$$;
comment on function public.complete_signup(uuid, text, text) is
  'Step 2 of sign-up, before the e-mail is confirmed and so without a session: sets the profile type of an '
  'unconfirmed account younger than a day that has none. Definer, since whoever calls is nobody yet. Where the '
  'sign-up''s metadata has a signup_hash only its nonce opens the account, and learns the name it was given. Says '
  'nothing about whether the account exists: anything else is answered by null. 22023 when the type is not one of the '
  'four of spec §3.';
grant execute on function public.complete_signup(uuid, text, text) to anon, authenticated;

create function public.release_signup(user_id uuid, nonce text) returns void
  language sql security definer
  set search_path = ''
as $$
  delete from auth.users as account
  where account.id = release_signup.user_id and private.is_unconfirmed(account)
    and private.is_opened_by(account, release_signup.nonce)
$$;
comment on function public.release_signup(uuid, text) is
  'Takes a sign-up back, whose e-mail was mistyped: its name is free at once. Only for who holds its nonce and while it '
  'is unconfirmed; says nothing of anything else. Definer, since whoever calls is nobody yet.';
grant execute on function public.release_signup(uuid, text) to anon, authenticated;
