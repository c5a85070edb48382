import type { User } from '@supabase/supabase-js'
import { removeOrphanedFiles } from '#shared/files/orphaned-files.ts'
import type { Client } from '#tests/backend/support/members.ts'
import { isOfRun, isOfTests } from './run.ts'

/** Rows a page of a listing has. */
const PAGE = 1_000

/** How a server was before a run. */
export interface Before {
  readonly at: Date
  /** What lies right below the root of a bucket, as `bucket/name`: the folder of a member, who may be no more. */
  readonly folders: ReadonlySet<string>
}

/** Everybody who has an account, confirmed or not. */
async function everybody(admin: Client): Promise<readonly User[]> {
  const users: User[] = []
  for (let page = 1; ; page += 1) {
    const { data, error } = await admin.auth.admin.listUsers({ page, perPage: PAGE })
    if (error) throw error
    users.push(...data.users)
    if (data.users.length < PAGE) return users
  }
}

/** How many members of a server no tests have made. */
export async function countStrangers(admin: Client): Promise<number> {
  return (await everybody(admin)).filter(({ email = '' }) => !isOfTests(email)).length
}

export const lookAround = async (admin: Client): Promise<Before> => ({
  at: new Date(),
  folders: await listFolders(admin),
})

/**
 * Removes the people of a run from a server: their files, then their accounts, and with them all that is theirs; and what is
 * left of accounts that the run itself has deleted.
 * @returns how many accounts went
 */
export async function removePeople(admin: Client, run: string, before: Before): Promise<number> {
  const all = await everybody(admin)
  const own = all.filter(({ email = '' }) => isOfRun(email, run)).map(({ id }) => id)
  const others = new Set(all.map(({ id }) => id)).difference(new Set(own))
  for (const folder of await listFolders(admin)) {
    const [bucket = '', owner = ''] = folder.split('/')
    if (before.folders.has(folder) || others.has(owner) || !UUID.test(owner)) continue
    await removeFiles(admin, await filesIn(admin, bucket, owner))
  }
  for (const id of own) {
    const { error } = await admin.auth.admin.deleteUser(id)
    if (error) throw error
  }
  await tickOff(admin, others, before.at)
  return own.length
}

const removeFiles = (admin: Client, files: Parameters<typeof removeOrphanedFiles>[1]) =>
  removeOrphanedFiles({ data: admin, storage: admin.storage }, files)

/** With an account the addresses of its files come onto the list of what is to be removed, whether they are there or not. */
async function tickOff(admin: Client, others: ReadonlySet<string>, since: Date): Promise<void> {
  const orphans = []
  for (let from = 0; ; from += PAGE) {
    const page = admin
      .from('orphaned_files')
      .select('bucket_id, path, owner_id')
      .order('path')
      .order('bucket_id')
    const { data } = await page
      .gte('orphaned_at', since.toISOString())
      .range(from, from + PAGE - 1)
      .throwOnError()
    orphans.push(...data)
    if (data.length < PAGE) break
  }
  await removeFiles(
    admin,
    orphans.filter(({ owner_id }) => !others.has(owner_id)),
  )
}

async function listFolders(admin: Client): Promise<ReadonlySet<string>> {
  const { data: buckets, error } = await admin.storage.listBuckets()
  if (error) throw error
  const names = buckets.map(async ({ id }) => (await list(admin, id, '')).map(({ name }) => `${id}/${name}`))
  return new Set((await Promise.all(names)).flat())
}

/** Folders bear the id of their member. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The files in a folder, those of its folders included. */
async function filesIn(
  admin: Client,
  bucket: string,
  folder: string,
): Promise<{ bucket_id: string; path: string }[]> {
  const entries = await list(admin, bucket, folder)
  const found = entries.map(async ({ id, name }) => {
    const path = `${folder}/${name}`
    return id === null ? filesIn(admin, bucket, path) : [{ bucket_id: bucket, path }]
  })
  return (await Promise.all(found)).flat()
}

async function list(admin: Client, bucket: string, folder: string) {
  const entries = []
  for (let offset = 0; ; offset += PAGE) {
    const { data, error } = await admin.storage.from(bucket).list(folder, { limit: PAGE, offset })
    if (error) throw error
    entries.push(...data)
    if (data.length < PAGE) return entries
  }
}
