import { expect, test } from 'vitest'
import { sweepFiles } from '../../.config/tasks/lib/sweep-files.ts'
import { sharedBackend } from './start-backend.ts'
import { newClient, newMember, unique, type Member } from './support/members.ts'

async function upload({ client, id }: Member, name = '1-foto.png'): Promise<string> {
  const path = `${id}/posts/${name}`
  const { error } = await client.storage
    .from('user-assets')
    .upload(path, new Blob(['x'], { type: 'image/png' }))
  if (error) throw error
  return path
}

test('the sweep removes the files of a deleted account and leaves those of others', async () => {
  const backend = await sharedBackend()
  const [ana, bea] = [await newMember(backend, unique('ana')), await newMember(backend, unique('bea'))]
  const admin = newClient(backend, backend.secretKey)
  const [gone, kept] = [await upload(ana), await upload(bea)]
  await ana.client.rpc('delete_account').throwOnError()

  // What other tests have left goes with it.
  expect(await sweepFiles(admin)).toBeGreaterThanOrEqual(1)

  const stored = await Promise.all(
    [gone, kept].map((path) => fetch(admin.storage.from('user-assets').getPublicUrl(path).data.publicUrl)),
  )
  expect(stored.map(({ ok }) => ok)).toEqual([false, true])
  expect((await admin.from('orphaned_files').select().eq('owner_id', ana.id)).data).toEqual([])
})

test('the sweep takes more files than an address could name off the list, in one run', async () => {
  const backend = await sharedBackend()
  const ana = await newMember(backend, unique('ana'))
  const admin = newClient(backend, backend.secretKey)
  const name = (at: number) => `${at}-WhatsApp-Image-2026-11-27-at-10.15.${at}-de-la-cena-de-anoche.png`
  for (let at = 1000; at < 1160; at += 1) await upload(ana, name(at))
  await ana.client.rpc('delete_account').throwOnError()
  const left = async () =>
    (await admin.from('orphaned_files').select('path').eq('owner_id', ana.id).throwOnError()).data

  expect(await left()).toHaveLength(160)
  await sweepFiles(admin)
  expect(await left()).toEqual([])
})

test('on a server where looking for files is too dear for the data API the sweep removes what is noted', async () => {
  const backend = await sharedBackend()
  const ana = await newMember(backend, unique('ana'))
  const admin = newClient(backend, backend.secretKey)
  await upload(ana)
  await ana.client.rpc('delete_account').throwOnError()
  const asked: unknown[] = []
  const strict = newClient(backend, backend.secretKey, async (input, init) => {
    if (!String(input).endsWith('/rpc/collect_orphaned_files')) return fetch(input, init)
    asked.push(JSON.parse(String(init?.body)))
    return asked.length > 1 ? fetch(input, init) : Response.json({ code: '54001' }, { status: 500 })
  })

  expect(await sweepFiles(strict)).toBeGreaterThanOrEqual(1)

  expect(asked.slice(0, 2)).toEqual([{}, { after_bucket: ' ' }])
  expect((await admin.from('orphaned_files').select().eq('owner_id', ana.id)).data).toEqual([])
})
