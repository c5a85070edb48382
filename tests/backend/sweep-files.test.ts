import { expect, test } from 'vitest'
import { sweepFiles } from '../../.config/tasks/lib/sweep-files.ts'
import { sharedBackend } from './start-backend.ts'
import { newClient, newMember, unique } from './support/members.ts'

test('the sweep removes the files of a deleted account and leaves those of others', async () => {
  const backend = await sharedBackend()
  const [ana, bea] = [await newMember(backend, unique('ana')), await newMember(backend, unique('bea'))]
  const admin = newClient(backend, backend.secretKey)
  const upload = async ({ client, id }: typeof ana) => {
    const path = `${id}/posts/1-foto.png`
    const { error } = await client.storage
      .from('user-assets')
      .upload(path, new Blob(['x'], { type: 'image/png' }))
    if (error) throw error
    return path
  }
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
