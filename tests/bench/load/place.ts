import { apiOver, type Api } from '../database/api.ts'
import { clientId } from '../database/crowd.ts'
import { memberId, members } from '../database/load.ts'
import { openPostgres, type Session } from '../database/session.ts'

/** How counters were kept before decision 49: in columns of the post, which everybody who reacts writes. To compare with. */
const formerCounters = `
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

/** How many people are there at once, each with a connection of their own. */
export const AT_ONCE = 50

/** A database with people in it whom no rate limit holds. */
export type Place = { session: Session; api: Api; close: () => Promise<void> }

/** Opens one, with counters as they are or as they were. */
export async function openPlace(counters: 'present' | 'former'): Promise<Place> {
  const session = await openPostgres()
  const connections = session.openApi?.(AT_ONCE + 10)
  if (!connections) throw new Error(`${session.name} serves one connection only`)
  await session.run(`
    delete from private.rate_limits;
    ${counters === 'former' ? formerCounters : ''}
    ${people(1, 100)}`)
  const close = async (): Promise<void> => {
    await connections.end()
    await session.close()
  }
  return { session, api: await apiOver(connections, session), close }
}

export const people = (from: number, to: number): string => `
  set session_replication_role = replica;
  ${members(from, to)}
  set session_replication_role = origin;`

/** Post `n` of a member, by number. */
export const postOf = (member: number, n: number | string): string =>
  clientId(`'post ' || ${String(n)} || ' of ${String(member)}'`)

export const posts = (member: number, count: number): string => `
  insert into public.posts (id, user_id, content)
  select ${postOf(member, 'n')}, ${memberId(member)}, 'Publicación ' || n from generate_series(1, ${String(count)}) as n;`

export const befriend = (one: number, other: number): string => `
  insert into public.friend_requests (sender_id, receiver_id, status)
  values (${memberId(one)}, ${memberId(other)}, 'accepted') on conflict do nothing;`

/** Deadlocks that the server has ended so far. */
export async function deadlocks({ session }: Place): Promise<number> {
  await session.run('select pg_stat_clear_snapshot()')
  const [row] = await session.run(
    'select deadlocks::integer as count from pg_stat_database where datname = current_database()',
  )
  return Number(row?.['count'])
}
