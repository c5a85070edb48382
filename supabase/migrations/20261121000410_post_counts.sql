-- Counts of likes and comments. Each reaction inserts a row of its own instead of updating a counter of the post, so that
-- members who react to one post do not wait for each other. Reads add these rows up; a job folds them to keep the sum short.

create table private.post_counts (
  post_id uuid primary key references public.posts (id) on delete cascade,
  likes integer not null,
  comments integer not null
) with (fillfactor = 70); -- Written whenever changes are folded: room for updates within the page.
comment on table private.post_counts is
  'Folded likes and comments of each post. They are exact only together with post_changes; a number alone means nothing.';

create table private.post_changes (
  id bigint primary key generated always as identity,
  post_id uuid not null,
  likes integer not null,
  comments integer not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000); -- Ever short, and ever new.
comment on table private.post_changes is
  'Changes of likes and comments that are not folded yet. Rows are only inserted, and removed by fold_post_counts. Without '
  'a foreign key to the post: removing a like could deadlock with deleting the post.';
create index post_changes_post_idx on private.post_changes (post_id);

-- One row per post and statement, so that deleting a member with 100,000 likes stays cheap.
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
  -- Rows deleted together with their post are not counted. Not a join: its plan is cached, and the first statement may be a
  -- large one.
  where (select true from public.posts where id = changed.post_id);
  return null;
end
$$;
comment on function private.count_on_post() is
  'Trigger, argument likes or comments: records their changes without any lock. Definer: members cannot write '
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

-- After the statement: by then no other change of the post is running, since its likes and comments are deleted.
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
  'Trigger: removes the unfolded changes of a deleted post, so that a new post under the same id starts at zero.';

create trigger forget_changes
  after delete on public.posts
  referencing old table as removed_rows
  for each statement execute function private.forget_changes();

-- The argument is unnamed, so that the data API cannot be asked to count a post that the caller may not read. Each
-- connection caches the plan of its first call: there may be no changes to read then, but thousands later.

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
  'Computed column of posts: exact number of likes, never negative. Select it by name. As a filter it would count every '
  'post, until the statement timeout. Definer: members cannot read single changes.';
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
  'Computed column of posts: exact number of comments, like likes_count.';
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
    -- Lock first and without waiting, in the same order as another job, and as a deletion of the post.
    select post.id
    from (select distinct post_id from next) as named
    cross join lateral (select id from public.posts where id = named.post_id for no key update skip locked) as post
  ), taken as (
    delete from private.post_changes as change
    using next
    -- Changes of posts locked by others stay for the next run.
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
  'Folds the oldest changes into post_counts, up to a number, and returns how many it folded. Safe to run concurrently: it '
  'waits for nobody, leaves locked rows for later, and readers always see the same sum. For the owner: a hosted project and '
  'the embedded backend run it every ten seconds.';

-- Without it counts stay exact but become slower to read (README).
select private.run_by_clock('fold_post_counts', '10 seconds', 'select private.fold_post_counts()');
