/** How counters were kept before decision 49: in columns of the post, which everybody who reacts writes. To compare with. */
export const formerCounters = `
  alter table public.posts add column former_likes integer not null default 0, add column former_comments integer not null default 0;
  create or replace function private.count_on_post() returns trigger
    language plpgsql security definer
    set search_path = ''
  as $$
  begin
    perform from public.posts where id = any (array(select distinct post_id from changed_rows)) order by id for no key update;
    if not found then
      return null;
    end if;
    execute format(
      'update public.posts as post set %1$I = greatest(0, post.%1$I + changed.difference)
       from (select post_id, %2$s as difference from changed_rows group by post_id) as changed
       where post.id = changed.post_id',
      'former_' || tg_argv[0], case tg_op when 'INSERT' then 'count(*)::integer' else '-count(*)::integer' end);
    return null;
  end
  $$;`
