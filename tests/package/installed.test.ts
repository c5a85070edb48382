import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, describe, expect, it } from 'vitest'
import { installedRuntime } from '../../.config/tasks/lib/electron-runtime.ts'
import { noteNotRun } from '#tests/not-run.ts'
import { install, packagesFor, type Installed } from './support/install.ts'
import { openProgram } from './support/open-packaged.ts'
import { packHere } from './support/pack.ts'

const runtime = installedRuntime()
/** Folder of packages, as a release is made of them. */
const packages = process.env['COSMIA_PACKAGES']
const { platform, arch } = process
if (!runtime.isElectron) noteNotRun('the packaged app in Electron itself', 'it needs the Electron binary')

const ENABLED = '1'.charCodeAt(0)
/** Electron has no sandbox for root. */
const asRoot = platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []
const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'cosmia-installed-'))
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }))

/** Program that the system starts for a `cosmia://` link. On Linux only an installed package has its say. */
function handlerOfLinks(program: string): string {
  if (platform === 'win32') {
    const key = String.raw`HKCU\Software\Classes\cosmia\shell\open\command`
    return execFileSync('reg', ['query', key, '/ve'], { encoding: 'utf8' })
  }
  const plist = path.join(program, 'Contents', 'Info.plist')
  return execFileSync('plutil', ['-extract', 'CFBundleURLTypes', 'json', '-o', '-', plist], {
    encoding: 'utf8',
  })
}

async function startsWithItsFuses({ program, executable, args }: Installed, userData: string) {
  const wire = await getCurrentFuseWire(program)
  expect(wire[FuseV1Options.RunAsNode]).not.toBe(ENABLED)
  expect(wire[FuseV1Options.OnlyLoadAppFromAsar]).toBe(ENABLED)
  expect(wire[FuseV1Options.EnableEmbeddedAsarIntegrityValidation]).toBe(ENABLED)

  const { page, quit } = await openProgram(executable, [...args, ...asRoot], userData)
  try {
    expect(page.url()).toContain('app://bundle/')
    // They are taken once the page has loaded.
    if (platform !== 'linux')
      await expect.poll(() => handlerOfLinks(program), { timeout: 10_000 }).toMatch(/cosmia/i)
  } finally {
    await quit()
  }
}

describe.runIf(runtime.isElectron && !packages)('the packaged app in Electron itself', () => {
  it('starts with the fuses that it was given, and takes the links of its scheme', async () => {
    const packed = await packHere(folder, runtime.folder)
    await startsWithItsFuses({ ...packed, args: [] }, path.join(folder, 'data'))
  })
})

if (packages)
  describe('the packages that members get', () => {
    const here = packagesFor(readdirSync(packages), platform, arch)

    it('has one for this machine among them', () => {
      expect(here.length).toBeGreaterThan(0)
    })

    it.each(here)('%s can be installed, and starts', { timeout: 300_000 }, async (name) => {
      const place = path.join(folder, name)
      await startsWithItsFuses(install(path.join(packages, name), place), path.join(place, 'data'))
    })
  })
