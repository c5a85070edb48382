import { newMember, type Member } from '#tests/backend/support/members.ts'
import { expect, test } from './fixtures/test.ts'
import { signIn } from './support/sign-in.ts'

test.use({ seed: 'none' })

const bucket = 'user-assets'

async function uploadAvatar({ client, id }: Member): Promise<void> {
  const path = `${id}/avatar/1-retrato.png`
  const { error } = await client.storage.from(bucket).upload(path, new Blob(['x'], { type: 'image/png' }))
  if (error) throw error
  const { publicUrl } = client.storage.from(bucket).getPublicUrl(path).data
  await client.from('profiles').update({ avatar_url: publicUrl }).eq('id', id).throwOnError()
}

test('a picture that another device replaced is removed at the next start', async ({
  backend,
  launchApp,
}) => {
  const luna = await newMember(backend, 'luna')
  await uploadAvatar(luna)
  const stored = async () => (await luna.client.storage.from(bucket).list(`${luna.id}/avatar`)).data?.length
  const listed = async () => (await luna.client.from('orphaned_files').select('path')).data?.length
  await luna.client.from('profiles').update({ avatar_url: null }).eq('id', luna.id).throwOnError()
  expect([await stored(), await listed()]).toEqual([1, 1])

  const { page } = await launchApp()
  await signIn(page, luna)
  await expect.poll(stored).toBe(0)
  await expect.poll(listed).toBe(0)
})
