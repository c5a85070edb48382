import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#shared/database.types.ts'
import { demoFilesFolder, seedFolder } from '../paths.ts'

/** The backend to seed. */
export interface SeedTarget {
  readonly url: string
  readonly secretKey: string
}

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  txt: 'text/plain',
  pdf: 'application/pdf',
}

/**
 * Creates the demo people and their content (design §3). Running it again adds what is missing and changes nothing
 * else.
 * @throws Error with the message of the database or the storage
 */
export async function seedDemo(target: SeedTarget, connection: PgliteConnection): Promise<void> {
  await runSeed(connection)
  await storeFiles(target)
  // Rows that refer to a file are inserted once it is stored.
  await runSeed(connection)
}

/** Runs the files that `supabase start` runs, in the same order. */
async function runSeed({ kysely, driver }: PgliteConnection): Promise<void> {
  const names = (await readdir(seedFolder)).sort()
  const scripts = await Promise.all(names.map((name) => readFile(join(seedFolder, name), 'utf8')))
  // While this holds the session, no request can have an open transaction in it.
  await kysely.connection().execute(() => driver.exec(scripts.join('\n')))
}

async function storeFiles({ url, secretKey }: SeedTarget): Promise<void> {
  const admin = createClient<Database>(url, secretKey, { auth: { persistSession: false } })
  const { data: people } = await admin.from('member_cards').select('id, username').throwOnError()
  const ids = new Map(people.map(({ id, username }) => [username, id]))
  const entries = await readdir(demoFilesFolder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const folders = relative(demoFilesFolder, file).split(sep)
    const bucket = folders[1] === 'chat' ? 'chat-assets' : 'user-assets'
    // Who sends it, and of a conversation who receives it.
    const path = folders.map((name) => ids.get(name) ?? name).join('/')
    await store(admin.storage.from(bucket), path, await readFile(file))
  }
}

type Bucket = ReturnType<SupabaseClient<Database>['storage']['from']>

async function store(bucket: Bucket, path: string, content: Buffer): Promise<void> {
  const contentType = types[path.split('.').at(-1) ?? '']
  const { error } = await bucket.upload(path, content, { contentType })
  if (error && !/already exists/i.test(error.message)) {
    throw new Error(`The file ${path} of the demo could not be stored: ${error.message}`)
  }
}
