import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findChromium } from './find-chromium.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'find-chromium-'))
const browser = path.join(folder, 'google-chrome')

const shell = path.join(folder, 'bin', 'chromium-headless-shell')

beforeAll(() => {
  mkdirSync(path.dirname(shell))
  for (const file of [browser, shell]) writeFileSync(file, '', { mode: 0o755 })
})
afterAll(() => rmSync(folder, { recursive: true }))

it('takes the browser that COSMIA_CHROMIUM names', () => {
  expect(findChromium({ COSMIA_CHROMIUM: browser, PATH: '/usr/bin' })).toBe(browser)
})

it('says that COSMIA_CHROMIUM names nothing', () => {
  expect(() => findChromium({ COSMIA_CHROMIUM: '/nowhere/chromium' })).toThrow(
    /COSMIA_CHROMIUM is "\/nowhere\/chromium"/,
  )
})

it('looks on PATH', () => {
  expect(findChromium({ PATH: folder }, [])).toBe(browser)
})

it('takes the headless shell where it is asked for', () => {
  const PATH = [folder, path.dirname(shell)].join(path.delimiter)
  expect(findChromium({ PATH }, [])).toBe(browser)
  expect(findChromium({ PATH, COSMIA_HOST_SHELL: '1' }, [])).toBe(shell)
  expect(findChromium({ PATH: folder, COSMIA_HOST_SHELL: '1' }, [])).toBe(browser)
})

it('names the command that installs one', () => {
  expect(() => findChromium({ PATH: '/nowhere' }, [])).toThrow(/apt-get install chromium.+COSMIA_CHROMIUM/)
})
