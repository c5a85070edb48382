import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RouteError } from '../../route-error.ts'
import { ChosenPlaces } from './chosen-places.ts'

let folder: string
let target: string
const bytes = (text: string) => new TextEncoder().encode(text)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-parts-'))
  target = path.join(folder, 'datos.json')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

function chosen() {
  const place = new ChosenPlaces()
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
  const place = new ChosenPlaces()
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
