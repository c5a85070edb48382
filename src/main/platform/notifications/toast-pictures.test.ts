import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { toastFolder, ToastPictures } from './toast-pictures.ts'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47])

it('keeps a picture once, where it can be read, until all are forgotten', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cosmia-toasts '))
  const log = { warn: vi.fn(), error: vi.fn() }
  const inside = path.join(folder, 'new')
  const pictures = new ToastPictures(inside, log)
  const address = pictures.keep(png)
  expect(pictures.keep(png)).toBe(address)
  expect(new Uint8Array(readFileSync(fileURLToPath(address ?? '')))).toEqual(png)
  expect(readdirSync(inside)).toHaveLength(1)
  pictures.forget()
  expect(existsSync(inside)).toBe(false)
  pictures.forget()
  expect(log.warn).not.toHaveBeenCalled()
  await rm(folder, { recursive: true })
})

it('does without one where nothing can be written', () => {
  const log = { warn: vi.fn(), error: vi.fn() }
  expect(new ToastPictures('/dev/null/toasts', log).keep(png)).toBeNull()
  expect(log.warn).toHaveBeenCalledTimes(1)
})

it('has a folder for each profile', () => {
  const of = (userData: string) => toastFolder('/tmp', userData)
  expect(of('/home/luna/one')).toBe(of('/home/luna/one'))
  expect(of('/home/luna/one')).not.toBe(of('/home/luna/two'))
})
