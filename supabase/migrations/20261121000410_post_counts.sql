-- How often posts are liked and commented on. Who likes writes a row of their own, so that nobody waits at the post and no
-- two who change it wait for each other; whoever reads adds up, and a job keeps what is to be added up short.

create table private.post_counts (
  post_id uuid primary key references public.posts (id) on delete cascade,
  likes integer not null,
  comments integer not null
) with (fillfactor = 70); -- Written whenever changes are folded: room for updates within the page.
comment on table private.post_counts is
  'Likes and comments of each post as far as they are folded. Together with post_changes they are exact; by itself a number '
  'may be anything.';

create table private.post_changes (
  id bigint primary key generated always as identity,
  post_id uuid not null,
  likes integer not null,
  comments integer not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000); -- Ever short, and ever new.
comment on table private.post_changes is
  'By how much the likes and comments of posts have changed and is not folded yet. Only added to, and emptied by '
  'fold_post_counts. No foreign key refers to the post: who takes a like back would wait there for who deletes the post and '
  'waits for the like.';
create index post_changes_post_idx on private.post_changes (post_id);

-- One row a post and statement: deleting a member with 100,000 likes stays cheap.
create function private.count_on_post() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into private.post_changes (post_id, likes, comments)
  select post_id,
    case tg_argv[0] when 'likes' then difference else 0 end, case tg_argv[0] when 'comments' then difference else 0 end
  from (
    select post_id, (case tg_op when 'INSERT' then count(*) else -count(*) end)::integer as difference
    from changed_rows group by post_id
  ) as changed
  -- What went with its post is counted nowhere. Not by a join: its plan is kept, and the first statement may be a large one.
  where (select true from public.posts where id = changed.post_id);
  return null;
end
$$;
comment on function private.count_on_post() is
  'Trigger, argument likes or comments: notes what changed of them, and locks nothing. Definer: members cannot write '
  'counters.';

create trigger count_added_likes
  after insert on public.post_likes
  referencing new table as changed_rows
  for each statement execute function private.count_on_post('likes');

create trigger count_removed_likes
  after delete on public.post_likes
  referencing old table as changed_rows
  for each statement execute function private.count_on_post('likes');

create trigger count_added_comments
  after insert on public.post_comments
  referencing new table as changed_rows
  for each statement execute function private.count_on_post('comments');

create trigger count_removed_comments
  after delete on public.post_comments
  referencing old table as changed_rows
  for each statement execute function private.count_on_post('comments');

-- After the statement: whatever was under way at the post has ended then, since its likes and comments are gone.
create function private.forget_changes() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from private.post_changes where post_id in (select id from removed_rows);
  return null;
end
$$;
comment on function private.forget_changes() is
  'Trigger: what is not folded yet goes with its post, so that who posts again under the same id begins with nothing.';

create trigger forget_changes
  after delete on public.posts
  referencing old table as removed_rows
  for each statement execute function private.forget_changes();

-- The argument has no name, so that the data API cannot be asked to count a post that the caller may not read. Each
-- connection keeps the plan of its first call, when there may be no change at all to read, for a time with thousands.

create function public.likes_count(public.posts) returns integer
  language plpgsql stable security definer
  set search_path = ''
  set enable_seqscan = off
as $$
begin
  return greatest(0,
    coalesce((select likes from private.post_counts where post_id = $1.id), 0)
      + coalesce((select sum(likes) from private.post_changes where post_id = $1.id), 0));
end
$$;
comment on function public.likes_count(public.posts) is
  'Computed column of posts: how many like it, exact at any moment. Select it by name. Never below zero. As a filter over all '
  'posts it would count each: the statement timeout ends that. Definer: members cannot read changes one by one.';
grant execute on function public.likes_count(public.posts) to authenticated;

create function public.comments_count(public.posts) returns integer
  language plpgsql stable security definer
  set search_path = ''
  set enable_seqscan = off
as $$
begin
  return greatest(0,
    coalesce((select comments from private.post_counts where post_id = $1.id), 0)
      + coalesce((select sum(comments) from private.post_changes where post_id = $1.id), 0));
end
$$;
comment on function public.comments_count(public.posts) is
  'Computed column of posts: how many comments it has, as likes_count.';
grant execute on function public.comments_count(public.posts) to authenticated;

create function private.fold_post_counts(most integer default 20000) returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  folded integer;
begin
  with next as materialized (
    select id, post_id from private.post_changes order by id limit most for update skip locked
  ), standing as materialized (
    -- Held first and without waiting: who deletes a post deletes its counts after it, and another job begins with it, too.
    select post.id
    from (select distinct post_id from next) as named
    cross join lateral (select id from public.posts where id = named.post_id for no key update skip locked) as post
  ), taken as (
    delete from private.post_changes as change
    using next
    -- What is of a post that somebody else holds stays for the next time.
    where change.id = next.id
      and (change.post_id in (select id from standing) or (select true from public.posts where id = change.post_id) is null)
    returning change.post_id, change.likes, change.comments
  ), counted as (
    insert into private.post_counts as known (post_id, likes, comments)
    select post_id, sum(likes), sum(comments) from taken
    where post_id in (select id from standing)
    group by post_id order by post_id
    on conflict (post_id) do update set
      likes = known.likes + excluded.likes, comments = known.comments + excluded.comments
  )
  select count(*) into folded from taken;
  return folded;
end
$$;
comment on function private.fold_post_counts(integer) is
  'Puts the oldest changes into post_counts, at most so many, and answers how many were taken. May run any number of times at '
  'once: waits for nobody, what another holds is left for later, and whoever reads meanwhile reads the same sum. For the '
  'owner: hosted and the embedded backend run it every ten seconds.';

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('fold_post_counts', '10 seconds', 'select private.fold_post_counts()');
  end if;
exception when others then
  -- Offered but not loaded, as on a self-hosted server: counts stay right, and take longer to read (README).
  raise warning 'fold_post_counts is not scheduled: %', sqlerrm;
end
$$;
