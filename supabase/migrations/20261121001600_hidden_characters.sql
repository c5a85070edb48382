-- Texts, stricter: what cannot be seen is no text, and does not make two names of one.

create function private.hidden_characters() returns text
  language sql immutable parallel safe
  set search_path = ''
  return '\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff';
comment on function private.hidden_characters() is
  'Inside of a bracket expression: the characters that leave no mark or turn the direction of others. Spaces and '
  'variation selectors, which emoji need, are not among them.';
grant execute on function private.hidden_characters() to authenticated;

create or replace function private.is_blank(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return value is null
    or value !~ ('[^\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufe00-\ufe0f' || private.hidden_characters() || ']');

create or replace function private.clean_username(raw text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return btrim(left(btrim(regexp_replace(
    regexp_replace(normalize(coalesce(raw, '')), '[\ufe00-\ufe0f]', '', 'g'),
    '[\s\u0001-\u001f\u007f-\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000' || private.hidden_characters() || ']+',
    ' ', 'g')), 40));

create function private.check_username() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  -- One spelling for one look: composed letters, no variation selectors.
  new.username := regexp_replace(normalize(new.username), '[\ufe00-\ufe0f]', '', 'g');
  if private.is_blank(new.username) or new.username ~ ('[' || private.hidden_characters() || ']') then
    raise exception 'username holds characters that are not allowed' using errcode = '22023';
  end if;
  return new;
end
$$;
comment on function private.check_username() is
  'Refuses (22023) a username with characters that cannot be seen: they would let one name pass for another.';

-- After check_profile, by its name.
create trigger check_username
  before insert or update of username on public.profiles
  for each row execute function private.check_username();
