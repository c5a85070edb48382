import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { openConnection } from '../../../src/backend/database/connection.ts'
import { startBackend } from '../../backend/start-backend.ts'

export interface BenchMember {
  readonly id: string
  readonly token: string
}

/** Data folders with the same members in each, whose keys are the same too. */
export interface Prepared {
  readonly folders: readonly string[]
  /** The first two are friends, the next two, and so on. */
  readonly members: readonly BenchMember[]
  readonly remove: () => Promise<void>
}

const idOf = (name: string) =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Makes `copies` equal data folders with so many confirmed members, written by SQL rather than by signing up. */
export async function prepareFolders(copies: number, memberCount: number): Promise<Prepared> {
  const root = await mkdtemp(join(tmpdir(), 'cosmia-bench-chat-'))
  const folders = Array.from({ length: copies }, (_, copy) => join(root, String(copy)))
  const [first = ''] = folders
  const backend = await startBackend({ data: first })
  await backend.stop()
  const ids = Array.from({ length: memberCount }, (_, n) => idOf(`member ${n}`))
  await writeMembers(join(first, 'database'), ids)
  for (const copy of folders.slice(1)) await cp(first, copy, { recursive: true })
  const { jwtSecret } = JSON.parse(await readFile(join(first, 'keys.json'), 'utf8')) as { jwtSecret: string }
  const members = await Promise.all(ids.map(async (id) => ({ id, token: await tokenOf(id, jwtSecret) })))
  return { folders, members, remove: () => rm(root, { recursive: true, force: true }) }
}

async function writeMembers(database: string, ids: readonly string[]): Promise<void> {
  const connection = await openConnection(database)
  const list = ids.map((id, n) => `('${id}'::uuid, ${n})`).join()
  await connection.driver.exec(`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    select id, 'member' || n || '@bench.test', now(), jsonb_build_object('username', 'member ' || n)
    from (values ${list}) as member (id, n);
    insert into public.friend_requests (sender_id, receiver_id, status)
    select one.id, other.id, 'accepted'
    from (values ${list}) as one (id, n) join (values ${list}) as other (id, n) on other.n = one.n + 1
    where one.n % 2 = 0;`)
  await connection.close()
}

function tokenOf(id: string, secret: string): Promise<string> {
  return new SignJWT({ role: 'authenticated' })
    .setSubject(id)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('2h')
    .sign(new TextEncoder().encode(secret))
}
