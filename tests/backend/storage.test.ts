import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { testEmbedded } from '../hosted/embedded-only.ts'
import { sharedBackend, startBackend, type TestBackend } from './start-backend.ts'
import { befriend, newClient, newMember, unique, type Member } from './support/members.ts'

const MiB = 1024 * 1024

let backend: TestBackend
let ana: Member
let bea: Member
let carla: Member

beforeAll(async () => {
  backend = await sharedBackend()
  ana = await newMember(backend, unique('ana'))
  bea = await newMember(backend, unique('bea'))
  carla = await newMember(backend, unique('carla'))
  await befriend(ana, bea)
})

const textFile = (text: string, name = 'nota.txt') => new File([text], name, { type: 'text/plain' })

/** Uploads under a fresh name to the member's own folder of the public bucket. */
async function publish(member: Member, body: Blob | ArrayBuffer, contentType?: string): Promise<string> {
  const path = `${member.id}/posts/${crypto.randomUUID()}`
  const { error } = await member.client.storage
    .from('user-assets')
    .upload(path, body, contentType === undefined ? {} : { contentType })
  if (error) throw error
  return path
}

/** Asks the Storage API as a member, past the client library. */
async function ask(
  { client }: Pick<Member, 'client'>,
  place: string,
  { type, ...init }: RequestInit & { type: string },
): Promise<Response> {
  const { data } = await client.auth.getSession()
  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${data.session?.access_token ?? ''}`,
    'content-type': type,
  }
  return fetch(`${backend.url}/storage/v1/${place}`, { ...init, headers, duplex: 'half' } as RequestInit)
}

/** As a stream, so that their number is not declared. */
const bytesOf = (size: number) => new Blob([new Uint8Array(size)]).stream()

const publicUrl = (path: string) => ana.client.storage.from('user-assets').getPublicUrl(path).data.publicUrl

describe('an upload', () => {
  // spec: 7.uploads
  test('of a file is served at its public address with its type', async () => {
    const path = await publish(ana, textFile('Ñandú cósmico 🪐'))
    const response = await fetch(publicUrl(path))
    expect(response.headers.get('content-type')).toBe('text/plain')
    expect(await response.text()).toBe('Ñandú cósmico 🪐')
  })

  test('of a blob and of bare bytes keeps every byte', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    const blobPath = await publish(ana, new Blob([bytes], { type: 'image/png' }))
    const barePath = await publish(ana, bytes.buffer, 'image/png')
    for (const path of [blobPath, barePath]) {
      const served = await (await fetch(publicUrl(path))).bytes()
      expect(Buffer.compare(served, bytes)).toBe(0)
    }
  })

  test('does not replace a file', async () => {
    const path = await publish(ana, textFile('primera'))
    const again = await ana.client.storage.from('user-assets').upload(path, textFile('segunda'))
    expect(again.error?.message).toMatch(/already exists/i)
    expect(await (await fetch(publicUrl(path))).text()).toBe('primera')
  })

  test.each(['../fuga.txt', '%2e%2e/fuga.txt', '..%2ffuga.txt', 'posts/../../../fuga.txt'])(
    'to "%s" does not leave the folder',
    async (tail) => {
      const place = `object/user-assets/${ana.id}/${tail}`
      const response = await ask(ana, place, { method: 'POST', body: 'fuera', type: 'text/plain' })
      expect(response.ok).toBe(false)
    },
  )
})

describe('a size limit', () => {
  test('refuses a file that is too large', async () => {
    const big = new Blob([new Uint8Array(25 * MiB + 1)], { type: 'application/pdf' })
    const { error } = await ana.client.storage
      .from('chat-assets')
      .upload(`${ana.id}/chat/${bea.id}/grande.pdf`, big)
    expect(error?.message).toMatch(/maximum allowed size/)
  })

  test('holds for bytes whose number is not declared, once all have come', async () => {
    const path = `${ana.id}/posts/${crypto.randomUUID()}.mp4`
    const body = bytesOf(51 * MiB)
    const answer = await ask(ana, `object/user-assets/${path}`, { method: 'POST', body, type: 'video/mp4' })
    expect(await answer.json()).toMatchObject({
      statusCode: '403',
      message: 'The object exceeded the maximum allowed size of its type',
    })
    expect((await fetch(publicUrl(path))).ok).toBe(false)
  })
})

const testFolder = testEmbedded('it looks into the data folder of its server')

testFolder('a refused upload leaves no bytes behind', async () => {
  const data = await mkdtemp(join(tmpdir(), 'cosmia-refused-'))
  const server = await startBackend({ data })
  const eva = await newMember(server, 'eva')
  const bucket = eva.client.storage.from('user-assets')
  const files = async () => {
    const entries = await readdir(join(data, 'objects'), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).length
  }
  const send = async (name: string, body: BodyInit) => {
    const { data: signed } = await bucket.createSignedUploadUrl(`${eva.id}/posts/${name}`)
    const headers = { 'content-type': 'image/png' }
    const sent = { method: 'PUT', headers, body, duplex: 'half' } as RequestInit
    return (await fetch(signed?.signedUrl ?? '', sent)).status
  }
  expect(await send('1.png', 'x')).toBe(200)
  expect(await files()).toBe(1)
  expect(await send('2.png', bytesOf(5 * MiB))).toBe(400)
  expect(await files()).toBe(1)
  await server.stop()
  await rm(data, { recursive: true, force: true })
})

describe('a private file', () => {
  const path = () => `${ana.id}/chat/${bea.id}/secreto.txt`

  beforeAll(async () => {
    const { error } = await ana.client.storage.from('chat-assets').upload(path(), textFile('entre nosotras'))
    if (error) throw error
  })

  test('is shown to the receiver by a signed address', async () => {
    const { data } = await bea.client.storage.from('chat-assets').createSignedUrl(path(), 60)
    expect(await (await fetch(data?.signedUrl ?? '')).text()).toBe('entre nosotras')
  })

  test('is not signed for anybody else', async () => {
    const { error } = await carla.client.storage.from('chat-assets').createSignedUrl(path(), 60)
    expect(error).not.toBeNull()
    const { data } = await carla.client.storage.from('chat-assets').createSignedUrls([path()], 60)
    expect(data).toMatchObject([
      { signedUrl: null, error: expect.stringContaining('does not exist') as string },
    ])
    expect((await carla.client.storage.from('chat-assets').download(path())).error).not.toBeNull()
  })

  test('is not shown at the public address, nor by a token that is forged or is of another file', async () => {
    expect((await fetch(bea.client.storage.from('chat-assets').getPublicUrl(path()).data.publicUrl)).ok).toBe(
      false,
    )
    const { data } = await bea.client.storage.from('chat-assets').createSignedUrl(path(), 60)
    const forged = (data?.signedUrl ?? '').slice(0, -4)
    const response = await fetch(forged)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'InvalidJWT' })
    const other = (data?.signedUrl ?? '').replace('secreto', 'otro')
    expect(await (await fetch(other)).json()).toMatchObject({ error: 'InvalidSignature' })
  })

  test('is not shown any more once its address has run out', async () => {
    const { data } = await bea.client.storage.from('chat-assets').createSignedUrl(path(), 1)
    await expect
      .poll(async () => (await fetch(data?.signedUrl ?? '')).json().catch(() => null), { timeout: 10_000 })
      .toMatchObject({ error: 'InvalidJWT', message: expect.stringContaining('"exp" claim') as string })
  })

  test('is signed for a second at least', async () => {
    const { error } = await bea.client.storage.from('chat-assets').createSignedUrl(path(), -5)
    expect(error?.message).toBe('body/expiresIn must be >= 1')
  })
})

describe('a signed upload', () => {
  test('takes the file without a session, once', async () => {
    const path = `${ana.id}/posts/${crypto.randomUUID()}.txt`
    const { data } = await ana.client.storage.from('user-assets').createSignedUploadUrl(path)
    const bucket = newClient(backend).storage.from('user-assets')
    const uploaded = await bucket.uploadToSignedUrl(path, data?.token ?? '', textFile('por encargo'))
    expect(uploaded.error).toBeNull()
    expect(await (await fetch(publicUrl(path))).text()).toBe('por encargo')
    expect((await bucket.uploadToSignedUrl(path, data?.token ?? '', textFile('otra'))).error).not.toBeNull()
  })

  test('is not given out for the folder of somebody else', async () => {
    const { error } = await bea.client.storage
      .from('user-assets')
      .createSignedUploadUrl(`${ana.id}/posts/x.txt`)
    expect(error).not.toBeNull()
  })
})

describe('a range', () => {
  const digits = '0123456789'

  async function part(range: string) {
    const path = await publish(ana, textFile(digits))
    const response = await fetch(publicUrl(path), { headers: { range } })
    return [response.status, response.headers.get('content-range'), await response.text()]
  }

  test.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=10-', 416, null, expect.stringContaining('invalid range')],
    ['bytes=0-1,3-4', 416, null, expect.stringContaining('invalid range')],
    ['lines=1-2', 416, null, expect.stringContaining('invalid range')],
  ])('%s is answered with %d', async (range, ...expected) => {
    expect(await part(range)).toEqual(expected)
  })
})

describe('a listing', () => {
  test('shows the files and folders right below, in pages', async () => {
    const bucket = carla.client.storage.from('user-assets')
    for (const name of ['b.txt', 'a.txt', 'posts/c.txt', 'posts/d.txt']) {
      await bucket.upload(`${carla.id}/${name}`, textFile(name))
    }
    const names = async (folder: string, page = {}) =>
      (await bucket.list(folder, page)).data?.map((entry) => [entry.name, entry.id !== null])
    expect(await names(carla.id)).toEqual([
      ['a.txt', true],
      ['b.txt', true],
      ['posts', false],
    ])
    expect(await names(`${carla.id}/posts`)).toEqual([
      ['c.txt', true],
      ['d.txt', true],
    ])
    expect(await names(carla.id, { limit: 1, offset: 1 })).toEqual([['b.txt', true]])
  })

  test('does not show what somebody else has', async () => {
    const { data } = await bea.client.storage.from('user-assets').list(carla.id)
    expect(data).toEqual([])
  })
})

test('a removed file is gone, and only its owner removes it', async () => {
  const path = await publish(ana, textFile('adiós'))
  const refused = await bea.client.storage.from('user-assets').remove([path])
  expect(refused.data).toEqual([])
  expect((await fetch(publicUrl(path))).ok).toBe(true)
  await ana.client.storage.from('user-assets').remove([path])
  expect((await fetch(publicUrl(path))).ok).toBe(false)
})
