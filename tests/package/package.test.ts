import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { extractAll, listPackage } from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOST } from '../chromium-host/support/fixture-app.ts'
import { pack } from './support/pack.ts'

const MEGABYTES = 1024 * 1024
/** How a fuse that is set is written. */
const ENABLED = '1'.charCodeAt(0)

let folder: string
let program: string
const archive = () => path.join(program, 'resources', 'app.asar')
const files = () => listPackage(archive(), { isPack: false }).map((name) => name.slice(1))

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-package-'))
  program = await pack(folder, 'x64')
})
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }))

describe('the archive', () => {
  it('holds the built app, its icon and the keychain of this system, and nothing else', () => {
    expect(new Set(files().map((name) => name.split('/')[0]))).toEqual(
      new Set(['node_modules', 'out', 'package.json', 'resources']),
    )
    const of = (prefix: string) => files().filter((name) => name.startsWith(prefix) && /\.\w+$/.test(name))
    expect(of('out/').map((name) => name.split('/')[1])).toEqual(
      expect.arrayContaining(['main', 'preload', 'renderer']),
    )
    expect(of('resources/')).toEqual(['resources/icons/256x256.png'])
    expect(of('node_modules/').toSorted()).toEqual(
      ['LICENSE.md', 'lib/keytar.js', 'package.json', 'prebuilds/linux-x64/keytar.node'].map(
        (name) => `node_modules/keytar/${name}`,
      ),
    )
  })

  it('holds no source, map or test', () => {
    expect(files().filter((name) => /\.(map|tsx?|test\.\w+|sql)$/.test(name))).toEqual([])
    expect(statSync(archive()).size).toBeLessThan(12 * MEGABYTES)
  })

  it('leaves only the native module outside, where nothing is checked', () => {
    const outside = readdirSync(`${archive()}.unpacked`, { recursive: true, withFileTypes: true })
    expect(outside.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['keytar.node'])
  })
})

it('has an icon in each size that menus of Linux look for, drawn as large as its name says', () => {
  const icons = path.resolve('resources/icons')
  const sides = readdirSync(icons).map((name) => {
    // Width and height follow the signature and the head of the first chunk.
    const png = readFileSync(path.join(icons, name))
    expect(name).toBe(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}.png`)
    return png.readUInt32BE(16)
  })
  expect(sides.toSorted((a, b) => a - b)).toEqual([16, 24, 32, 48, 64, 128, 256, 512])
})

it('brings the languages that are read, and no more', () => {
  expect(readdirSync(path.join(program, 'locales')).toSorted()).toEqual(['en-US.pak', 'es-419.pak', 'es.pak'])
})

it('has its fuses set', async () => {
  const wire = await getCurrentFuseWire(path.join(program, 'cosmia'))
  const isOn = (fuse: keyof typeof FuseV1Options) => wire[FuseV1Options[fuse]] === ENABLED
  const fuses = Object.keys(FuseV1Options).filter((name) =>
    /^[A-Z]/.test(name),
  ) as (keyof typeof FuseV1Options)[]
  expect(fuses.filter(isOn)).toEqual([
    'EnableCookieEncryption',
    'EnableEmbeddedAsarIntegrityValidation',
    'OnlyLoadAppFromAsar',
  ])
})

it('starts what is packaged, with its own page whatever the environment names', async () => {
  const app = path.join(folder, 'app')
  extractAll(archive(), app)
  cpSync(`${archive()}.unpacked`, app, { recursive: true })
  const started = spawn(
    path.join(HOST, 'electron'),
    [app, `--user-data-dir=${path.join(folder, 'data')}`, '--remote-debugging-port=0'],
    {
      env: { ...process.env, COSMIA_HOST_PACKAGED: '1', ELECTRON_RENDERER_URL: 'http://127.0.0.1:9' },
      stdio: ['ignore', 'inherit', 'pipe'],
    },
  )
  const ended = once(started, 'exit')
  let address: string | undefined
  for await (const line of createInterface({ input: started.stderr })) {
    address = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1]
    if (address) break
  }
  const browser = await chromium.connectOverCDP(address ?? '')
  const context = browser.contexts()[0]
  const page = context?.pages()[0] ?? (await context?.waitForEvent('page'))
  await page?.getByRole('heading').first().waitFor()
  expect(page?.url()).toContain('https://bundle.app.invalid/')
  await browser.close()
  started.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
})
