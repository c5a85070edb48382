import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  WriteStream,
} from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteError } from '../../route-error.ts'
import { ChosenPlaces } from './chosen-places.ts'

/** Set, no file may be made beside the target: of this folder the system lets that one file be written. */
let refusal: { readonly folder: string; readonly code: string } | undefined
vi.mock('node:fs/promises', async (original) => {
  const real = await original<{ open: typeof open }>()
  const openUnlessRefused: typeof open = (file, ...more) => {
    const { dir, base } = path.parse(String(file))
    if (dir !== refusal?.folder || base === 'datos.json') return real.open(file, ...more)
    return Promise.reject(Object.assign(new Error('Operation not permitted'), { code: refusal.code }))
  }
  return { ...real, open: openUnlessRefused }
})

let folder: string
let temporary: string
let target: string
const bytes = (text: string) => new TextEncoder().encode(text)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-parts-'))
  temporary = mkdtempSync(path.join(tmpdir(), 'cosmia-temporary-'))
  target = path.join(folder, 'datos.json')
})
afterEach(() => {
  vi.restoreAllMocks()
  refusal = undefined
  rmSync(folder, { recursive: true })
  rmSync(temporary, { recursive: true })
})

function chosen() {
  const place = new ChosenPlaces(temporary)
  const { token, name } = place.offer(target)
  expect(name).toBe('datos.json')
  return { place, token, file: place.at(token) }
}

/** From now on each write fails as the disk does. */
async function failWrites(code: string): Promise<void> {
  const probe = await open(path.join(folder, 'probe'), 'w')
  const prototype = Object.getPrototypeOf(probe) as FileHandle
  await probe.close()
  rmSync(path.join(folder, 'probe'))
  vi.spyOn(prototype, 'writeFile').mockRejectedValueOnce(Object.assign(new Error('disk'), { code }))
}

/** The first bytes that go straight to this file find no room. */
function fillDiskAt(file: string): void {
  const write = WriteStream.prototype._write
  let isFull = true
  vi.spyOn(WriteStream.prototype, '_write').mockImplementation(function (
    this: WriteStream,
    bytes: Buffer,
    encoding: BufferEncoding,
    done: (error?: Error | null) => void,
  ) {
    if (this.path !== file || !isFull) return write.call(this, bytes, encoding, done)
    isFull = false
    done(Object.assign(new Error('disk'), { code: 'ENOSPC' }))
  })
}

const codeOf = (act: Promise<void>) =>
  act.then(
    () => 'ok',
    (cause: unknown) => (cause instanceof RouteError ? cause.code : cause),
  )

it('a file appears once all its parts are there, and takes the place of the one before', async () => {
  writeFileSync(target, 'antes')
  const { file } = chosen()
  await file.write(bytes('órb'))
  await file.write(bytes('ita'))
  expect(readFileSync(target, 'utf8')).toBe('antes')
  await file.finish()
  expect(readFileSync(target, 'utf8')).toBe('órbita')
  expect(readdirSync(folder)).toEqual(['datos.json'])
})

it.each([
  ['ENOSPC', 'file.disk_full'],
  ['EDQUOT', 'file.disk_full'],
  ['EIO', 'file.unwritable'],
])('%s is told as %s, leaves nothing, and the file may be begun again', async (code, told) => {
  const { file } = chosen()
  await file.write(bytes('primera parte'))
  await failWrites(code)
  expect(await codeOf(file.write(bytes('otra')))).toBe(told)
  expect(readdirSync(folder)).toEqual([])
  await file.write(bytes('entera'))
  await file.finish()
  expect(readFileSync(target, 'utf8')).toBe('entera')
})

it('a folder that is gone, or a file that cannot be replaced, is unwritable', async () => {
  const { file } = chosen()
  rmSync(folder, { recursive: true })
  expect(await codeOf(file.write(bytes('x')))).toBe('file.unwritable')
  const place = new ChosenPlaces(temporary)
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-parts-'))
  const { token } = place.offer(folder)
  await place.at(token).write(bytes('x'))
  expect(await codeOf(place.at(token).finish())).toBe('file.unwritable')
  expect(await codeOf(place.at(token).finish())).toBe('file.unwritable')
})

it('what is given up leaves nothing', async () => {
  const { file, place, token } = chosen()
  await file.write(bytes('x'))
  await file.discard()
  expect(readdirSync(folder)).toEqual([])
  await place.at(token).write(bytes('x'))
  await place.forget()
  expect(readdirSync(folder)).toEqual([])
  expect(() => place.at(token)).toThrow(RouteError)
})

it('several files are written at once, each to its place, and there no more once it is whole', async () => {
  const { file, place, token } = chosen()
  await file.write(bytes('uno'))
  const other = place.offer(path.join(folder, 'otro.json'))
  await place.at(other.token).write(bytes('dos'))
  await place.finish(token)
  await place.finish(other.token)
  expect(readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))).toEqual([
    'uno',
    'dos',
  ])
  expect(() => place.at(token)).toThrow(RouteError)
})

/** The save panel of macOS vouches for the file that was chosen, the portal of a Flatpak as well; other folders are read-only. */
describe.each(['EPERM', 'EACCES', 'EROFS'])('where only the file itself may be written (%s)', (code) => {
  beforeEach(() => {
    refusal = { folder, code }
  })

  it('it is whole there all the same, with nothing left elsewhere', async () => {
    writeFileSync(target, 'antes, y más larga')
    const { file } = chosen()
    await file.write(bytes('órb'))
    await file.write(bytes('ita'))
    expect(readFileSync(target, 'utf8')).toBe('antes, y más larga')
    expect(readdirSync(folder)).toEqual(['datos.json'])
    await file.finish()
    expect(readFileSync(target, 'utf8')).toBe('órbita')
    expect([readdirSync(folder), readdirSync(temporary)]).toEqual([['datos.json'], []])
  })

  it('nothing is left of what is given up, neither there nor elsewhere', async () => {
    const { file } = chosen()
    await file.write(bytes('x'))
    expect(readdirSync(temporary)).toHaveLength(1)
    await file.discard()
    expect([readdirSync(folder), readdirSync(temporary)]).toEqual([[], []])
  })
})

it('where not even the file may be written, it says so before anything is read for it', async () => {
  mkdirSync(target)
  refusal = { folder, code: 'EACCES' }
  const { file } = chosen()
  expect(await codeOf(file.write(bytes('x')))).toBe('file.unwritable')
  expect(readdirSync(temporary)).toEqual([])
})

it('a disk that fills while it is copied gives back what lay there before', async () => {
  refusal = { folder, code: 'EPERM' }
  writeFileSync(target, 'antes')
  const { file } = chosen()
  await file.write(bytes('una más larga que la de antes'))
  fillDiskAt(target)
  expect(await codeOf(file.finish())).toBe('file.disk_full')
  expect(readFileSync(target, 'utf8')).toBe('antes')
  expect(readdirSync(temporary)).toEqual([])
})
