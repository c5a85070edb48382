-- Sign-up: the profile that comes with an account, names that are free, and what who signs up may do before there is a session.

create function private.free_username(wanted text) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  candidate text := wanted;
begin
  perform private.release_username(wanted);
  -- A random suffix rather than a count: two sign-ups at once do not race for the next number. Digits, which go with the
  -- letters of every script.
  while exists (select from public.profiles where private.name_key(username) = private.name_key(candidate)) loop
    candidate := private.clean_username(left(wanted, 33)) || '-' || lpad(floor(random() * 1000000)::text, 6, '0');
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
  for attempt in 1..6 loop
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
    exception
      -- Someone took the name between the look and the insert: look again.
      when unique_violation then null;
      -- A name that is none after all costs nobody their profile.
      when check_violation then wanted := 'viajero';
    end;
  end loop;
  raise 'no name was to be had';
exception when others then
  -- A sign-up never fails because of its profile: the app creates a missing one (spec §4).
  raise warning 'profile of % not created: %', new.id, sqlstate;
  return null;
end
$$;
comment on function private.create_profile_on_signup() is
  'Creates the profile of a new account from its metadata (spec §4). Copes with any metadata. '
  'Definer: the auth server''s role has no rights on profiles.';

create function private.refuse_large_metadata() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'The metadata of an account has at most 4096 bytes' using errcode = '54000';
end
$$;
comment on function private.refuse_large_metadata() is
  'Trigger: keeps out metadata that locks an account for good, whoever writes it. Each token of the account carries it, and a '
  'gateway takes no more than 8 or 16 kB of headers.';

create trigger refuse_large_metadata
  before insert or update of raw_user_meta_data on auth.users
  for each row when (octet_length(new.raw_user_meta_data::text) > 4096)
  execute function private.refuse_large_metadata();

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

create function public.disown_signup(email text) returns void
  language sql security definer
  set search_path = ''
as $$
  with disowned as (
    update auth.users as account
    set encrypted_password = '',
      -- No hash is like it: the nonce of the first sign-up neither completes it nor takes it back any more.
      raw_user_meta_data = '{"signup_hash": "disowned"}'
    where account.email = lower(btrim(disown_signup.email)) and account.is_sso_user = false
      and account.encrypted_password <> '' and private.is_unconfirmed(account)
    returning account.id, account.email
  )
  update auth.identities as own
  set identity_data =
    jsonb_build_object('sub', disowned.id, 'email', disowned.email, 'email_verified', false, 'phone_verified', false)
  from disowned where own.user_id = disowned.id and own.provider = 'email'
$$;
comment on function public.disown_signup(text) is
  'Takes the password, the nonce and all metadata from a sign-up that nobody has confirmed: for who signs up with the same '
  'e-mail later or types its code. The auth server keeps the first password, which may be that of somebody who waits for the '
  'e-mail''s owner to confirm it, and copies the metadata into each token and into the identity. Says nothing of whether the '
  'account exists. Anybody may ask: a password that nobody has confirmed opens nothing, and who confirms the e-mail sets one '
  'with the session of its code. Definer, since whoever calls is nobody yet.';
grant execute on function public.disown_signup(text) to anon, authenticated;

-- Who may sign up at all: asked by the auth server before it makes an account (hook before_user_created).

create table private.throwaway_domains (
  domain text primary key check (domain = lower(domain))
);
comment on table private.throwaway_domains is
  'Mail services whose addresses last for minutes. With all domains below them; may be changed while the server runs.';
insert into private.throwaway_domains (domain) values
  ('mailinator.com'), ('guerrillamail.com'), ('guerrillamail.net'), ('guerrillamail.org'), ('sharklasers.com'), ('grr.la'),
  ('10minutemail.com'), ('10minutemail.net'), ('temp-mail.org'), ('tempmail.com'), ('tempmail.dev'), ('tempmailo.com'),
  ('throwawaymail.com'), ('yopmail.com'), ('yopmail.fr'), ('yopmail.net'), ('trashmail.com'), ('trashmail.de'),
  ('dispostable.com'), ('getnada.com'), ('maildrop.cc'), ('mailnesia.com'), ('mintemail.com'), ('moakt.com'), ('mohmal.com'),
  ('fakeinbox.com'), ('emailondeck.com'), ('discard.email'), ('spamgourmet.com'), ('mytemp.email'), ('33mail.com');

