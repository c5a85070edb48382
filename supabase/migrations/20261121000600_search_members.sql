-- Search of members by part of their name.

create function private.search_form(value text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return regexp_replace(
    lower(normalize(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), '(.)', '\1\1', 'g');
comment on function private.search_form(text) is
  'The text in lower case and without accents, with each character doubled. A trigram index needs three characters to '
  'narrow a search down; doubled, the two that a search starts with (spec §5) are four. A doubled text contains another '
  'doubled text exactly when the one contains the other.';

alter table public.member_cards
  add column search_form text generated always as (private.search_form(username)) stored;
comment on column public.member_cards.search_form is
  'Stored, since a short search compares it for many names before it finds five.';

create index member_cards_beginning_idx on public.member_cards (search_form text_pattern_ops);
create index member_cards_search_idx on public.member_cards using gin (search_form extensions.gin_trgm_ops);

create function public.search_members(q text) returns table (id uuid, username text, avatar_url text)
  language plpgsql stable security definer
  set search_path = ''
  -- With a limit of 5 the planner bets on finding matches early in a scan of all members: a lost bet for rare names.
  set enable_seqscan = off
as $$
declare
  wanted text := private.search_form(btrim(left(q, 100)));
  pattern text := '%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%';
begin
  -- Two characters, doubled.
  if coalesce(char_length(wanted), 0) < 4 or not private.is_member() then
    return;
  end if;
  return query
  with beginning as (
    select card.id, card.username, card.avatar_url
    from public.member_cards as card
    where card.search_form ~>=~ wanted and card.search_form ~<=~ (wanted || chr(1114111))
      and card.id <> (select auth.uid())
    order by card.search_form using ~<~
    limit 5
  ), containing as (
    select card.id, card.username, card.avatar_url
    from public.member_cards as card
    where card.search_form like pattern
      and not starts_with(card.search_form, wanted)
      -- Of signs and emoji alone no trigram can be made, and the whole index would be read.
      and wanted ~ '[[:alnum:]]'
      and card.id <> (select auth.uid())
    limit 5 - (select count(*) from beginning)
  )
  select * from beginning
  union all
  select * from containing;
end
$$;
comment on function public.search_members(text) is
  'At most 5 members other than the caller whose name contains q, whatever its letter case and accents; names that '
  'begin with it first. Nothing for fewer than 2 characters. % and _ mean themselves; signs and emoji alone are looked '
  'for at the beginning of names only. Definer: the trigram index cannot be used under row level security.';
grant execute on function public.search_members(text) to authenticated;
