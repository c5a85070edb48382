import postgres, { type Sql } from 'postgres'
import { memberId } from './load.ts'
import type { Session } from './session.ts'

/** What the data API does before a statement of a member. */
export type Beginning = {
  /** The settings of a statement, as calls of set_config. */
  settingsOf: (statement: string) => string
  /** Asks the function that bounds requests. */
  ask: string
  /** Above it pg_plan_filter, where it is loaded, lets no statement begin. */
  costLimit: number
}

/**
 * As PostgREST reads it from the catalogue: of the role that it changes to, the settings that its login may set; of its login
 * role, what it has by itself; of a function, the limit that it names.
 */
export async function readBeginning(session: Session): Promise<Beginning> {
  const rows = await session.run(`
    with settings as (
      select rolname::text as of, split_part(setting, '=', 1) as name, substring(setting, '=(.*)') as value
      from pg_roles, unnest(rolconfig) as setting where rolname in ('authenticated', 'authenticator')
      union all
      select proname, split_part(setting, '=', 1), substring(setting, '=(.*)') from pg_proc, unnest(proconfig) as setting
      where pronamespace = 'public'::regnamespace and setting like 'statement_timeout=%')
    select * from settings where of <> 'authenticated' or name in (
      select name from pg_settings where context = 'user' or has_parameter_privilege('authenticator', name, 'set'))`)
  const ofRole = rows.filter(({ of }) => of === 'authenticated')
  const login = (setting: string) => rows.find(({ of, name }) => of === 'authenticator' && name === setting)
  const ask = login('pgrst.db_pre_request')?.['value']
  return {
    settingsOf: (statement) => {
      const own = rows.filter(({ of }) => statement.includes(`public.${String(of)}(`))
      const all = new Map([...ofRole, ...own].map(({ name, value }) => [String(name), String(value)]))
      return [...all].map(([name, value]) => `set_config('${name}', '${value}', true)`).join(', ')
    },
    ask: ask === undefined ? 'select' : `select ${String(ask)}()`,
    costLimit: Number(login('plan_filter.statement_cost_limit')?.['value'] ?? Infinity),
  }
}

/** Becomes a member who has just signed in, for the rest of the transaction. */
export const actAs = (member: number): string => `
  select set_config('role', 'authenticated', true), set_config('request.jwt.claims', json_build_object(
    'sub', ${memberId(member)}, 'role', 'authenticated', 'amr', json_build_array(json_build_object(
      'method', 'password', 'timestamp', floor(extract(epoch from now())))))::text, true)`

/** A request of a member by number, over the connections of the data API: SQLSTATE of its failure, if it failed. */
export type Api = (as: number, statement: string) => Promise<string | undefined>

export async function apiOver(connections: Sql, session: Session): Promise<Api> {
  const { settingsOf, ask } = await readBeginning(session)
  return async (as, statement) => {
    const connection = await connections.reserve()
    try {
      await connection
        .unsafe(`begin; select ${settingsOf(statement)}; ${actAs(as)}; ${ask}; ${statement}; commit`)
        .simple()
      return undefined
    } catch (cause) {
      await connection.unsafe('rollback').simple()
      if (cause instanceof postgres.PostgresError) return cause.code
      throw cause
    } finally {
      connection.release()
    }
  }
}
