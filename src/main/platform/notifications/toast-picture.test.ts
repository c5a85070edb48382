import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { toastPicture } from './toast-picture.ts'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47])

it('keeps a picture once, where it can be read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cosmia-toasts '))
  const log = { warn: vi.fn(), error: vi.fn() }
  const inside = path.join(folder, 'new')
  const address = toastPicture(inside, png, log)
  expect(toastPicture(inside, png, log)).toBe(address)
  expect(new Uint8Array(readFileSync(fileURLToPath(address ?? '')))).toEqual(png)
  expect(readdirSync(inside)).toHaveLength(1)
  await rm(folder, { recursive: true })
})

it('does without one where nothing can be written', () => {
  const log = { warn: vi.fn(), error: vi.fn() }
  expect(toastPicture('/dev/null/toasts', png, log)).toBeNull()
  expect(log.warn).toHaveBeenCalledTimes(1)
})
