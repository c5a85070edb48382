import { beforeAll, describe, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { meetCast, type Cast } from './support/cast.ts'
import type { Member } from './support/members.ts'

let backend: TestBackend
let cast: Cast
let chatFile: string
let adultFile: string

const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' })

/** Sends a body as Eva, past the client library. */
async function post(path: string, body: ReadableStream, type: string): Promise<Response> {
  const { data } = await cast.eva.client.auth.getSession()
  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${data.session?.access_token ?? ''}`,
    'content-type': type,
  }
  return fetch(`${backend.url}${path}`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

const upload = (member: Pick<Member, 'client'>, bucket: string, path: string, body = png) =>
  member.client.storage.from(bucket).upload(path, body)

beforeAll(async () => {
  backend = await sharedBackend()
  cast = await meetCast(backend)
  const { ana, bea } = cast
  chatFile = `${ana.id}/chat/${bea.id}/1-foto.png`
  adultFile = `${ana.id}/posts/1-foto.png`
  for (const [bucket, path] of [
    ['chat-assets', chatFile],
    ['adult-assets', adultFile],
  ] as const) {
    const { error } = await upload(ana, bucket, path)
    if (error) throw error
  }
})

describe('an upload', () => {
  test.each<[what: string, bucket: string, path: (cast: Cast) => string]>([
    ["into another member's folder", 'user-assets', ({ ana }) => `${ana.id}/posts/1.png`],
    ["into somebody else's conversation", 'chat-assets', ({ ana, bea }) => `${ana.id}/chat/${bea.id}/2.png`],
    [
      'into a conversation with a stranger',
      'chat-assets',
      ({ eva, ana }) => `${eva.id}/chat/${ana.id}/1.png`,
    ],
    ['beside the conversations', 'chat-assets', ({ eva }) => `${eva.id}/1.png`],
    ['with letters that addresses have to escape', 'user-assets', ({ eva }) => `${eva.id}/posts/a b.png`],
    ['of a dot-file', 'user-assets', ({ eva }) => `${eva.id}/.htaccess`],
  ])('%s is refused', async (_what, bucket, path) => {
    const { error } = await upload(cast.eva, bucket, path(cast))
    expect(error?.message).toMatch(/row-level security/)
  })

  // The trigger speaks before the policy.
  test.each(['1.png', `${crypto.randomUUID()}/posts/1.png`])(
    'to "%s", beside the folders of members, is refused',
    async (path) => {
      const { error } = await upload(cast.eva, 'user-assets', path)
      expect(error?.message).toBe('Only members store files')
    },
  )

  test.each([
    'image/svg+xml',
    'text/html',
    'application/xhtml+xml',
    'application/javascript',
    'text/xml',
    '',
  ])('of type "%s" is refused, also by its address when named .png', async (type) => {
    const path = `${cast.eva.id}/posts/${crypto.randomUUID()}.png`
    const { error } = await upload(
      cast.eva,
      'user-assets',
      path,
      new Blob(['<svg onload="alert(1)"/>'], { type }),
    )
    expect(error?.message).toMatch(/mime type/)
  })

  test('of a page that claims to be an image is never served as a page', async () => {
    const path = `${cast.eva.id}/posts/page.html`
    const { error } = await upload(
      cast.eva,
      'user-assets',
      path,
      new Blob(['<script>alert(1)</script>'], { type: 'image/png' }),
    )
    expect(error).toBeNull()
    const response = await fetch(
      cast.eva.client.storage.from('user-assets').getPublicUrl(path).data.publicUrl,
    )
    // Nothing but the type says so; hence no bucket takes html, svg or xml.
    expect(response.headers.get('content-type')).toBe('image/png')
  })

  test.each(['image/png; a=b', 'IMAGE/PNG', 'text/plain;charset=utf-8'])(
    'of bare bytes of type "%s" is refused: a type is compared letter by letter',
    async (type) => {
      const path = `${cast.eva.id}/posts/${crypto.randomUUID()}`
      const response = await post(`/storage/v1/object/user-assets/${path}`, png.stream(), type)
      expect(await response.json()).toMatchObject({
        statusCode: '415',
        message: `mime type ${type} is not supported`,
      })
    },
  )

  const imageOf = (size: number) => new Blob([new Uint8Array(size)], { type: 'image/png' })
  const limit = 4 * 1024 * 1024

  test.each<[how: string, send: (path: string, image: Blob) => Promise<boolean>]>([
    ['announced', async (path, image) => (await upload(cast.eva, 'user-assets', path, image)).error === null],
    [
      'by a signed address',
      async (path, image) => {
        const bucket = cast.eva.client.storage.from('user-assets')
        const { data, error } = await bucket.createSignedUploadUrl(path)
        if (error) throw error
        return (await bucket.uploadToSignedUrl(path, data.token, image)).error === null
      },
    ],
    [
      'of unknown length',
      async (path, image) =>
        (await post(`/storage/v1/object/user-assets/${path}`, image.stream(), 'image/png')).ok,
    ],
  ])('of an image, %s, is refused over 4 MB and leaves its name free', async (_how, send) => {
    const path = `${cast.eva.id}/posts/${crypto.randomUUID()}.png`
    expect(await send(path, imageOf(limit + 1))).toBe(false)
    const { publicUrl } = cast.eva.client.storage.from('user-assets').getPublicUrl(path).data
    expect((await fetch(publicUrl)).ok).toBe(false)
    expect(await send(path, imageOf(limit))).toBe(true)
    expect((await (await fetch(publicUrl)).bytes()).length).toBe(limit)
  })

  test('by a minor for lizysfriends is refused', async () => {
    const { error } = await upload(cast.nico, 'adult-assets', `${cast.nico.id}/posts/1.png`)
    expect(error?.message).toMatch(/row-level security/)
  })

  test('without a session is refused', async () => {
    const { error } = await upload({ client: cast.anon }, 'user-assets', `${cast.ana.id}/posts/2.png`)
    expect(error?.message).toMatch(/row-level security/)
  })
})

describe('a private file', () => {
  const attempts = (member: Pick<Member, 'client'>, bucket: string, path: string) =>
    Promise.all([
      member.client.storage.from(bucket).download(path),
      member.client.storage.from(bucket).createSignedUrl(path, 60),
    ])

  test('of a conversation opens for both sides only', async () => {
    const [download, signed] = await attempts(cast.bea, 'chat-assets', chatFile)
    expect([download.error, signed.error]).toEqual([null, null])
    for (const member of [cast.eva, { client: cast.anon }]) {
      const answers = await attempts(member, 'chat-assets', chatFile)
      expect(answers.map(({ data }) => data)).toEqual([null, null])
    }
  })

  test('of lizysfriends opens for adults only', async () => {
    const { ana, eva, nico } = cast
    const { data: post } = await ana.client
      .from('posts')
      .insert({ category: 'lizysfriends', image_url: `adult-assets/${adultFile}` })
      .select('id')
      .single()
      .throwOnError()
    const [download] = await attempts(eva, 'adult-assets', adultFile)
    expect(download.error).toBeNull()
    const answers = await attempts(nico, 'adult-assets', adultFile)
    expect(answers.map(({ data }) => data)).toEqual([null, null])
    await ana.client.from('posts').delete().eq('id', post.id).throwOnError()
  })

  test('of lizysfriends opens only while a post shows it', async () => {
    const unposted = await attempts(cast.eva, 'adult-assets', adultFile)
    expect(unposted.map(({ data }) => data)).toEqual([null, null])
    const [own] = await attempts(cast.ana, 'adult-assets', adultFile)
    expect(own.error).toBeNull()
  })

  test.each([
    ['chat-assets', () => chatFile],
    ['adult-assets', () => adultFile],
  ])('in %s has no public address', async (bucket, path) => {
    const { publicUrl } = cast.ana.client.storage.from(bucket).getPublicUrl(path()).data
    expect((await fetch(publicUrl)).ok).toBe(false)
  })

  test('is listed neither for who may read it nor for others', async () => {
    const { data: received } = await cast.bea.client.storage
      .from('chat-assets')
      .list(`${cast.ana.id}/chat/${cast.bea.id}`)
    expect(received).toEqual([])
    const { data: sent } = await cast.ana.client.storage
      .from('chat-assets')
      .list(`${cast.ana.id}/chat/${cast.bea.id}`)
    expect(sent).toHaveLength(1)
    const { data } = await cast.eva.client.storage
      .from('chat-assets')
      .list(`${cast.ana.id}/chat/${cast.bea.id}`)
    expect(data).toEqual([])
  })
})

test("nobody removes, moves or copies another's file", async () => {
  const { eva, ana } = cast
  const bucket = eva.client.storage.from('chat-assets')
  const removed = await bucket.remove([chatFile])
  expect(removed.data ?? []).toEqual([])
  expect((await bucket.move(chatFile, `${eva.id}/stolen.png`)).error).not.toBeNull()
  expect((await bucket.copy(chatFile, `${eva.id}/stolen.png`)).error).not.toBeNull()
  expect((await ana.client.storage.from('chat-assets').download(chatFile)).error).toBeNull()
})

test('a file is copied into another bucket only if that takes its type', async () => {
  const { eva } = cast
  const bucket = eva.client.storage.from('user-assets')
  const copies = async (name: string, body: Blob) => {
    const path = `${eva.id}/posts/${name}`
    expect((await bucket.upload(path, body)).error).toBeNull()
    const { error } = await bucket.copy(path, path, { destinationBucket: 'adult-assets' })
    const copy = await eva.client.storage.from('adult-assets').download(path)
    expect(copy.data === null).toBe(error !== null)
    return error === null
  }
  expect(await copies('copy.png', png)).toBe(true)
  expect(await copies('copy.txt', new Blob(['notas'], { type: 'text/plain' }))).toBe(false)
})

test('a stored file is not moved, not even by its owner', async () => {
  const bucket = cast.eva.client.storage.from('user-assets')
  const from = `${cast.eva.id}/posts/stays.png`
  expect((await bucket.upload(from, png)).error).toBeNull()
  expect((await bucket.move(from, `${cast.eva.id}/posts/moved.png`)).error).not.toBeNull()
  expect((await bucket.download(from)).error).toBeNull()
})

test('what a post shows is not replaced by something else under its name', async () => {
  const { eva } = cast
  const path = `${eva.id}/posts/bait.png`
  const files = eva.client.storage.from('user-assets')
  const pdf = new Blob(['%PDF-1.4'], { type: 'application/pdf' })
  expect((await files.upload(path, png)).error).toBeNull()
  await eva.client
    .from('posts')
    .insert({ image_url: `user-assets/${path}` })
    .throwOnError()
  expect((await files.remove([path])).error).toBeNull()

  const signed = await files.createSignedUploadUrl(path)
  const answers = [
    await files.upload(path, pdf),
    await files.upload(path, pdf, { upsert: true }),
    await files.upload(path, png),
    await files.uploadToSignedUrl(path, signed.data?.token ?? '', pdf),
  ]
  expect(answers.map(({ data }) => data)).toEqual([null, null, null, null])
  const served = await fetch(files.getPublicUrl(path).data.publicUrl)
  expect(served.ok).toBe(false)
})

test('nobody makes, changes or empties a bucket', async () => {
  const { storage } = cast.eva.client
  const answers = await Promise.all([
    storage.createBucket('mine', { public: true }),
    storage.updateBucket('chat-assets', { public: true }),
    storage.emptyBucket('chat-assets'),
  ])
  expect(answers.every(({ error }) => error !== null)).toBe(true)
})

test('a deleted post leaves no file behind', async () => {
  const { ana } = cast
  const path = `${ana.id}/posts/2-foto.png`
  await upload(ana, 'user-assets', path)
  const { data: post } = await ana.client
    .from('posts')
    .insert({ image_url: `user-assets/${path}` })
    .select('id')
    .single()
    .throwOnError()
  await ana.client.from('posts').delete().eq('id', post.id).throwOnError()
  const { data: orphans } = await ana.client.from('orphaned_files').select('bucket_id, path').eq('path', path)
  expect(orphans).toEqual([{ bucket_id: 'user-assets', path }])
  await ana.client.storage.from('user-assets').remove([path])
  const { data: ticked } = await ana.client.from('orphaned_files').delete().eq('path', path).select('path')
  expect(ticked).toEqual([{ path }])
})
