import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KeptFolders } from './kept-folders.ts'

let folder: string
const log = { warn: vi.fn(), error: vi.fn() }
const at = (...parts: readonly string[]) => path.join(folder, ...parts)
const start = () => new KeptFolders(at('folders.json'), log)

beforeEach(() => {
  vi.clearAllMocks()
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-folders-'))
  mkdirSync(at('fotos'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('knows at the next start where the member was, each purpose by itself, unless it is gone', () => {
  start().keep('image', at('fotos'))
  expect(start().of('image')).toBe(at('fotos'))
  expect(start().of('saving')).toBeUndefined()
  rmSync(at('fotos'), { recursive: true })
  expect(start().of('image')).toBeUndefined()
})

it('begins anew with a file that cannot be read, and counts for this run what cannot be stored', () => {
  writeFileSync(at('folders.json'), '{"image": 7')
  const broken = start()
  expect(broken.of('image')).toBeUndefined()
  mkdirSync(at('folders.json.new'))
  broken.keep('image', at('fotos'))
  expect(broken.of('image')).toBe(at('fotos'))
  expect(log.warn).toHaveBeenCalledTimes(1)
})