create function private.is_throwaway(email text) returns boolean
  language sql stable
  set search_path = ''
as $$
  select exists (
    select from private.throwaway_domains as known
    where lower(split_part(email, '@', 2)) like any (array[known.domain, '%.' || known.domain])
  )
$$;
comment on function private.is_throwaway(text) is 'Whether an address lasts for minutes, by its domain.';

create table private.sign_up_levels (
  network cidr primary key,
  level double precision not null,
  measured_at timestamptz not null
);
comment on table private.sign_up_levels is
  'How many sign-ups lately came from where, as rate_levels has it for members. Forgotten after a day.';
create index sign_up_levels_age_idx on private.sign_up_levels (measured_at);

create function private.client_address(written text) returns inet
  language plpgsql immutable
  set search_path = ''
as $$
declare
  -- The first of several, as the auth server has it.
  first text := btrim(split_part(left(written, 100), ',', 1));
  address inet;
begin
  address := coalesce(
    substring(first from '^(\d+\.\d+\.\d+\.\d+)(?::\d+)?$'),
    substring(first from '^\[?([0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*)(?:%[^\]]*)?(?:\](?::\d+)?)?$'));
  return case when address <<= '::ffff:0:0/96' then substring(host(address) from '[0-9.]+$')::inet else address end;
exception when invalid_text_representation then
  return null;
end
$$;
comment on function private.client_address(text) is
  'The address that a gateway wrote, without port, brackets and the name of an interface; one of the old kind in the clothes of the '
  'new is one of the old kind. Null for anything else.';

create function private.count_sign_up(address inet) returns double precision
  language sql
  set search_path = ''
as $$
  delete from private.sign_up_levels where network in (
    select network from private.sign_up_levels where measured_at < now() - interval '1 day' limit 100 for update skip locked);
  -- A household has one address of the old kind, and billions of the new kind.
  insert into private.sign_up_levels as known (network, level, measured_at)
  values (network(set_masklen(address, case family(address) when 4 then 32 else 64 end)), 1, now())
  on conflict (network) do update set measured_at = now(),
    level = 1 + greatest(0, known.level - extract(epoch from now() - known.measured_at) * 60 / 86400)
  returning level
$$;
comment on function private.count_sign_up(inet) is 'Counts a sign-up from a network, of which 60 a day are taken off again.';

create function private.check_sign_up(event jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
  set lock_timeout = '500ms'
as $$
declare
  address inet;
begin
  if private.is_throwaway(event -> 'user' ->> 'email') then
    return '{"error": {"http_code": 403,
      "message": "Usa un email que vayas a conservar: los de usar y tirar no sirven para recuperar tu cuenta."}}';
  end if;
  -- The app's own has less than 1 kB. What the auth server adds fits into what refuse_large_metadata leaves.
  if octet_length((event -> 'user' -> 'user_metadata')::text) > 2048 then
    return '{"error": {"http_code": 400,
      "message": "No pudimos crear tu cuenta: vienen demasiados datos con ella. Crea la cuenta desde la aplicación."}}';
  end if;
  address := private.client_address(event -> 'metadata' ->> 'ip_address');
  if address is not null then
    if private.count_sign_up(address) > 60 then
      return '{"error": {"http_code": 429,
        "message": "Hoy se han creado muchas cuentas desde tu conexión. Prueba mañana, o desde otra."}}';
    end if;
  end if;
  return '{}';
-- The auth server waits two seconds, which `others` is not.
exception when others or query_canceled then
  -- Nobody is kept out because a check could not be made.
  -- Not its words: they repeat what a stranger has sent.
  raise warning 'a sign-up was not checked: %', sqlstate;
  return '{}';
end
$$;
comment on function private.check_sign_up(jsonb) is
  'Hook of the auth server, with its event: refuses throw-away addresses (403), metadata that no token can carry (400) and, from '
  'one network, more than 60 accounts at once and 60 a day (429). The app shows the words. Where no address is told, as by the embedded backend of its own machine, there is no such limit.';

-- The embedded backend has no such role and asks by itself.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.check_sign_up(jsonb) to supabase_auth_admin;
  end if;
end
$$;
