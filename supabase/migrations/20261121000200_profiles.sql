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
  select account.created_at < now() - interval '1 day' and private.is_unconfirmed(account)
$$;
comment on function private.is_abandoned(auth.users) is 'True for a sign-up that nobody confirmed within a day.';

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
  'For the service key only: ends the accounts that were not confirmed within a day, whose names are free again. '
  'Answers how many. A name that somebody asks for before is released at once. Hosted runs it every hour.';

-- The sweep runs it too (README), for where there is no pg_cron.
select private.run_by_clock('release_unconfirmed_accounts', '23 * * * *', 'select public.release_unconfirmed_accounts()');

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

alter table public.profiles enable row level security;
alter table public.member_cards enable row level security;

-- What nearly each request asks is in plpgsql, which keeps its plan: a function in SQL that is not the caller's is planned anew each time.
create function private.is_living(member uuid) returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return exists (
    select from auth.users
    where id = member
      and email_confirmed_at is not null
      and deleted_at is null
      and (banned_until is null or banned_until <= now())
  );
end
$$;
comment on function private.is_living(uuid) is 'True for a confirmed account that is neither banned nor deleted.';

create function private.has_shown_factor() returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  -- Few have one, so that their token need not be read.
  return not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
    or coalesce(auth.jwt() ->> 'aal' = 'aal2', false);
end
$$;
comment on function private.has_shown_factor() is
  'False for the token of a session that began with the password alone, of an account that has a second factor.';

create function private.is_member() returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return private.is_living(auth.uid()) and private.has_shown_factor();
end
$$;
comment on function private.is_member() is
  'False for a token that has outlived its account, for one whose account is banned, and for one without the second step of '
  'its account. Every table has a restrictive policy that asks it once a query; functions that run with their owner''s rights '
  'ask it themselves.';
grant execute on function private.is_member() to authenticated;

-- A table of its own: beside each friend of a member it is looked up in a handful of rows, and not in all accounts.
create table private.gone_members (
  member_id uuid primary key references auth.users (id) on delete cascade,
  until timestamptz not null
);
comment on table private.gone_members is
  'Accounts that are banned, until when, or deleted in the dashboard (infinity). Kept by trigger on auth.users.';

create function private.note_gone_member() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if new.deleted_at is null and new.banned_until is null then
    delete from private.gone_members where member_id = new.id;
  else
    insert into private.gone_members (member_id, until)
    values (new.id, case when new.deleted_at is null then new.banned_until else 'infinity' end)
    on conflict (member_id) do update set until = excluded.until;
  end if;
  return null;
end
$$;
comment on function private.note_gone_member() is
  'Trigger: keeps gone_members. Definer: the auth server''s role has no rights there.';

create trigger note_gone_member
  after insert or update of banned_until, deleted_at on auth.users
  for each row execute function private.note_gone_member();

create function private.is_gone(member uuid) returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return exists (select from private.gone_members where member_id = member and until > now());
end
$$;
comment on function private.is_gone(uuid) is
  'True for an account that is banned at this moment or deleted in the dashboard: nobody finds it, asks it, writes to it or '
  'has it as a friend. What it wrote before stays, with its name; coming back restores the rest.';
grant execute on function private.is_gone(uuid) to authenticated;

-- The argument is unnamed, so that the data API offers no call: by one, a token that reads nothing any more could ask of anybody.
create function public.is_gone(public.member_cards) returns boolean
  language sql stable
  set search_path = ''
as $$
  select private.is_gone($1.id)
$$;
comment on function public.is_gone(public.member_cards) is
  'Computed column of member_cards: whether the member has no page at the moment, though what they wrote keeps its name.';
grant execute on function public.is_gone(public.member_cards) to authenticated;

create function private.is_moderator() returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return exists (select from public.profiles where id = (select auth.uid()) and role = 'moderator')
    and private.has_shown_factor();
end
$$;
comment on function private.is_moderator() is
  'True when the caller is a moderator; one with a second factor has to have signed in with it (aal2), so that a stolen '
  'password removes nothing of others.';
grant execute on function private.is_moderator() to authenticated;

create function private.is_adult() returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return exists (
    select from public.profiles
    where id = auth.uid() and extract(year from now()) - birth_year >= 18
  );
end
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
