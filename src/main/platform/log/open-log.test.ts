import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLog } from './open-log.ts'

let folder: string
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-log-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const written = () => readFileSync(path.join(folder, 'main.log'), 'utf8')

it('writes what went wrong with its cause, and nothing that tells of a member', async () => {
  const log = openLog(folder)
  expect(readdirSync(folder)).toEqual([])
  log.error(
    'the page did not load',
    new Error('no answer of https://x.supabase.co/?apikey=sb_a for sol@cosmia.test'),
  )
  await log.written()
  expect(written()).toMatch(
    /\[error\].*the page did not load: Error: no answer of https:<address> for <mail>\n\s+at /,
  )
  expect(console.error).toHaveBeenCalled()
})

it('begins another file before one grows too large', async () => {
  const log = openLog(folder)
  for (let line = 0; line < 120; line++) log.warn('x'.repeat(100_000))
  await log.written()
  expect(readdirSync(folder).toSorted()).toEqual(['main.log', 'main.old.log'])
  expect(statSync(path.join(folder, 'main.old.log')).size).toBeLessThan(1.2 * 1024 * 1024)
})
