/**
 * `npm run sweep-files`: ends accounts that were never confirmed, whose names are free again, and removes stored files
 * that nothing refers to any more. For the operator of a server, once a day by a timer; needs the secret key.
 */
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../src/shared/database.types.ts'
import { say } from './lib/say.ts'
import { TOO_DEAR, sweepFiles } from './lib/sweep-files.ts'

const url = process.env['COSMIA_SUPABASE_URL']
const key = process.env['COSMIA_SUPABASE_SECRET_KEY']

if (url && key) {
  const admin = createClient<Database>(url, key, { auth: { persistSession: false } })
  const { data: accounts, error } = await admin.rpc('release_unconfirmed_accounts')
  // Too much for the data API: a server that is as large has jobs of its own.
  if (error && error.code !== TOO_DEAR) throw error
  const ended = error ? 'unconfirmed accounts left to the database' : `${accounts} unconfirmed accounts ended`
  say(`${ended}, ${await sweepFiles(admin)} files removed`)
} else {
  say('Set COSMIA_SUPABASE_URL and COSMIA_SUPABASE_SECRET_KEY')
  process.exitCode = 1
}
