import { beforeAll, describe, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { befriend, newMember, unique, type Member } from './support/members.ts'

let backend: TestBackend
let ana: Member
let bea: Member

beforeAll(async () => {
  backend = await sharedBackend()
  ana = await newMember(backend, unique('ana'))
  bea = await newMember(backend, unique('bea'))
  await befriend(ana, bea)
})

const bucketOf = ({ client }: Member) => client.storage.from('user-assets')
const png = (text: string) => new Blob([text], { type: 'image/png' })
const fresh = (name = `${crypto.randomUUID()}.png`) => `${ana.id}/posts/${name}`

async function publish(body: Blob, path = fresh(), cacheControl = '31536000'): Promise<string> {
  const { error } = await bucketOf(ana).upload(path, body, { cacheControl })
  if (error) throw error
  return path
}

const addressOf = (path: string, options?: { download: string | boolean }) =>
  bucketOf(ana).getPublicUrl(path, options).data.publicUrl

/** A body whose end is held back. */
function heldBack(begin: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  void writer.write(new TextEncoder().encode(begin))
  return { body: readable, end: () => writer.close() }
}

/** Sends bytes to an address for one upload, as the app does. */
async function put(address: string, body: BodyInit, type = 'image/png'): Promise<unknown> {
  const headers = { 'content-type': type }
  const response = await fetch(address, { method: 'PUT', headers, body, duplex: 'half' } as RequestInit)
  return response.json()
}

async function uploadAddress(path: string): Promise<string> {
  const { data, error } = await bucketOf(ana).createSignedUploadUrl(path)
  if (error) throw error
  return data.signedUrl
}

describe('an upload that begins before a file of its name is stored', () => {
  const taken = { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' }

  test('and ends after a post shows that one, is refused', async () => {
    const path = fresh()
    const late = heldBack('otra cosa')
    const ended = put(await uploadAddress(path), late.body, 'video/mp4')
    await publish(png('la primera'), path)
    await ana.client
      .from('posts')
      .insert({ image_url: `user-assets/${path}` })
      .throwOnError()
    await late.end()
    expect(await ended).toMatchObject(taken)
    const shown = await fetch(addressOf(path))
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(await shown.text()).toBe('la primera')
  })

  test('leaves one of several at once, and the others are told that it is there', async () => {
    const path = fresh()
    const addresses = await Promise.all([1, 2, 3].map(() => uploadAddress(path)))
    const answers = await Promise.all(addresses.map((address, index) => put(address, `${index}`)))
    const stored = answers.filter((answer) => JSON.stringify(answer).includes('"Key"'))
    expect(stored).toEqual([{ Key: `user-assets/${path}` }])
    expect(answers.filter((answer) => !stored.includes(answer))).toMatchObject([taken, taken])
  })
})

test.each([
  [
    'signature verification failed',
    (token: string) => `${token.slice(0, -6)}${token.endsWith('AAAAAA') ? 'B' : 'A'.repeat(6)}`,
  ],
  ['Invalid Compact JWS', () => 'abc'],
])('a token that does not hold is refused as «%s», whatever is asked', async (message, spoiled) => {
  const { data } = await ana.client.auth.getSession()
  const ask = async (method: string, place: string, body: object) => {
    const response = await fetch(`${backend.url}/storage/v1/object/${place}`, {
      method,
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${spoiled(data.session?.access_token ?? '')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    return [response.status, await response.json()] as const
  }
  const path = fresh()
  const answers = [
    await ask('POST', `upload/sign/user-assets/${path}`, {}),
    await ask('POST', `sign/user-assets/${path}`, { expiresIn: 60 }),
    await ask('POST', 'sign/user-assets', { expiresIn: 60, paths: [path] }),
    await ask('POST', 'list/user-assets', { prefix: ana.id }),
    await ask('DELETE', 'user-assets', { prefixes: [path] }),
  ]
  const refusal = { statusCode: '403', error: 'Unauthorized', code: 'AccessDenied', message }
  expect(answers).toEqual(Array(5).fill([400, refusal]))
})

describe('what is asked in the wrong number', () => {
  test('is refused: no files to sign or remove, more than 1,000 to sign, times below a second', async () => {
    const bucket = bucketOf(ana)
    const many = Array.from({ length: 1_001 }, (_, index) => fresh(String(index)))
    const answers = [
      await bucket.createSignedUrl(fresh(), 0),
      await bucket.createSignedUrl(fresh(), 1.5),
      await bucket.createSignedUrls([], 60),
      await bucket.createSignedUrls(many, 60),
      await bucket.remove([]),
    ]
    expect(answers.map(({ error }) => error?.message)).toEqual([
      'body/expiresIn must be >= 1',
      'body/expiresIn must be integer',
      'body/paths must NOT have fewer than 1 items',
      'body/paths must NOT have more than 1000 items',
      'body/prefixes must NOT have fewer than 1 items',
    ])
  })

  test('is empty in a bucket that does not exist', async () => {
    const nothing = ana.client.storage.from(unique('nada'))
    expect((await nothing.list('')).data).toEqual([])
    expect((await nothing.remove(['a.png'])).data).toEqual([])
  })
})

describe('a name', () => {
  test('may have two dots inside', async () => {
    const path = await publish(png('dos puntos'), fresh('foto..png'))
    expect(await (await fetch(addressOf(path))).text()).toBe('dos puntos')
  })

  test('that ends as the placeholder of a folder is for nothing but an empty file', async () => {
    const { error } = await bucketOf(ana).upload(fresh('foto.emptyFolderPlaceholder'), png('llena'))
    expect(error).toMatchObject({ statusCode: '413' })
  })
})

describe('a stored file', () => {
  test('is cached as long as was said when it was sent, and not sent twice', async () => {
    const address = addressOf(await publish(png('la misma'), fresh(), '60'))
    const { headers } = await fetch(address)
    expect(headers.get('cache-control')).toBe('max-age=60')
    const again = await fetch(address, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('by a signed address is cached until that runs out', async () => {
    const path = await publish(png('una hora'))
    const { data } = await bucketOf(ana).createSignedUrl(path, 3_600)
    const { headers } = await fetch(data?.signedUrl ?? '')
    const minutes = (new Date(headers.get('expires') ?? '').getTime() - Date.now()) / 60_000
    expect(headers.get('cache-control')).toBeNull()
    expect(Math.round(minutes)).toBe(60)
  })

  test('is saved under the name that is asked for', async () => {
    const path = await publish(png('para guardar'))
    const disposition = async (download: string | boolean) =>
      (await fetch(addressOf(path, { download }))).headers.get('content-disposition')
    expect(await disposition(true)).toBe('attachment;')
    expect(await disposition('nota.png')).toBe("attachment; filename=nota.png; filename*=UTF-8''nota.png")
  })

  test('tells its facts to whoever may see it', async () => {
    const path = `${ana.id}/chat/${bea.id}/${crypto.randomUUID()}.txt`
    const files = ({ client }: Member) => client.storage.from('chat-assets')
    await files(ana).upload(path, new Blob(['hola'], { type: 'text/plain' }))
    const { data } = await files(bea).info(path)
    expect(data).toMatchObject({ name: path, size: 4, contentType: 'text/plain' })
    const eva = await newMember(backend, unique('eva'))
    expect((await files(eva).info(path)).error).toMatchObject({ statusCode: '404' })
    expect((await files(eva).copy(path, `${eva.id}/copia.txt`)).error).toMatchObject({ statusCode: '404' })
  })

  test('is copied by its owner, by the name of which the bucket is a part', async () => {
    const path = await publish(png('el original'))
    const copy = fresh()
    expect((await bucketOf(ana).copy(path, copy)).data).toEqual({ path: `user-assets/${copy}` })
    await bucketOf(ana).remove([path])
    expect(await (await fetch(addressOf(copy))).text()).toBe('el original')
  })

  test('is listed by its prefix too, in pages, to its owner alone', async () => {
    for (const name of ['a.png', 'b.png', 'c/d.png']) await publish(png(name), `${ana.id}/lista/${name}`)
    const options = { prefix: `${ana.id}/lista/`, with_delimiter: true, limit: 2 }
    const { data } = await bucketOf(ana).listV2(options)
    expect(data).toMatchObject({ hasNext: true, folders: [] })
    expect(data?.objects.map(({ name }) => name.split('/').at(-1))).toEqual(['a.png', 'b.png'])
    const next = await bucketOf(ana).listV2({ ...options, cursor: data?.nextCursor ?? '' })
    expect(next.data).toMatchObject({
      hasNext: false,
      folders: [{ name: `${ana.id}/lista/c/` }],
      objects: [],
    })
    expect((await bucketOf(bea).listV2(options)).data).toMatchObject({ folders: [], objects: [] })
  })
})
