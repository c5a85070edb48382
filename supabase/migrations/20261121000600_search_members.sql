-- Finding members: by part of their name, or among who wrote lately.

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
      and card.id <> (select auth.uid()) and not private.is_gone(card.id)
    order by card.search_form using ~<~
    limit 5
  ), containing as (
    select card.id, card.username, card.avatar_url
    from public.member_cards as card
    where card.search_form like pattern
      and not starts_with(card.search_form, wanted)
      -- Of signs and emoji alone no trigram can be made, and the whole index would be read.
      and wanted ~ '[[:alnum:]]'
      and card.id <> (select auth.uid()) and not private.is_gone(card.id)
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

create function public.recent_authors() returns table (id uuid, username text, avatar_url text)
  language sql stable security definer rows 6
  set search_path = ''
as $$
  select card.id, card.username, card.avatar_url
  from (
    select latest.user_id, max(latest.created_at) as wrote_at
    from (
      select user_id, created_at from public.posts
      where not for_adults and created_at > now() - interval '30 days'
      order by created_at desc, posts.id desc
      limit 200
    ) as latest
    group by latest.user_id
  ) as author
  join public.member_cards as card on card.id = author.user_id
  join public.profiles as profile on profile.id = author.user_id
  where author.user_id <> (select auth.uid()) and not private.is_gone(author.user_id)
    and extract(year from now()) - profile.birth_year >= 18
    and not exists (
      select from public.friend_requests as request
      where least(request.sender_id, request.receiver_id) = least(author.user_id, (select auth.uid()))
        and greatest(request.sender_id, request.receiver_id) = greatest(author.user_id, (select auth.uid())))
    and (select private.is_member())
  order by author.wrote_at desc, card.id
  limit 6
$$;
comment on function public.recent_authors() is
  'At most 6 members who wrote for everybody within a month, the latest first, for who has no friends yet: not the caller, '
  'nobody with whom there is a friendship or a request, and nobody who is not known to be of age: strangers are led to no '
  'minor. Of the newest 200 posts, whatever the size of the table. Definer: ages are seen by friends only.';
grant execute on function public.recent_authors() to authenticated;
