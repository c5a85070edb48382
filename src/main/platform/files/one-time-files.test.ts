import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { OneTimeFiles } from './one-time-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cosmia-offered-'))
afterAll(() => rmSync(folder, { recursive: true }))

function inspected(name: string, bytes: Uint8Array) {
  const target = path.join(folder, name)
  writeFileSync(target, bytes)
  return { path: target, name, type: 'image/png', size: bytes.length }
}

const tokenOf = (url: string) => url.replace('/files/', '')

describe('OneTimeFiles', () => {
  it('gives the bytes once, with type and size, and nothing the second time', async () => {
    const bytes = new Uint8Array(300_000).map((_, index) => index % 251)
    const files = new OneTimeFiles('app://bundle')
    const { url, ...told } = files.offer(inspected('a.png', bytes))
    expect(told).toEqual({ name: 'a.png', type: 'image/png', size: 300_000 })
    const response = await files.take(tokenOf(url))
    expect(new Uint8Array((await response?.arrayBuffer()) ?? [])).toEqual(bytes)
    expect(response?.headers.get('content-type')).toBe('image/png')
    expect(response?.headers.get('content-length')).toBe('300000')
    expect(await files.take(tokenOf(url))).toBeNull()
  })

  it('gives an empty file', async () => {
    const files = new OneTimeFiles('app://bundle')
    const { url } = files.offer(inspected('empty.txt', new Uint8Array()))
    expect(await (await files.take(tokenOf(url)))?.text()).toBe('')
  })

  it('does not give a file that changed after it was looked at', async () => {
    const files = new OneTimeFiles('app://bundle')
    const file = inspected('grown.png', new Uint8Array(10))
    const { url } = files.offer(file)
    appendFileSync(file.path, 'more')
    expect(await files.take(tokenOf(url))).toBeNull()
  })

  it('gives nothing of a file that is gone', async () => {
    const files = new OneTimeFiles('app://bundle')
    const file = inspected('gone.png', new Uint8Array(10))
    const { url } = files.offer(file)
    rmSync(file.path)
    expect(await files.take(tokenOf(url))).toBeNull()
  })

  it('names our own protocol in full for a page of another origin', () => {
    const files = new OneTimeFiles('http://localhost:5173')
    expect(files.offer(inspected('b.png', new Uint8Array(1))).url).toMatch(
      /^app:\/\/bundle\/files\/[\w-]{32}$/,
    )
  })

  it('forgets the oldest of more offers than are kept', async () => {
    const files = new OneTimeFiles('app://bundle')
    const file = inspected('c.png', new Uint8Array(1))
    const [first, second] = Array.from({ length: 121 }, () => tokenOf(files.offer(file).url))
    expect(await files.take(first ?? '')).toBeNull()
    expect(await files.take(second ?? '')).not.toBeNull()
  })
})
