import type { Member } from '#tests/backend/support/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { png as pngOf } from '../support/pictures.ts'

const bucket = 'user-assets'

/** A picture of one point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function upload({ client, id }: Member, name: string, bytes: Buffer<ArrayBuffer>): Promise<string> {
  const path = `${id}/${name}`
  const { error } = await client.storage.from(bucket).upload(path, new Blob([bytes], { type: 'image/png' }))
  if (error) throw error
  return `${bucket}/${path}`
}

async function uploadAvatar(member: Member, bytes: Buffer<ArrayBuffer> = png): Promise<void> {
  const { client, id } = member
  const avatar_url = await upload(member, 'avatar-1700000000', bytes)
  await client.from('profiles').update({ avatar_url }).eq('id', id).throwOnError()
}

test(
  'a member who has uploaded a picture is shown with it',
  { tag: '@again' },
  async ({ app, backend, sol }) => {
    await uploadAvatar(sol)
    const address = `${backend.url}/storage/v1/object/public/user-assets/${sol.id}/avatar-1700000000`
    const loaded = app.page.waitForResponse(address)
    const { userMenu } = await app.signIn(sol)
    await expect(userMenu.locator(`[style*="${address}"]`)).toBeVisible()
    expect((await loaded).status()).toBe(200)
  },
)

test(
  'a small file that would take gigabytes to draw is not drawn',
  { tag: '@again' },
  async ({ app, home, luna, sol }) => {
    const bomb = pngOf(8_100, 8_100, [0, 0, 0], 9)
    await uploadAvatar(sol, bomb)
    const image_url = await upload(sol, 'posts/1700000000-bomb.png', bomb)
    await sol.client.from('posts').insert({ content: 'Mira esto', image_url }).throwOnError()
    await app.signIn(luna)
    const post = home.post('Mira esto')
    await expect(post.root).toContainText('Esta imagen es demasiado grande para verla aquí.')
    await expect(post.root.locator('[style*="avatar-1700000000"]')).toHaveCount(0)
  },
)

test(
  'a picture that another device replaced is removed at the next start',
  { tag: '@again' },
  async ({ app, luna }) => {
    await uploadAvatar(luna)
    const stored = async () => (await luna.client.storage.from(bucket).list(luna.id)).data?.length
    const listed = async () => (await luna.client.from('orphaned_files').select('path')).data?.length
    await luna.client.from('profiles').update({ avatar_url: null }).eq('id', luna.id).throwOnError()
    expect([await stored(), await listed()]).toEqual([1, 1])

    await app.signIn(luna)
    await expect.poll(stored).toBe(0)
    await expect.poll(listed).toBe(0)
  },
)
