import postgres, { type Sql } from 'postgres'
import { memberId } from './load.ts'
import type { Session } from './session.ts'

/** A request of a member by number, over the connections of the data API: SQLSTATE of its failure, if it failed. */
export type Api = (as: number, statement: string, timeout?: string) => Promise<string | undefined>

/** How the data API begins a request: the settings of members, and the function that it asks first. */
async function readBeginning(session: Session): Promise<{ settings: string; ask: string }> {
  const rows = await session.run(`
    select setrole::regrole::text as role, split_part(setting, '=', 1) as name, substr(setting, strpos(setting, '=') + 1) as value
    from pg_db_role_setting, unnest(setconfig) as setting
    where setrole::regrole::text in ('authenticated', 'authenticator')`)
  const settings = rows
    .filter(({ role }) => role === 'authenticated')
    .map(({ name, value }) => `set_config('${String(name)}', '${String(value)}', true)`)
  const ask = rows.find(({ name }) => name === 'pgrst.db_pre_request')?.['value']
  return { settings: settings.join(', '), ask: ask === undefined ? 'select' : `select ${String(ask)}()` }
}

/** Members have just signed in. A timeout takes the place of theirs, as functions have it that name their own. */
export async function apiOver(connections: Sql, session: Session): Promise<Api> {
  const { settings, ask } = await readBeginning(session)
  return async (as, statement, timeout) => {
    const longer = timeout === undefined ? '' : `set_config('statement_timeout', '${timeout}', true),`
    const connection = await connections.reserve()
    try {
      await connection
        .unsafe(
          `begin; select ${settings}, ${longer} set_config('role', 'authenticated', true), set_config('request.jwt.claims',
            json_build_object('sub', ${memberId(as)}, 'role', 'authenticated', 'amr', json_build_array(json_build_object(
              'method', 'password', 'timestamp', floor(extract(epoch from now())))))::text, true);
          ${ask}; ${statement}; commit`,
        )
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
