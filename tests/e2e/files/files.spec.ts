import type { Member } from '#tests/backend/support/members.ts'
import { expect, test } from '../fixtures/test.ts'

const bucket = 'user-assets'

/** A picture of one point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function uploadAvatar({ client, id }: Member): Promise<void> {
  const path = `${id}/avatar-1700000000`
  const { error } = await client.storage.from(bucket).upload(path, new Blob([png], { type: 'image/png' }))
  if (error) throw error
  const avatar_url = `${bucket}/${path}`
  await client.from('profiles').update({ avatar_url }).eq('id', id).throwOnError()
}

test('a member who has uploaded a picture is shown with it', async ({ app, backend, sol }) => {
  await uploadAvatar(sol)
  const address = `${backend.url}/storage/v1/object/public/user-assets/${sol.id}/avatar-1700000000`
  const loaded = app.page.waitForResponse(address)
  const { userMenu } = await app.signIn(sol)
  await expect(userMenu.locator(`[style*="${address}"]`)).toBeVisible()
  expect((await loaded).status()).toBe(200)
})

test('a picture that another device replaced is removed at the next start', async ({ app, luna }) => {
  await uploadAvatar(luna)
  const stored = async () => (await luna.client.storage.from(bucket).list(luna.id)).data?.length
  const listed = async () => (await luna.client.from('orphaned_files').select('path')).data?.length
  await luna.client.from('profiles').update({ avatar_url: null }).eq('id', luna.id).throwOnError()
  expect([await stored(), await listed()]).toEqual([1, 1])

  await app.signIn(luna)
  await expect.poll(stored).toBe(0)
  await expect.poll(listed).toBe(0)
})
