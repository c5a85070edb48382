import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend, type TestBackend } from '#tests/backend/start-backend.ts'
import { newClient, newMember, password, type Client, type Member } from '#tests/backend/support/members.ts'
import { countStrangers, lookAround, removePeople } from './people.ts'

let backend: TestBackend
let admin: Client

beforeAll(async () => {
  backend = await startBackend()
  admin = newClient(backend, backend.secretKey)
})
afterAll(() => backend.stop())

const picture = new Blob(['x'], { type: 'image/png' })

/** Posts a picture. @returns where it is stored */
async function post({ client, id }: Member): Promise<string> {
  const path = `${id}/posts/deep/1-foto.png`
  const { error } = await client.storage.from('user-assets').upload(path, picture)
  if (error) throw error
  await client
    .from('posts')
    .insert({ image_url: `user-assets/${path}` })
    .throwOnError()
  return path
}

const isStored = async (path: string) =>
  (await fetch(admin.storage.from('user-assets').getPublicUrl(path).data.publicUrl)).ok

test('who is of no tests is a stranger, confirmed or not', async () => {
  expect(await countStrangers(admin)).toBe(0)
  await newMember(backend, 'demo')
  expect(await countStrangers(admin)).toBe(0)
  const { data } = await admin.auth.admin.createUser({ email: 'ana@example.com', password })
  expect(await countStrangers(admin)).toBe(1)
  await admin.auth.admin.deleteUser(data.user?.id ?? '')
})

test('at the end of a run its people, their posts and files are gone, and those of others are as they were', async () => {
  const other = await newMember(backend, 'vera-kotr0000')
  const early = await post(other)
  const left = `${crypto.randomUUID()}/posts/1.png`
  await admin.storage.from('user-assets').upload(left, picture)

  const before = await lookAround(admin)
  const [own, gone] = [await newMember(backend, 'ana-kesta000'), await newMember(backend, 'bea-kesta001')]
  const [late, theirs, ofGone] = [
    await post(own),
    await post(await newMember(backend, 'eva-kotr0001')),
    await post(gone),
  ]
  await newClient(backend).auth.signUp({ email: 'sin-codigo-kesta002@prueba.test', password })
  await gone.client.rpc('delete_account').throwOnError()

  expect(await removePeople(admin, 'est', before)).toBe(2)

  const { data: posts } = await admin.from('posts').select('image_url').order('created_at').throwOnError()
  expect(posts.map(({ image_url }) => image_url)).toEqual([`user-assets/${early}`, `user-assets/${theirs}`])
  expect(await Promise.all([early, theirs, left, late, ofGone].map(isStored))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect((await admin.from('orphaned_files').select()).data).toEqual([])
  const { data } = await admin.auth.admin.listUsers()
  expect(data.users.map(({ email = '' }) => email).filter((email) => email.includes('-kest'))).toEqual([])
  expect(await removePeople(admin, 'est', before)).toBe(0)
})
