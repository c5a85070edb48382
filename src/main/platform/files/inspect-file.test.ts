import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { FileKind } from '#shared/bridge.ts'
import { RouteError } from '../../route-error.ts'
import { inspectFile } from './inspect-file.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cosmia-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const MIB = 1024 * 1024
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const MP4 = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex')
const M4V = Buffer.from('00000018667479704d345620000000006d70343269736f6d', 'hex')
const OPUS = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(16)])
/** A PNG with an animation of one picture (acTL) before its data. */
const APNG = Buffer.concat([
  PNG.subarray(0, 33),
  Buffer.from('000000086163544c00000001000000000000000000', 'hex'),
  PNG.subarray(33),
])
const PDF = Buffer.from('%PDF-1.7\n')
const EXE = Buffer.from('4d5a90000300000004000000ffff0000', 'hex')
const TEXT = Buffer.from('Había una vez una nebulosa 🪐', 'utf8')

/** Writes a file, grown with zero bytes to `size` if that is larger. */
function file(name: string, bytes: Uint8Array, size = bytes.length): string {
  const target = path.join(folder, name)
  writeFileSync(target, bytes)
  truncateSync(target, size)
  return target
}

async function codeOf(target: string, kind: FileKind): Promise<string> {
  const answer = await inspectFile(target, kind).catch((error: unknown) => error)
  return answer instanceof RouteError ? answer.code : 'accepted'
}

describe('inspectFile', () => {
  it('says name, type by the bytes and size', async () => {
    const target = file('foto ñ.txt', PNG)
    expect(await inspectFile(target, 'image')).toEqual({
      path: target,
      name: 'foto ñ.txt',
      type: 'image/png',
      size: PNG.length,
    })
  })

  it.each<[string, Buffer, FileKind]>([
    ['a picture', PNG, 'post-media'],
    ['a film', MP4, 'post-media'],
    ['a pdf', PDF, 'blog-content'],
    ['a text', TEXT, 'blog-content'],
    ['a text of Windows', Buffer.from('ma\xf1ana', 'latin1'), 'blog-content'],
    ['a text in UTF-16', Buffer.from('\uFEFFmañana', 'utf16le'), 'blog-content'],
    ['a text', TEXT, 'chat-file'],
    ['a pdf', PDF, 'chat-file'],
    ['a picture', PNG, 'blog-cover'],
  ])('accepts %s', async (what, bytes, kind) => {
    expect(await codeOf(file(`${what}.bin`, bytes), kind)).toBe('accepted')
  })

  it.each<[string, Buffer, FileKind, string]>([
    ['a voice recording', OPUS, 'chat-file', 'audio/ogg'],
    ['a film of Apple', M4V, 'post-media', 'video/mp4'],
    ['a picture that moves', APNG, 'image', 'image/png'],
  ])('takes %s for what it is a kind of', async (what, bytes, kind, type) => {
    expect(await inspectFile(file(`${what}.bin`, bytes), kind)).toMatchObject({ type })
  })

  it.each<[string, string, Buffer, FileKind]>([
    ['a program named like a picture', 'gato.png', EXE, 'image'],
    ['a film as a picture', 'film.png', MP4, 'image'],
    ['a pdf as a post', 'post.png', PDF, 'post-media'],
    ['a picture as blog content', 'blog.txt', PNG, 'blog-content'],
    ['text as a post', 'post.mp4', TEXT, 'post-media'],
    ['a text with a zero byte', 'zero.txt', Buffer.from('a\0b'), 'blog-content'],
    ['a text in no encoding', 'noise.txt', Buffer.from('ma\xf1ana\x81', 'latin1'), 'blog-content'],
    ['a sound', 'sound.txt', Buffer.from('fffbe4000000000000000000', 'hex'), 'blog-content'],
  ])('refuses %s as unsupported', async (_what, name, bytes, kind) => {
    expect(await codeOf(file(name, bytes), kind)).toBe('file.unsupported')
  })

  it.each<[string, Buffer, FileKind, number]>([
    ['a picture in a post', PNG, 'post-media', 10],
    ['a film in a post', MP4, 'post-media', 50],
    ['a pdf in a blog', PDF, 'blog-content', 20],
    ['a film in a chat', MP4, 'chat-file', 25],
    ['a cover', PNG, 'blog-cover', 10],
  ])('accepts %s up to its size and not a byte more', async (_what, bytes, kind, mib) => {
    expect(await codeOf(file('large.bin', bytes, mib * MIB), kind)).toBe('accepted')
    expect(await codeOf(file('large.bin', bytes, mib * MIB + 1), kind)).toBe('file.too_large')
  })

  it('cannot read what is gone or a folder', async () => {
    expect(await codeOf(path.join(folder, 'gone.png'), 'image')).toBe('file.unreadable')
    expect(await codeOf(folder, 'image')).toBe('file.unreadable')
  })
})
