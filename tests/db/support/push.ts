import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readMigrations } from './migrations.ts'
import { findBinaries } from './postgres-server.ts'

const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, name text);`

/**
 * Pushes the migrations as `supabase db push` does: in one session, statement by statement, each file in a transaction that
 * also notes it. What is noted is left out.
 * @param address of a database, as its `postgres`
 * @param between what somebody else has the same session do after each file
 * @returns the files that were run, and what the server said
 */
export function push(address: string, between = ''): { pushed: string[]; notices: string } {
  const known = psql(address, `${history}\nselect version from supabase_migrations.schema_migrations;`).output
  const waiting = readMigrations().filter(({ name }) => !known.split('\n').includes(versionOf(name)))
  const script = waiting.map(
    ({ name, sql }) => `begin;\n${sql}\n
      insert into supabase_migrations.schema_migrations values ('${versionOf(name)}', '${name}');
      commit;\n${between}\nreset all;`,
  )
  return { pushed: waiting.map(({ name }) => name), notices: psql(address, script.join('\n')).notices }
}

const versionOf = (name: string): string => name.replace(/_.*/, '')

/** Runs a script in a session of its own, one statement after the other. @throws with what the server said */
export function psql(address: string, script: string): { output: string; notices: string } {
  const { stdout, stderr, status } = spawnSync(
    join(findBinaries() ?? '', 'psql'),
    [address, '-XAtq', '-v', 'ON_ERROR_STOP=1'],
    { input: script, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return { output: stdout, notices: stderr }
}
