import { readFileSync } from 'node:fs'

const parts = ['roles', 'auth', 'storage', 'realtime', 'policy-grants', 'supautils']

/**
 * What Supabase itself puts into a database before the first migration, reduced to what ours touch, and as strict as
 * hosted. A script for a superuser.
 */
export const platform = parts
  .map((part) => readFileSync(new URL(`${part}.sql`, import.meta.url), 'utf8'))
  .join('\n')
