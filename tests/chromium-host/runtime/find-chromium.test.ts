import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findChromium } from './find-chromium.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'find-chromium-'))
const browser = path.join(folder, 'google-chrome')

beforeAll(() => writeFileSync(browser, '', { mode: 0o755 }))
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

it('names the command that installs one', () => {
  expect(() => findChromium({ PATH: '/nowhere' }, [])).toThrow(/apt-get install chromium.+COSMIA_CHROMIUM/)
})
